import { type BlockerFn, type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { belowDrawer } from '../drawer/use-drawers'
import { noteRefusedStep } from './patient-history'
import { type Staying, unsaved } from './unsaved'
import { useLeaving } from './use-leaving'

type Step = Parameters<BlockerFn>[0]

const atStake = (staying?: Staying) => unsaved.dirty(staying) || unsaved.saving(staying)

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

/**
 * Which forms a step leaves where they are. A drawer stands above its page: what the page holds stays when the drawer
 * opens, changes and closes.
 */
function useStaying() {
  const { options } = useRouter()
  const below = useRef<Staying>(undefined)
  return useCallback(
    ({ currentLocation: here, nextLocation: there }: Step): Staying | undefined => {
      const placeIn = ({ search, state }: HistoryLocation) =>
        belowDrawer({ state, search: options.parseSearch(search) })
      const [from, to] = [placeIn(here), placeIn(there)]
      const isSamePage =
        here.pathname === there.pathname && options.stringifySearch(from.search) === options.stringifySearch(to.search)
      if (!isSamePage) below.current = undefined
      else if (!from.isOpen && to.isOpen) below.current = unsaved.ids()
      return below.current
    },
    [options],
  )
}

/** Stands once in the app: no navigation out of a changed form without a question, and none while it is being saved. */
export function LeaveGuard() {
  const router = useRouter()
  const { history } = router
  const [later, setLater] = useState<{ take: () => void; staying: Staying | undefined }>()
  const stayingIn = useStaying()
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => atStake(),
        blockerFn: (step) => {
          const staying = stayingIn(step)
          if (!atStake(staying) || isWithin(step)) return false
          setLater({ take: laterStep(history, step), staying })
          return true
        },
      }),
    [history, stayingIn],
  )
  useEffect(() => router.subscribe('onRendered', () => unsaved.askAgain()), [router])
  const stay = useCallback(() => setLater(undefined), [])
  const proceed = useCallback(() => {
    setLater(undefined)
    later?.take()
  }, [later])
  return useLeaving({
    asked: later !== undefined,
    proceed,
    stay,
    ...(later?.staying ? { staying: later.staying } : {}),
  })
}
