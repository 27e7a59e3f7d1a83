import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const prefix = 'field-'

/** Part of the address of a page in whose form a field is to be filled. */
export const hashOfField = (name: string): string => prefix + name

/**
 * Calls back whenever the address asks for a field, also for the same one a second time.
 *
 * @param ask gets the name of the field.
 */
export function useAskedField(ask: (name: string) => void): void {
  // Asked for a second time it is another entry of the history.
  const asked = useRouterState({
    select: ({ location }) =>
      location.hash.startsWith(prefix)
        ? `${location.hash.slice(prefix.length)} ${location.state.__TSR_key ?? ''}`
        : null,
  })
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (!asked || answered.current === asked) return
    answered.current = asked
    ask(asked.split(' ')[0] ?? '')
  })
}
