import type { UserGroup, userGroups } from '@pietas/contract/users'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Json, Tx } from '../../kit/db/transaction'
import { listPage } from '../../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../../kit/records'
import { nameContains } from '../../kit/search'
import { groupFacts, replaceMembers } from './queries'

const thisGroup = (call: Pick<Call, 'params'>): Sql => sql`g.id = ${pathId(call, 'userGroupId')}`

const refuseUnknownMembers = (tx: Tx, members: readonly number[] = [], before: readonly number[] = []): Promise<void> =>
  refuseMissing(
    tx,
    members.filter((id) => !before.includes(id)).map((id) => ({ field: 'userIds', table: 'users', id })),
  )

const withMembers = async (tx: Tx, stored: Json<UserGroup>, members: readonly number[] | undefined) => {
  if (!members) return stored
  const { id } = stored.value()
  await replaceMembers(tx, id, members)
  return getRecord<UserGroup>(tx, groupFacts, sql`g.id = ${id}`)
}

export const userGroupHandlers: Handlers<typeof userGroups> = {
  list: ({ tx, query }) => {
    const found = query.filterIds
      ? sql`g.id = any(${query.filterIds}::bigint[])`
      : sql`g.deleted = ${query.filters?.deleted ?? false}
          and ${nameContains('g', query.query)} and ${nameContains('g', query.name)}`
    return listPage<UserGroup>(tx, groupFacts, query, found)
  },

  create: async ({ tx, body }) => {
    const { userIds, ...fields } = body
    await refuseUnknownMembers(tx, userIds)
    return withMembers(tx, await insertRecord<UserGroup>(tx, groupFacts, fields), userIds)
  },

  get: (call) => getRecord<UserGroup>(call.tx, groupFacts, thisGroup(call)),

  update: async (call) => {
    const current = await lockRecord<UserGroup>(call.tx, groupFacts, thisGroup(call))
    const before = refuseStale(call.ifMatch, current.value())
    const { userIds, ...fields } = call.body
    await refuseUnknownMembers(call.tx, userIds, before.userIds)
    const isSame = userIds?.join() === before.userIds.join()
    const members = isSame ? undefined : userIds
    const changes = withLinksChanged(before, { members }, fields)
    return withMembers(call.tx, await updateRecord<UserGroup>(call.tx, groupFacts, current, changes), members)
  },

  delete: async (call) => {
    await softDelete(call.tx, groupFacts, thisGroup(call))
    return undefined
  },

  restore: (call) => restoreRecord<UserGroup>(call.tx, groupFacts, thisGroup(call)),
}
