import type { Asker } from '@pietas/contract/tasks'
import { useMemo } from 'react'
import { grantsOf, useSession } from '../kit/session'

/** Whoever is signed in, as the rules on the rights to a task ask for it. */
export function useAsker(): Asker {
  const session = useSession()
  return useMemo(() => ({ userId: session.me.user.id, grants: grantsOf(session) }), [session])
}
