import { routes } from 'virtual:routes'
import type { MapQuery } from '@pietas/contract/kit'
import { addressOf, makeClient } from '@pietas/contract/kit/client'
import { session } from '../session'
import { type Reach, reachByFetch, send } from './send'

/** The tenant and legal entity of the session. */
export const scope = () => {
  const current = session.get()
  return {
    ...(current?.tenant ? { tenantId: current.tenant.id } : {}),
    ...(current?.legalEntity ? { legalEntityId: current.legalEntity.id } : {}),
  }
}

/** Every call of the contract, in the tenant and legal entity of the session; `reach` carries them. */
export const clientBy = (reach?: Reach) =>
  makeClient(routes, scope, ({ route: _route, ...request }) => send(request, reach))

/** The one that everything but files is sent by. */
export const client = clientBy()

/** One square of the map, for `<img>`. */
export const tileAddress = ({ zoom, column, row }: { zoom: number; column: number; row: number }): string =>
  addressOf(routes.places.tile, scope(), zoom, column, row)

/** The picture of a map, for `<img>`. */
export const mapAddress = (query: Partial<MapQuery>): string => addressOf(routes.places.staticMap, scope(), { query })

/** Everything that is stored of a tenant, for a link. */
export const exportAddress = (tenantId?: number): string =>
  addressOf(routes.tenants.export, { ...scope(), ...(tenantId === undefined ? {} : { tenantId }) })

/** A task as a file for other calendar programs, for a link. */
export const taskFileAddress = (taskId: number): string => addressOf(routes.calendarFeeds.getTask, scope(), taskId)

/** The same calls for one that answers pages to who asks for pages. */
const pages = makeClient({ correspondence: routes.correspondence }, scope, ({ route: _route, ...request }) =>
  send(request, (outgoing) =>
    reachByFetch({ ...outgoing, headers: { ...outgoing.headers, accept: 'application/pdf' } }),
  ),
)

type PreviewBody = Parameters<typeof client.correspondence.preview>[0]

/** What a letter will look like, as a PDF. */
export const letterPages = (body: PreviewBody, signal?: AbortSignal): Promise<Blob> =>
  pages.correspondence.preview(body, signal ? { signal } : {}) as unknown as Promise<Blob>

/** Several finished letters as one PDF, for a link. */
export const lettersAddress = (processId: number, ids: readonly number[]): string =>
  addressOf(routes.correspondence.print, scope(), processId, { query: { ids: [...ids] } })

/** The bytes of a PDF of this server. */
export const pdfAt = (path: string, signal?: AbortSignal): Promise<Blob> =>
  send({ method: 'GET', path, headers: { accept: 'application/pdf' }, signal })
