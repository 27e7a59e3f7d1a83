import * as z from 'zod'
import { id } from './fields'
import { route, tenantPath } from './route'

/**
 * Something has changed: records of this kind, named by the feature word under which screens keep them. Without an id
 * it may be any of them.
 */
export const changeEvent = z.object({ kind: z.string(), id: id.nullable() })
export type ChangeEvent = z.output<typeof changeEvent>

/** Changes as they happen, for screens that are open: decisions section 3. */
export const events = {
  stream: route({
    method: 'GET',
    path: `${tenantPath}/events`,
    access: 'member',
    about:
      'Server-sent events: which records of the tenant have changed. An event named missed says that some were lost and everything shown may be old',
    stream: changeEvent,
    failures: ['TOO_MANY_REQUESTS'],
    remote: true,
  }),
}
