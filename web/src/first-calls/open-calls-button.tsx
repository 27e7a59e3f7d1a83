import IconButton from '@mui/material/IconButton'
import type { FirstCall } from '@pietas/contract/first-calls'
import { today } from '@pietas/contract/kit/days'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { useQuery } from '@tanstack/react-query'
import { PhoneIncoming } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { usePanels } from '../kit/commands'
import { useDrawers } from '../kit/drawer/use-drawers'
import { formatDate, joinParts, type Translate, useTranslation } from '../kit/i18n'
import { AnchoredMenu } from '../kit/menu'
import { SignCount } from '../kit/page/sign-count'
import { useMaybeSession, usePermissions } from '../kit/session'
import { useShortcut } from '../kit/shortcut'
import { Tooltip } from '../kit/tooltip'
import * as styles from './open-calls-button.module.css'
import { openCallsQuery } from './queries'

const lineOf = (call: FirstCall, t: Translate): string => {
  const about = joinParts([call.deceasedFirstName, call.deceasedLastName])
  const caller = joinParts([call.callerFirstName, call.callerLastName]) || call.callerPhone
  return joinParts([caller || t('firstCall.known-caller'), about && t('firstCall.about', { name: about })])
}

// Of today the time, else the day: on a telephone both would not fit.
const sinceOf = (instant: string): string => {
  const { day, time } = wallTimeOf(instant)
  return day === today() ? time : formatDate(day)
}

/** The calls that nobody has finished, wherever one is in the house; and the shortcut for the next one. */
export function OpenCallsButton() {
  const entity = useMaybeSession()?.legalEntity
  const may = usePermissions()
  if (!entity) return null
  return (
    <>
      {may('Process:Create') && <FirstCallKeys />}
      {may('Process:List') && <OpenCalls />}
    </>
  )
}

const useBegin = () => {
  const drawers = useDrawers()
  return () => void drawers.open('firstCall', {})
}

function FirstCallKeys() {
  const { t } = useTranslation()
  useShortcut('first-call', useBegin(), true, t('firstCall.title'))
  return null
}

function OpenCalls() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { data } = useQuery(openCallsQuery())
  const may = usePermissions()
  const begin = useBegin()
  usePanels(
    useCallback((name) => {
      if (name === 'open-calls') setAnchor(button.current)
    }, []),
  )
  const calls = data?.items ?? []
  if (calls.length === 0) return null
  const label = t('firstCall.open-count', { count: calls.length })
  const kept = calls.map((call) => ({
    id: call.id,
    label: lineOf(call, t),
    end: <span className={`${styles.since} numeric`}>{sinceOf(call.createdAt)}</span>,
    run: () => void drawers.open('firstCall', { firstCallId: call.id }),
  }))
  const another = { id: 'new', label: t('firstCall.new'), sign: <PhoneIncoming size={18} />, run: begin }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <PhoneIncoming size={20} aria-hidden />
          <SignCount count={calls.length} />
        </IconButton>
      </Tooltip>
      <AnchoredMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        groups={[
          { title: t('firstCall.open'), entries: kept },
          ...(may('Process:Create') ? [{ entries: [another] }] : []),
        ]}
      />
    </>
  )
}
