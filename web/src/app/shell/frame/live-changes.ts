import { useEffect } from 'react'
import { followChanges } from '../../../kit/api/live'
import { useMaybeSession } from '../../../kit/session'

/** What others change appears on the screen by itself. */
export function LiveChanges() {
  const tenantId = useMaybeSession()?.tenant?.id
  useEffect(() => (tenantId === undefined ? undefined : followChanges(tenantId)), [tenantId])
  return null
}
