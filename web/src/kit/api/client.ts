import { routes } from 'virtual:routes'
import { addressOf, makeClient } from '@pietas/contract/kit/client'
import { session } from '../session'
import { send } from './send'

const scope = () => {
  const current = session.get()
  return {
    ...(current?.tenant ? { tenantId: current.tenant.id } : {}),
    ...(current?.legalEntity ? { legalEntityId: current.legalEntity.id } : {}),
  }
}

/** Every call of the contract, in the tenant and legal entity of the session. */
export const client = makeClient(routes, scope, ({ route: _route, ...request }) => send(request))

/** The picture of a map, for `<img>`. */
export const mapAddress = (query: { lat: number; lng: number; width: number; height: number }): string =>
  addressOf(routes.places.staticMap, scope(), { query })
