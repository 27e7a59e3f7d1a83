import { type FirstCall, firstCallFields } from '@pietas/contract/first-calls'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isProblem } from '../../kit/api'
import { connection } from '../../kit/api/connection'
import type { RecordForm, SaveFacts } from '../../kit/form'
import { changedFields } from '../../kit/form/merge/compare'
import { isEmpty, soundFields } from '../../kit/form/record/sound-fields'
import type { AutosaveState } from '../../kit/form/record/use-autosave'
import { type FirstCallValues, firstCallRules } from '../first-call-values'

/** So many milliseconds after the last key what was typed belongs to the house. */
export const rest = 600

interface KeepAsideFacts {
  form: RecordForm<FirstCallValues>
  /** The call that is written on; absent = nobody knows of it yet. */
  held: FirstCall | undefined
  enabled: boolean
  /** Somebody keeps it himself just now, or makes a case of it. */
  isSending: RefObject<boolean>
  keep: (values: Partial<FirstCallValues>, facts: SaveFacts) => Promise<FirstCall>
  onKept: (call: FirstCall) => void
}

/**
 * Keeps a call for the house while somebody still types: whatever breaks off, the line, the machine or the night's
 * shift, the others find it among the open calls. What is wrong waits until it is mended.
 *
 * @returns how the latest change fares.
 */
export function useKeepAside(facts: KeepAsideFacts): AutosaveState | undefined {
  const { enabled, form } = facts
  const { hook } = form
  const latest = useRef(facts)
  latest.current = facts
  const key = useRef(crypto.randomUUID())
  const running = useRef(false)
  const again = useRef(false)
  const [state, setState] = useState<AutosaveState>()

  const flush = useCallback(async (): Promise<void> => {
    const { held, keep, onKept, isSending, form } = latest.current
    const { hook, storing } = form
    again.current = running.current
    if (running.current || isSending.current) return
    const typed = hook.getValues()
    const changed = changedFields(storing.stored.current, typed)
    const sound = structuredClone(soundFields(changed, firstCallFields, { rules: firstCallRules }, typed))
    const whole = { ...storing.stored.current, ...sound }
    if (isEmpty(sound) || firstCallRules(whole).length > 0) return
    running.current = true
    setState('saving')
    try {
      const call = await keep(held ? sound : whole, { version: storing.version.current, idempotencyKey: key.current })
      storing.stored.current = whole
      storing.version.current = call.version
      // The fields stay as they are, so that nobody is interrupted while typing.
      if (!isSending.current) hook.reset(whole, { keepValues: true, keepErrors: true, keepTouched: true })
      onKept(call)
      setState('saved')
    } catch (error) {
      // Somebody else writes on it as well: both are put together, and it goes on from there.
      again.current = isProblem(error, 'STALE_VERSION') && (await storing.takeRefusal(error, false))
      setState('error')
    } finally {
      running.current = false
      if (again.current) void flush()
    }
  }, [])

  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), rest)
    }
    const unsubscribe = hook.subscribe({ formState: { values: true }, callback: later })
    // What came back after a reload belongs to the house as well.
    later()
    const whenHidden = () => document.visibilityState === 'hidden' && void flush()
    const whenReachable = () => connection.reachable() && void flush()
    document.addEventListener('visibilitychange', whenHidden)
    const unsubscribeConnection = connection.subscribe(whenReachable)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', whenHidden)
      unsubscribeConnection()
    }
  }, [enabled, hook, flush])

  return state
}
