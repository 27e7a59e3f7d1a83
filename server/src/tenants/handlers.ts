import { domainToASCII } from 'node:url'
import type { Tenant, TenantDomain, tenants } from '@pietas/contract/tenants'
import type * as z from 'zod'
import { type Call, type Handlers, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { textsOf } from '../kit/dns'
import { narrowed } from '../kit/filters'
import { listPage } from '../kit/paging'
import { getRecord, lockRecord, refuseStale, updateRecord } from '../kit/records'
import { conflict, forbidden, invalidField, notFound } from '../kit/refusal'
import { nameContains } from '../kit/search'
import { newToken } from '../kit/secrets'
import { noteSecurity } from '../kit/security'
import { endSessionsIn, enterTenant } from '../session'
import { requestDeletion, revokeDeletion } from './erasure/handlers'
import { isErasureAsked } from './erasure/queries'
import { exportTenant } from './export/handler'
import {
  deleteDomain,
  domainFacts,
  insertDomain,
  insertTenant,
  isInState,
  noteChecked,
  setDeactivated,
  tenantFacts,
} from './queries'

type Routes<Administrator extends z.ZodType, Entity extends z.ZodType> = ReturnType<
  typeof tenants<Administrator, Entity>
>

/** Puts the caller into a tenant or out of the one he is in; each way leaves a line where it leads in or out. */
const move = async ({ tx, actor, http }: Pick<Call, 'tx' | 'actor' | 'http'>, tenantId: number | null) => {
  const before = await enterTenant(tx, actor.sessionId, tenantId)
  if (before === tenantId) return
  const note = { actorId: actor.actorId, http }
  if (before !== null) await noteSecurity(tx, { kind: 'TENANT_LEFT', tenantId: before, ...note })
  if (tenantId !== null) await noteSecurity(tx, { kind: 'TENANT_ENTERED', tenantId, ...note })
}

/** Gives a new tenant its default lists, its first legal entity and administrator; features further right know how. */
export type Furnish<Administrator extends z.ZodType, Entity extends z.ZodType> = (
  tx: Tx,
  call: Call<Routes<Administrator, Entity>['create']>,
  tenantId: number,
) => Promise<void>

const thisTenant = ({ tenantId }: Pick<Call, 'tenantId'>) => sql`t.id = ${tenantId}`

const thisDomain = (call: Pick<Call, 'params' | 'tenantId'>) =>
  sql`d.home_tenant_id = ${call.tenantId} and d.id = ${pathId(call, 'domainId')}`

// Before it stands the name of the line that proves whose it is.
const longestDomain = 253 - '_pietas-challenge.'.length
const longestLabel = 63

/** Adds a domain to a tenant. @returns its id. @throws 409 where another tenant has it */
const addDomain = async (tx: Tx, tenantId: number, domain: string, field: string): Promise<number> => {
  const id = await insertDomain(tx, tenantId, inAscii(domain, field), newToken())
  if (id === null) throw conflict([{ field, message: 'common.validation-not-unique' }])
  return id
}

/** A domain as the name system knows it, which counts the signs of it and not those that were typed. @throws 400 */
const inAscii = (domain: string, field: string): string => {
  const ascii = domainToASCII(domain)
  const fits = ascii.length <= longestDomain && ascii.split('.').every((label) => label.length <= longestLabel)
  if (ascii === '' || !fits) throw invalidField(field, 'invalidDomain')
  return ascii
}

const tenantOf = (call: Pick<Call, 'tx' | 'tenantId'>) => getRecord<Tenant>(call.tx, tenantFacts, thisTenant(call))

export const tenantHandlers = <Administrator extends z.ZodType, Entity extends z.ZodType>(
  furnish: Furnish<Administrator, Entity>,
): Handlers<Routes<Administrator, Entity>> => ({
  list: ({ tx, query }) => {
    const { filterIds, filters } = query
    if (filterIds) return listPage<Tenant>(tx, tenantFacts, query, sql`t.id = any(${filterIds}::bigint[])`)
    const asked = narrowed('t', filters, { state: isInState })
    return listPage<Tenant>(tx, tenantFacts, query, sql`${nameContains('t', query.query)} and ${asked}`)
  },

  create: async (call) => {
    const { tx, body } = call
    const id = await insertTenant(tx, { name: body.name, slug: body.slug })
    await furnish(tx, call, id)
    const tenant = await getRecord<Tenant>(tx, tenantFacts, sql`t.id = ${id}`)
    await tx.leaveTenant()
    for (const [at, domain] of body.domains.entries()) await addDomain(tx, id, domain, `domains.${at}`)
    return tenant
  },

  get: (call) => tenantOf(call),

  enter: async (call) => {
    await call.tx.asPlatform(async () => {
      if ((await tenantOf(call)).value().state !== 'ACTIVE') throw forbidden()
      await move(call, call.tenantId)
    })
    return undefined
  },

  leave: async (call) => {
    await move(call, null)
    return undefined
  },

  update: ({ tx, body, tenantId, ifMatch }) =>
    tx.asPlatform(async () => {
      const current = await lockRecord<Tenant>(tx, tenantFacts, sql`t.id = ${tenantId}`)
      refuseStale(ifMatch, current.value())
      return updateRecord<Tenant>(tx, tenantFacts, current, body)
    }),

  deactivate: (call) =>
    call.tx.asPlatform(async () => {
      await setDeactivated(call.tx, call.tenantId, true)
      await endSessionsIn(call.tx, call.tenantId)
      return tenantOf(call)
    }),

  reactivate: (call) =>
    call.tx.asPlatform(async () => {
      if (await isErasureAsked(call.tx, call.tenantId))
        throw conflict([{ field: '', message: 'tenant.validation.in-deletion' }])
      await setDeactivated(call.tx, call.tenantId, false)
      return tenantOf(call)
    }),

  requestDeletion,
  revokeDeletion,
  export: exportTenant,

  listDomains: ({ tx, query, tenantId }) =>
    tx.asPlatform(() => listPage<TenantDomain>(tx, domainFacts, query, sql`d.home_tenant_id = ${tenantId}`)),

  getDomain: (call) => call.tx.asPlatform(() => getRecord<TenantDomain>(call.tx, domainFacts, thisDomain(call))),

  addDomain: ({ tx, tenantId, body }) =>
    tx.asPlatform(async () => {
      const id = await addDomain(tx, tenantId, body.domain, 'domain')
      return getRecord<TenantDomain>(tx, domainFacts, sql`d.id = ${id}`)
    }),

  verifyDomain: async (call) => {
    const { db, env } = call.house
    const found = await db.asPlatform((tx) => getRecord<TenantDomain>(tx, domainFacts, thisDomain(call)))
    const { id, dnsRecord } = found.value()
    const isThere = (await textsOf(env, dnsRecord.name)).includes(dnsRecord.value)
    return db.asPlatform((tx) => noteChecked<TenantDomain>(tx, id, isThere), call.actor.actorId)
  },

  deleteDomain: async (call) => {
    if ((await call.tx.asPlatform(() => deleteDomain(call.tx, thisDomain(call)))) === 0) throw notFound()
    return undefined
  },
})
