import { recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll } from '../../kit/db/write'
import type { ListFacts } from '../../kit/paging'

// Whoever has left belongs to his groups again once he is back.
const userIds = `coalesce((select json_agg(m.user_id order by m.user_id)
  from user_group_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id and not u.deleted
  where m.tenant_id = g.tenant_id and m.user_group_id = g.id), '[]')`

export const groupFacts: ListFacts = {
  table: 'user_groups',
  alias: 'g',
  item: recordColumns('g', ['name'], { userIds }),
  sorts: {
    NAME: { expression: 'g.name', type: 'text' },
    CREATED_AT: { expression: 'g.created_at', type: 'timestamptz' },
  },
}

/** The ids of those who belong to one of the groups. */
export const membersOf = (groups: readonly number[]): Sql => sql`
  select m.user_id from user_group_members m join user_groups g on g.id = m.user_group_id and not g.deleted
  where m.user_group_id = any(${groups}::bigint[])`

const addMembers = (tx: Tx, members: readonly { userGroupId: number; userId: number }[]) =>
  insertAll(tx, 'user_group_members', ['userGroupId', 'userId'], members, sql`on conflict do nothing`)

/** Makes the members of a group, of those who work here, equal to the given ones. */
export const replaceMembers = async (tx: Tx, groupId: number, members: readonly number[]): Promise<void> => {
  await tx.run(sql`
    delete from user_group_members m where m.user_group_id = ${groupId} and not (m.user_id = any(${members}::bigint[]))
      and exists (select from users u where u.id = m.user_id and not u.deleted)`)
  await addMembers(
    tx,
    members.map((userId) => ({ userGroupId: groupId, userId })),
  )
}

/** Makes the groups of a member of staff, of those that are there, equal to the given ones. */
export const replaceGroups = async (tx: Tx, userId: number, groups: readonly number[]): Promise<void> => {
  await tx.run(sql`
    delete from user_group_members m where m.user_id = ${userId} and not (m.user_group_id = any(${groups}::bigint[]))
      and exists (select from user_groups g where g.id = m.user_group_id and not g.deleted)`)
  await addMembers(
    tx,
    groups.map((userGroupId) => ({ userGroupId, userId })),
  )
}
