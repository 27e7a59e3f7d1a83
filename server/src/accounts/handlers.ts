import type { Account, accounts } from '@pietas/contract/accounts'
import { type Call, demand, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { listPage } from '../kit/paging'
import { getRecord, insertRecord, lockRecord, orNotFound, softDelete } from '../kit/records'
import { notFound } from '../kit/refusal'
import { nameContains } from '../kit/search'
import { accountFacts, findBranch, link, links, unlink, unlinkAll } from './queries'

const idOf = (call: Pick<Call, 'params'>): number => pathId(call, 'accountId')

// A deleted account is gone for everybody: no record refers to one yet.
const thisAccount = (call: Pick<Call, 'params'>): Sql => sql`a.id = ${idOf(call)} and not a.deleted`

/** @returns the branch of a path, which belongs to a house where the caller manages. @throws 404, 403 */
const managedBranch = async (call: Pick<Call, 'actor' | 'grants' | 'params' | 'tx'>) => {
  const id = pathId(call, 'legalEntityBranchId')
  const branch = orNotFound(await findBranch(call.tx, id))
  await demand(call, 'Administration:ManageLegalEntity', branch.legalEntityId)
  return { ...branch, id }
}

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
    const branch = await managedBranch(call)
    if (branch.deleted) throw notFound()
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    await link(call.tx, links.branch, idOf(call), branch.id)
    return undefined
  },

  unlinkBranch: async (call) => {
    const branch = await managedBranch(call)
    await lockRecord(call.tx, accountFacts, thisAccount(call))
    await unlink(call.tx, links.branch, idOf(call), branch.id)
    return undefined
  },
}
