import { useCallback, useEffect, useRef } from 'react'
import { useDebounced } from '../../api/use-debounced'

/**
 * Sends what is typed once it has rested for a while, and when its field goes: whoever types and closes at once means
 * what was typed.
 *
 * @returns what has rested, and the way to send without waiting.
 */
export function useRested(typed: string, send: () => void) {
  const rested = useDebounced(typed)
  const latest = useRef({ typed, send })
  latest.current = { typed, send }
  const sent = useRef(typed)
  const flush = useCallback(() => {
    if (latest.current.typed === sent.current) return
    sent.current = latest.current.typed
    latest.current.send()
  }, [])
  useEffect(() => {
    if (rested === latest.current.typed) flush()
  }, [rested, flush])
  useEffect(() => flush, [flush])
  return { rested, flush }
}
