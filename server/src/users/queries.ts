import type { PlatformRole, User, UserState } from '@pietas/contract/users'
import { type Beside, factsById } from '../kit/beside'
import { columns, instant, recordColumns, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import { membersOf } from './groups'

const stored = [
  'salutation',
  'title',
  'firstName',
  'lastName',
  'email',
  'jobDescription',
  'privateAddress',
  'privatePhone',
  'leaveEntitlement',
  'active',
]

const sorts: ListFacts['sorts'] = {
  NAME: { expression: 'u.sort_name', type: 'text' },
  CREATED_AT: { expression: 'u.created_at', type: 'timestamptz' },
}

const entityRows = `coalesce((select json_agg(json_build_object(
    'legalEntityId', x.legal_entity_id, 'email', x.email, 'phone', x.phone, 'roles', x.roles) order by x.legal_entity_id)
  from user_entities x where x.tenant_id = u.tenant_id and x.user_id = u.id), '[]')`

const groupsOf = `coalesce((select json_agg(m.user_group_id order by m.user_group_id)
  from user_group_members m join user_groups g on g.tenant_id = m.tenant_id and g.id = m.user_group_id and not g.deleted
  where m.tenant_id = u.tenant_id and m.user_id = u.id), '[]')`

type SignIn = { signedUp: boolean; lastSignInAt: string | null }

// How far each has come with his way in.
const signIns: Beside = async (tx, rows) => {
  const signInOf = await factsById<SignIn>(rows, 'id', (ids) =>
    tx.rows(sql`
      select s.id, s.signed_up as "signedUp", ${sql.raw(instant('s.last_sign_in_at'))} as "lastSignInAt"
      from sign_ins_of(${ids}::bigint[]) s`),
  )
  return rows.map(({ id, deleted }) => {
    const { signedUp = false, lastSignInAt = null } = signInOf(id) ?? {}
    return { state: deleted ? 'DEACTIVATED' : signedUp ? 'ACTIVE' : 'INVITED', lastSignInAt }
  })
}

/** A member of staff with private data and roles. */
export const userFacts: ListFacts = {
  table: 'users',
  alias: 'u',
  item: recordColumns('u', stored, {
    workingDays: 'to_json(u.working_days)',
    tenantRoles: 'to_json(u.tenant_roles)',
    legalEntities: entityRows,
    userGroups: groupsOf,
    profilePictureDocumentAccessToken: 'u.picture_token',
  }),
  sorts,
  beside: signIns,
}

/** A member of staff as colleagues see him. */
export const colleagueFacts: ListFacts = {
  table: 'users',
  alias: 'u',
  item: columns('u', ['id', 'firstName', 'lastName', 'email', 'jobDescription', 'deleted'], {
    profilePictureDocumentAccessToken: 'u.picture_token',
  }),
  sorts,
}

/** Staff with a row in one of the entities. */
export const worksAt = (entities: readonly number[]): Sql =>
  sql`exists (select from user_entities x where x.user_id = u.id and x.legal_entity_id = any(${entities}::bigint[]))`

/** Staff who belong to one of the groups. */
export const isInGroup = (groups: readonly number[]): Sql => sql`u.id in (${membersOf(groups)})`

/** Staff with one of the roles at some legal entity. */
export const hasRole = (roles: readonly string[]): Sql =>
  sql`exists (select from user_entities x where x.user_id = u.id and x.roles && ${roles}::text[])`

/** Staff with one of the roles in the tenant. */
export const hasTenantRole = (roles: readonly string[]): Sql => sql`u.tenant_roles && ${roles}::text[]`

/** Staff who have come so far with their way in. */
export const isInState = async (tx: Tx, states: readonly UserState[]): Promise<Sql> => {
  const signedUp = await tx.rows<{ id: number }>(sql`select s.id from sign_ins_of(null) s where s.signed_up`)
  const ids = signedUp.map(({ id }) => id)
  return sql`case when u.deleted then 'DEACTIVATED' when u.id = any(${ids}::bigint[]) then 'ACTIVE' else 'INVITED' end
    = any(${states}::text[])`
}

/** Makes the entity rows of a member of staff equal to the given ones. */
export const replaceEntityRows = async (tx: Tx, userId: number, rows: User['legalEntities']): Promise<void> => {
  const kept = rows.map((row) => row.legalEntityId)
  await tx.run(
    sql`delete from user_entities where user_id = ${userId} and not (legal_entity_id = any(${kept}::bigint[]))`,
  )
  for (const row of rows)
    await tx.run(sql`
      insert into user_entities (user_id, legal_entity_id, email, phone, roles)
      values (${userId}, ${row.legalEntityId}, ${row.email}, ${row.phone}, ${row.roles})
      on conflict (tenant_id, user_id, legal_entity_id)
      do update set email = excluded.email, phone = excluded.phone, roles = excluded.roles
      where (user_entities.email, user_entities.phone, user_entities.roles)
        is distinct from (excluded.email, excluded.phone, excluded.roles)`)
}

/** Locks the administrators of the tenant. @returns how many there are besides one. */
export const otherAdministrators = async (tx: Tx, userId: number): Promise<number> => {
  const rows = await tx.rows<{ id: number }>(sql`
    select id from users where not deleted and active and 'ADMINISTRATOR' = any(tenant_roles) order by id for update`)
  return rows.filter((row) => row.id !== userId).length
}

/** The roles of some members of staff. */
export const rolesOf = (tx: Tx, userIds: readonly number[]) =>
  tx.rows<{ id: number; tenantRoles: User['tenantRoles']; legalEntities: string }>(sql`
    select u.id, u.tenant_roles as "tenantRoles", ${sql.raw(entityRows)}::text as "legalEntities"
    from users u where u.id = any(${userIds}::bigint[])`)

/** Adds one of our own people. @returns the id. */
export const insertPlatformUser = async (
  tx: Tx,
  user: { firstName: string; lastName: string; role: PlatformRole },
): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto('platform_users', 'p', user)} returning p.id`)
  return row?.id ?? 0
}

/** @returns the role of one of our own people, or null. */
export const platformRoleOf = async (tx: Tx, actorId: number): Promise<PlatformRole | null> => {
  const row = await tx.row<{ role: PlatformRole }>(sql`select role from platform_users where id = ${actorId}`)
  return row?.role ?? null
}
