import { useRouterState } from '@tanstack/react-router'
import { createContext, useContext, useEffect, useRef } from 'react'

const prefix = 'field-'

/** Part of the address of a page in whose form a field is to be filled. */
export const hashOfField = (name: string): string => prefix + name

/** The field that is to be filled in a record that opens above a page, whose address says nothing of it. */
export const AskedField = createContext<string | null>(null)

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
  const here = useContext(AskedField)
  const answered = useRef<string>(undefined)
  useEffect(() => {
    // What lies above the page is not what the address asks of it.
    const wanted = here ?? asked
    if (!wanted || answered.current === wanted) return
    answered.current = wanted
    ask(wanted.split(' ')[0] ?? '')
  })
}
