import type { Account, accounts } from '@pietas/contract/accounts'
import { type Call, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { listPage } from '../kit/paging'
import { getRecord, insertRecord, lockRecord, softDelete } from '../kit/records'
import { notFound } from '../kit/refusal'
import { nameContains } from '../kit/search'
import { accountFacts, hasBranch, link, links, unlink, unlinkAll } from './queries'

const idOf = (call: Pick<Call, 'params'>): number => pathId(call, 'accountId')

// A deleted account is gone for everybody: no record refers to one yet.
const thisAccount = (call: Pick<Call, 'params'>): Sql => sql`a.id = ${idOf(call)} and not a.deleted`

export const accountHandlers: Handlers<typeof accounts> = {
  list: ({ tx, query }) => {
    if (query.filterIds)
      return listPage<Account>(tx, accountFacts, query, sql`not a.deleted and a.id = any(${query.filterIds}::bigint[])`)
    const entity = query.filters?.legalEntityId
    const ofEntity = entity
      ? sql`a.id in (select x.account_id from accounts_of_entities x where x.legal_entity_id = ${entity})`
      : sql`true`
    return listPage<Account>(
      tx,
      accountFacts,
      query,
      sql`not a.deleted and ${nameContains('a', query.query)} and ${ofEntity}`,
    )
  },

  create: ({ tx, body }) => insertRecord<Account>(tx, accountFacts, body),

  get: (call) => getRecord<Account>(call.tx, accountFacts, thisAccount(call)),

  delete: async (call) => {
    await softDelete(call.tx, accountFacts, thisAccount(call))
    await unlinkAll(call.tx, idOf(call))
    return undefined
  },

  linkEntity: async (call) => {
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    await link(call.tx, links.entity, idOf(call), call.legalEntityId)
    return undefined
  },

  unlinkEntity: async (call) => {
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    await unlink(call.tx, links.entity, idOf(call), call.legalEntityId)
    return undefined
  },

  linkBranch: async (call) => {
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    const branchId = pathId(call, 'legalEntityBranchId')
    if (!(await hasBranch(call.tx, branchId))) throw notFound()
    await link(call.tx, links.branch, idOf(call), branchId)
    return undefined
  },

  unlinkBranch: async (call) => {
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    const branchId = pathId(call, 'legalEntityBranchId')
    const ended = await unlink(call.tx, links.branch, idOf(call), branchId)
    if (ended === 0 && !(await hasBranch(call.tx, branchId))) throw notFound()
    return undefined
  },
}
