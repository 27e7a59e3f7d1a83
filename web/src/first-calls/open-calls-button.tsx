import IconButton from '@mui/material/IconButton'
import type { FirstCall } from '@pietas/contract/first-calls'
import { today } from '@pietas/contract/kit/days'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { useQuery } from '@tanstack/react-query'
import { PhoneIncoming } from 'lucide-react'
import { useState } from 'react'
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
  return entity && may('Process:Create') ? <OpenCalls /> : null
}

function OpenCalls() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery(openCallsQuery())
  const begin = () => void drawers.open('firstCall', {})
  useShortcut('first-call', begin, true, t('firstCall.title'))
  const calls = data?.items ?? []
  if (calls.length === 0) return null
  const label = t('firstCall.open-count', { count: calls.length })
  const kept = calls.map((call) => ({
    id: call.id,
    label: lineOf(call, t),
    end: <span className={`${styles.since} numeric`}>{sinceOf(call.createdAt)}</span>,
    run: () => void drawers.open('firstCall', { firstCallId: call.id }),
  }))
  return (
    <>
      <Tooltip title={label}>
        <IconButton
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
          { entries: [{ id: 'new', label: t('firstCall.new'), sign: <PhoneIncoming size={18} />, run: begin }] },
        ]}
      />
    </>
  )
}
