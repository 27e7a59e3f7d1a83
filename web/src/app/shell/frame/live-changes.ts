import { useEffect } from 'react'
import { followChanges, type ShownIn } from '../../../kit/api/live'
import { useMaybeSession } from '../../../kit/session'

const shownIn: ShownIn = {
  persons: ['processes', 'documents', 'tasks'],
  partners: ['processes', 'tasks'],
  users: ['processes', 'tasks'],
  processes: ['tasks'],
  documents: ['processes'],
}

/** What others change appears on the screen by itself. */
export function LiveChanges() {
  const tenantId = useMaybeSession()?.tenant?.id
  useEffect(() => (tenantId === undefined ? undefined : followChanges(tenantId, shownIn)), [tenantId])
  return null
}
