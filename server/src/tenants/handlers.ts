import { type Tenant, tenantFields, type tenants } from '@pietas/contract/tenants'
import type { Call, Handlers } from '../kit/call'
import { recordColumns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { type ListFacts, listPage } from '../kit/paging'
import { getRecord, lockRecord, refuseStale, updateRecord } from '../kit/records'
import { nameContains } from '../kit/search'
import { noteSecurity } from '../kit/security'
import { enterTenant } from '../session'
import { insertTenant } from './queries'

const facts: ListFacts = {
  table: 'tenants',
  alias: 't',
  item: recordColumns('t', Object.keys(tenantFields.shape)),
  sorts: {
    NAME: { expression: 't.name', type: 'text' },
    CREATED_AT: { expression: 't.created_at', type: 'timestamptz' },
  },
}

type Routes = typeof tenants

/** Puts the caller into a tenant or out of the one he is in; each way leaves a line where it leads in or out. */
const move = async ({ tx, actor, http }: Pick<Call, 'tx' | 'actor' | 'http'>, tenantId: number | null) => {
  const before = await enterTenant(tx, actor.sessionId, tenantId)
  if (before === tenantId) return
  const note = { actorId: actor.actorId, http }
  if (before !== null) await noteSecurity(tx, { kind: 'TENANT_LEFT', tenantId: before, ...note })
  if (tenantId !== null) await noteSecurity(tx, { kind: 'TENANT_ENTERED', tenantId, ...note })
}

/** Gives a new tenant its first administrator and default lists; features further right know how. */
export type Furnish = (tx: Tx, call: Call<Routes['create']>, tenantId: number) => Promise<void>

export const tenantHandlers = (furnish: Furnish): Handlers<Routes> => ({
  list: ({ tx, query }) => {
    const where = query.filterIds
      ? sql`t.id = any(${query.filterIds}::bigint[])`
      : sql`not t.deleted and ${nameContains('t', query.query)}`
    return listPage<Tenant>(tx, facts, query, where)
  },

  create: async (call) => {
    const { tx, body } = call
    const id = await insertTenant(tx, { name: body.name, slug: body.slug })
    await furnish(tx, call, id)
    await tx.leaveTenant()
    return getRecord<Tenant>(tx, facts, sql`t.id = ${id}`)
  },

  enter: async (call) => {
    await call.tx.asPlatform(() => move(call, call.tenantId))
    return undefined
  },

  leave: async (call) => {
    await move(call, null)
    return undefined
  },

  update: ({ tx, body, tenantId, ifMatch }) =>
    tx.asPlatform(async () => {
      const current = await lockRecord<Tenant>(tx, facts, sql`t.id = ${tenantId}`)
      refuseStale(ifMatch, current.value())
      return updateRecord<Tenant>(tx, facts, current, body)
    }),
})
