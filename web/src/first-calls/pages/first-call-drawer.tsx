import Button from '@mui/material/Button'
import type { CompletedCall, FirstCall } from '@pietas/contract/first-calls'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isProblem } from '../../kit/api'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState, toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { DiscardButton } from '../discard-button'
import { heldHere } from '../held-here'
import { firstCallQuery } from '../queries'
import { tellCompleted } from '../tell-completed'
import { FirstCallForm } from './first-call-form'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A call that has just come, or one that was kept. */
    firstCall: { firstCallId?: number }
  }
}

/** What is asked when somebody has died, in the order in which people tell it. */
export function FirstCallDrawer({ firstCallId }: { firstCallId?: number }) {
  const [reopened] = useState(heldHere.recall)
  // A reload leaves it there, closing the sheet does not.
  useEffect(() => heldHere.forget, [])
  const id = firstCallId ?? reopened
  return id === undefined ? <NewCall /> : <KeptCall firstCallId={id} />
}

function NewCall() {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const [held, setHeld] = useState<FirstCall>()
  const leave = () => {
    if (held) toast.success('firstCall.kept')
    close()
  }
  return (
    <SideDrawer
      size="large"
      title={t('firstCall.title')}
      actions={held && <DiscardButton call={held} />}
      onClose={leave}
    >
      <Sheet onHeld={setHeld} />
    </SideDrawer>
  )
}

function Sheet({ call, onHeld }: { call?: FirstCall; onHeld?: (call: FirstCall) => void }) {
  const router = useRouter()
  const { close, finish } = useDrawers()
  const showCase = (completed: CompletedCall) => {
    tellCompleted(completed)
    void router.navigate({
      to: '/processes/$processId',
      params: { processId: String(completed.processId) },
      replace: true,
    })
  }
  return <FirstCallForm call={call} onHeld={onHeld} onKept={finish} onCompleted={showCase} onCancel={close} />
}

function KeptCall({ firstCallId }: { firstCallId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const may = usePermissions()
  const { data: call, error } = useQuery(firstCallQuery(firstCallId))
  const isOpen = call && !call.deleted && call.processId === null
  return (
    <SideDrawer
      size="large"
      title={t('firstCall.title')}
      actions={isOpen && may('Process:Create') && <DiscardButton call={call} />}
      onClose={close}
    >
      {isOpen && <Sheet call={call} />}
      {call && !isOpen && <EndedCall call={call} />}
      {!call && !error && <DrawerSkeleton />}
      {error && !call && (
        <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'firstCall.not-found' : 'common.error')} />
      )}
    </SideDrawer>
  )
}

/** A call that somebody else has finished or discarded meanwhile. */
function EndedCall({ call }: { call: FirstCall }) {
  const { t } = useTranslation()
  const { processId, discardReason } = call
  if (processId === null) return <EmptyState title={t('firstCall.discarded-for', { reason: discardReason ?? '' })} />
  return (
    <EmptyState
      title={t('firstCall.finished', { id: processId })}
      action={
        <Button href={`/processes/${processId}`} variant="contained">
          {t('firstCall.to-process')}
        </Button>
      }
    />
  )
}
