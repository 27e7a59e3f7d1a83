import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ProcessValues } from '../process-values'

/** Part of the address of a process for whose client somebody else is to be chosen. */
export const clientHash = 'client'

/** Puts the focus where the client is chosen, whenever the address asks for it. */
export function useAskedClient(field: 'clientPersonId' | 'clientBusinessPartnerId') {
  const { setFocus } = useFormContext<ProcessValues>()
  // Asked for a second time it is another entry of the history.
  const asked = useRouterState({
    select: ({ location }) => (location.hash === clientHash ? (location.state.__TSR_key ?? clientHash) : undefined),
  })
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (!asked || answered.current === asked) return
    answered.current = asked
    setFocus(field)
  }, [asked, field, setFocus])
}
