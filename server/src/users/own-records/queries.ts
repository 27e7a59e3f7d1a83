import { mostOwnRecords, type OwnRecord, type OwnRecordKind } from '@pietas/contract/users'
import { instant, type Sql, sql } from '../../kit/db/sql'
import { Json, type Tx } from '../../kit/db/transaction'

/** Whose list it is, at which legal entity, and the kinds that he may read there. */
export type Own = {
  tx: Tx
  actorId: number
  legalEntityId: number
  kinds: readonly OwnRecordKind[]
  /** He reads the tasks of others as well, and may know what leave they have. */
  listsTasks: boolean
  knowsLeave: boolean
}

const nameOf = (alias: string): string => `concat_ws(' ', ${alias}.title, ${alias}.first_name, ${alias}.last_name)`

const sources: Readonly<Record<OwnRecordKind, (own: Own) => Sql>> = {
  PROCESS: ({ legalEntityId: entity }) => sql`
    select c.tenant_id, 'PROCESS' as kind, c.id, ${sql.raw(nameOf('p'))} as name, p.date_of_birth, null::text as city
    from processes c join persons p on p.tenant_id = c.tenant_id and p.id = c.deceased_person_id
    where c.legal_entity_id = ${entity} and not c.deleted`,
  PERSON: ({ legalEntityId: entity }) => sql`
    select p.tenant_id, 'PERSON' as kind, p.id, ${sql.raw(nameOf('p'))} as name, p.date_of_birth, p.city
    from persons p where p.legal_entity_id = ${entity} and not p.deleted`,
  PARTNER: ({ legalEntityId: entity }) => sql`
    select b.tenant_id, 'PARTNER' as kind, b.id, b.name, null::date as date_of_birth, b.address ->> 'city' as city
    from business_partners b where b.legal_entity_id = ${entity} and not b.deleted`,
  // The rules `mayReadTask` and `mayKnowKind` of the contract, as conditions; leave alone has days instead of times.
  TASK: ({ legalEntityId, actorId, listsTasks, knowsLeave }) => sql`
    select t.tenant_id, 'TASK' as kind, t.id, t.title as name, null::date as date_of_birth, null::text as city
    from tasks t where t.legal_entity_id = ${legalEntityId} and not t.deleted
      and (t.created_by = ${actorId} or t.user_id = ${actorId} or (t.type <> 'PRIVATE' and (${listsTasks} or exists (
        select from task_users x where x.tenant_id = t.tenant_id and x.task_id = t.id and x.user_id = ${actorId}))))
      and (t.user_id = ${actorId} or ${knowsLeave} or t.first_day is null)`,
}

const isOwn = ({ actorId, legalEntityId }: Own): Sql =>
  sql`o.actor_id = ${actorId} and o.legal_entity_id = ${legalEntityId}`

// Each record is looked up by its key, so that a house of a million persons costs no more.
const listed = (own: Own, which: Sql, order: Sql, most: number): Sql => sql`
  select coalesce(json_agg(row_to_json(d)), '[]') from (
    select o.kind, o.record_id as id, f.name, f.date_of_birth as "dateOfBirth", f.city,
      o.pinned_at is not null as pinned, ${sql.raw(instant('o.opened_at'))} as "openedAt"
    from own_records o cross join lateral (${sql.join(
      own.kinds.map(
        (kind) => sql`select * from (${sources[kind](own)}) s where s.kind = o.kind and s.id = o.record_id`,
      ),
      sql` union all `,
    )}) f
    where ${isOwn(own)} and ${which} order by ${order} limit ${sql.raw(String(most))}) d`

type Listed = { pinned: OwnRecord[]; recent: OwnRecord[] }

/** @returns what somebody has pinned, and opened last, as far as it still is there. */
export const listOwnRecords = async (own: Own): Promise<Json<Listed>> => {
  const none = new Json<Listed>('{"pinned":[],"recent":[]}')
  if (own.kinds.length === 0) return none
  const pinned = listed(own, sql`o.pinned_at is not null`, sql`o.pinned_at, o.record_id`, mostOwnRecords.pinned)
  const recent = listed(own, sql`o.pinned_at is null`, sql`o.opened_at desc, o.record_id`, mostOwnRecords.recent)
  const row = await own.tx.row<{ answer: string }>(
    sql`select json_build_object('pinned', (${pinned}), 'recent', (${recent}))::text as answer`,
  )
  return row ? new Json(row.answer) : none
}

/** Notes that a record was opened. @returns whether there is such a one. */
export const noteOpened = async (own: Own, kind: OwnRecordKind, id: number, pinned?: boolean): Promise<boolean> => {
  const pin = pinned === undefined ? sql`own_records.pinned_at` : sql`excluded.pinned_at`
  const row = await own.tx.row(sql`
    insert into own_records (tenant_id, actor_id, legal_entity_id, kind, record_id, pinned_at)
    select s.tenant_id, ${own.actorId}, ${own.legalEntityId}, s.kind, s.id, case when ${pinned ?? false} then now() end
    from (${sources[kind](own)}) s where s.id = ${id}
    on conflict (tenant_id, actor_id, legal_entity_id, kind, record_id) do update
    set opened_at = excluded.opened_at, pinned_at = ${pin}
    returning record_id`)
  return row !== null
}

/** Lets go of what was opened long before the others; what is pinned stays. */
export const forgetOldest = (own: Own): Promise<unknown> =>
  own.tx.run(sql`
    delete from own_records o where ${isOwn(own)} and o.pinned_at is null and o.opened_at < (
      select n.opened_at from own_records n where n.actor_id = ${own.actorId}
        and n.legal_entity_id = ${own.legalEntityId} and n.pinned_at is null
      order by n.opened_at desc offset ${sql.raw(String(2 * mostOwnRecords.recent - 1))} limit 1)`)

/** Forgets one record. */
export const forget = (own: Own, kind: OwnRecordKind, id: number): Promise<unknown> =>
  own.tx.run(sql`delete from own_records o where ${isOwn(own)} and o.kind = ${kind} and o.record_id = ${id}`)
