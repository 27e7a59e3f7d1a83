import { useBlocker } from '@tanstack/react-router'
import { unsaved } from './unsaved'
import { useLeaving } from './use-leaving'

const atStake = () => unsaved.dirty() || unsaved.saving()
const nothing = () => undefined

/** Stands once in the app: no navigation out of a changed form without a question, and none while it is being saved. */
export function LeaveGuard() {
  const leave = useBlocker({ shouldBlockFn: atStake, enableBeforeUnload: atStake, withResolver: true })
  const blocked = leave.status === 'blocked'
  return useLeaving({ asked: blocked, proceed: leave.proceed ?? nothing, stay: leave.reset ?? nothing })
}
