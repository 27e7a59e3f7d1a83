import { type BlockerFn, type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { noteRefusedStep } from './patient-history'
import { unsaved } from './unsaved'
import { useLeaving } from './use-leaving'

type Step = Parameters<BlockerFn>[0]

const atStake = () => unsaved.dirty() || unsaved.saving()

const placeOf = ({ state }: HistoryLocation) => state.__TSR_index
const entryOf = ({ state }: HistoryLocation) => state.__TSR_key

// To another place of what is open: nothing is left.
const isWithin = ({ currentLocation: here, nextLocation: there }: Step): boolean =>
  here.pathname === there.pathname &&
  here.search === there.search &&
  here.hash !== there.hash &&
  here.state.drawer === there.state.drawer

/** @returns what takes a refused step after all. */
const laterStep = (history: RouterHistory, { action, currentLocation, nextLocation }: Step): (() => void) => {
  if (action === 'PUSH' || action === 'REPLACE') {
    const write = action === 'PUSH' ? history.push : history.replace
    return () => write(nextLocation.href, nextLocation.state, { ignoreBlocker: true })
  }
  const isBack = noteRefusedStep()
  return async () => {
    await isBack
    // A form that closed itself after saving has left already.
    if (entryOf(history.location) !== entryOf(currentLocation)) return
    history.go(placeOf(nextLocation) - placeOf(currentLocation), { ignoreBlocker: true })
  }
}

/** Stands once in the app: no navigation out of a changed form without a question, and none while it is being saved. */
export function LeaveGuard() {
  const { history } = useRouter()
  const [later, setLater] = useState<() => void>()
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: atStake,
        blockerFn: (step) => {
          if (!atStake() || isWithin(step)) return false
          const take = laterStep(history, step)
          setLater(() => take)
          return true
        },
      }),
    [history],
  )
  const stay = useCallback(() => setLater(undefined), [])
  const proceed = useCallback(() => {
    setLater(undefined)
    later?.()
  }, [later])
  return useLeaving({ asked: later !== undefined, proceed, stay })
}
