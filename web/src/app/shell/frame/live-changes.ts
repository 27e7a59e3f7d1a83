import { useEffect } from 'react'
import { followChanges, type ShownIn } from '../../../kit/api/live'
import { useMaybeSession } from '../../../kit/session'

const shownIn: ShownIn = {
  persons: ['processes', 'documents', 'tasks', 'letter-preview'],
  partners: ['processes', 'tasks', 'letter-preview'],
  users: ['processes', 'tasks'],
  processes: ['tasks', 'process-counts', 'letter-preview'],
  tasks: ['process-counts'],
  // The page of the day is kept among the tasks.
  announcements: ['tasks'],
  'first-calls': ['tasks'],
  correspondence: ['process-counts'],
  documents: ['processes', 'process-counts'],
}

// The bell is asked with the very first load, and stands on every page.
const early = ['notifications']

/** What others change appears on the screen by itself. */
export function LiveChanges() {
  const tenantId = useMaybeSession()?.tenant?.id
  useEffect(() => (tenantId === undefined ? undefined : followChanges(tenantId, shownIn, early)), [tenantId])
  return null
}
