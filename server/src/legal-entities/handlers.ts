import { type Grants, hasPermission } from '@pietas/contract/kit'
import type { Branch, LegalEntity, legalEntities } from '@pietas/contract/legal-entities'
import { type Call, type Handlers, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import { listPage } from '../kit/paging'
import { getRecord, insertRecord, lockRecord, orNotFound, refuseStale, softDelete, updateRecord } from '../kit/records'
import { nameContains } from '../kit/search'
import { holidaysOf, landOfSeat } from './holidays'
import { branchFacts, entityFacts, findSeat, sharedEntityFacts } from './queries'
import { openEntity, settled } from './settings'

const thisEntity = (call: { legalEntityId: number }) => sql`e.id = ${call.legalEntityId}`

const thisBranch = (call: Pick<Call, 'params' | 'legalEntityId'>) =>
  sql`b.legal_entity_id = ${call.legalEntityId} and b.id = ${pathId(call, 'legalEntityBranchId')}`

/** Only who manages a legal entity reads how it books; in a list, who manages all of them. */
const factsFor = (grants: Grants, at: number | 'tenant') =>
  hasPermission(grants, 'Administration:ManageLegalEntity', at) ? entityFacts : sharedEntityFacts

export const legalEntityHandlers: Handlers<typeof legalEntities> = {
  list: ({ tx, query, actor, grants }) => {
    const seesAll = actor.platformRole !== null || actor.tenantRoles.length > 0
    const own = actor.legalEntities.map((row) => row.legalEntityId)
    const seen = seesAll ? sql`true` : sql`e.id = any(${own}::bigint[])`
    const found = query.filterIds
      ? sql`e.id = any(${query.filterIds}::bigint[])`
      : sql`not e.deleted and ${nameContains('e', query.query)}`
    return listPage<LegalEntity>(tx, factsFor(grants, 'tenant'), query, sql`${seen} and ${found}`)
  },

  create: ({ tx, body, house }) => openEntity(tx, house, body),

  get: (call) => getRecord<LegalEntity>(call.tx, factsFor(call.grants, call.legalEntityId), thisEntity(call)),

  update: async (call) => {
    const current = await lockRecord<LegalEntity>(call.tx, entityFacts, thisEntity(call))
    const before = refuseStale(call.ifMatch, current.value())
    return updateRecord<LegalEntity>(
      call.tx,
      entityFacts,
      current,
      await settled(call.tx, call.house, call.body, before),
    )
  },

  listHolidays: async ({ legalEntityId, query, tx }) => {
    const seat = orNotFound(await findSeat(tx, legalEntityId))
    const federalState = await landOfSeat(seat)
    return { federalState, items: holidaysOf(federalState, query.from, query.to) }
  },

  listBranches: ({ tx, query, legalEntityId }) =>
    listPage<Branch>(
      tx,
      branchFacts,
      query,
      query.filterIds
        ? sql`b.legal_entity_id = ${legalEntityId} and b.id = any(${query.filterIds}::bigint[])`
        : sql`b.legal_entity_id = ${legalEntityId} and not b.deleted and ${nameContains('b', query.query)}`,
    ),

  createBranch: ({ tx, body, legalEntityId }) => insertRecord<Branch>(tx, branchFacts, { ...body, legalEntityId }),

  getBranch: (call) => getRecord<Branch>(call.tx, branchFacts, thisBranch(call)),

  updateBranch: async (call) => {
    const current = await lockRecord<Branch>(call.tx, branchFacts, thisBranch(call))
    refuseStale(call.ifMatch, current.value())
    return updateRecord<Branch>(call.tx, branchFacts, current, call.body)
  },

  deleteBranch: async (call) => {
    await softDelete(call.tx, branchFacts, thisBranch(call))
    return undefined
  },
}
