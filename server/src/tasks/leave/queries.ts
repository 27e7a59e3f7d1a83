import { type FederalState, startOfDay } from '@pietas/contract/kit'
import type { AdjustedYear, TaskStatus, TaskUser } from '@pietas/contract/tasks'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

/** A wish for leave as it is stored. */
export type StoredLeave = {
  id: number
  type: 'VACATION' | 'ABSENCE' | 'SICK_DAY' | 'SCHOOL_ABSENCE'
  status: TaskStatus
  startDate: string
  endDate: string
  legalEntityId: number | null
  createdBy: number | null
}

/** Where a legal entity is, as its public holidays depend on it. */
export type Seat = { id: number; zipCode: string; federalState: FederalState | null }

/** Everything that an account of leave is made of. */
export type Keeping = {
  /** The year in which he came. */
  first: number
  entitlement: number | null
  workingDays: number[] | null
  /** Where he works, the first place first. */
  places: number[]
  adjusted: AdjustedYear[]
  leave: StoredLeave[]
  seats: Seat[]
}

const leaveFields = sql.raw(`json_build_object('id', t.id, 'type', t.type, 'status', t.status, 'startDate', t.first_day,
  'endDate', t.last_day, 'legalEntityId', t.legal_entity_id, 'createdBy', t.created_by) order by t.first_day, t.id`)
const counts = sql`t.first_day is not null and not t.deleted and t.status <> 'CANCELLED'`

/** More wishes than these of one person are no leave but a mistake. */
const mostWishes = 2000

/** The account of somebody up to a year; null for nobody. */
export const findKeeping = async (tx: Tx, userId: number, year: number): Promise<Keeping | null> => {
  const found = await tx.json<Keeping>(sql`
    with who as (
      select u.*, extract(year from u.created_at at time zone 'Europe/Berlin')::integer as first
      from users u where u.id = ${userId}),
    wishes as (
      select t.* from who w, tasks t where t.user_id = ${userId} and ${counts}
        and t.last_day >= make_date(least(w.first, ${year}), 1, 1) and t.first_day <= make_date(${year}, 12, 31)
      order by t.last_day desc limit ${sql.lit(mostWishes)}),
    places as (select x.legal_entity_id as id from user_entities x where x.user_id = ${userId})
    select json_build_object(
      'first', w.first, 'entitlement', w.leave_entitlement, 'workingDays', w.working_days,
      'places', coalesce((select json_agg(p.id order by p.id) from places p), '[]'),
      'adjusted', coalesce((select json_agg(json_build_object(
          'year', y.year, 'entitlement', y.entitlement, 'carriedOver', y.carried_over) order by y.year)
        from leave_years y where y.user_id = ${userId}), '[]'),
      'leave', coalesce((select json_agg(${leaveFields}) from wishes t), '[]'),
      'seats', coalesce((select json_agg(json_build_object(
          'id', e.id, 'zipCode', e.zip_code, 'federalState', e.federal_state))
        from legal_entities e where e.id in (select p.id from places p union select t.legal_entity_id from wishes t)), '[]')
    )::text as json
    from who w`)
  return found?.value() ?? null
}

/** Somebody of a house, and when he is away. */
export type Away = { user: TaskUser; workingDays: number[] | null; leave: StoredLeave[] }

/** Everybody with a place at a legal entity by name, with his leave between two days; and where each of it counts. */
export const findAway = async (
  tx: Tx,
  legalEntityId: number,
  [from, to]: readonly [string, string],
  limit: number,
): Promise<{ people: Away[]; seats: Seat[] }> => {
  const found = await tx.json<{ people: Away[]; seats: Seat[] }>(sql`
    with people as (
      select u.* from users u where u.active and not u.deleted and u.id in (
        select x.user_id from user_entities x where x.legal_entity_id = ${legalEntityId})
      order by u.sort_name, u.id limit ${sql.lit(limit)}),
    wishes as (
      select t.* from people p join tasks t on t.tenant_id = p.tenant_id and t.user_id = p.id
      where ${counts} and t.last_day >= ${from}::date and t.first_day <= ${to}::date
      limit ${sql.lit(mostWishes)})
    select json_build_object(
      'people', coalesce((select json_agg(json_build_object(
          'user', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
            'profilePictureDocumentAccessToken', p.picture_token, 'deleted', p.deleted),
          'workingDays', p.working_days,
          'leave', coalesce((select json_agg(${leaveFields}) from wishes t where t.user_id = p.id), '[]')
        ) order by p.sort_name, p.id) from people p), '[]'),
      'seats', coalesce((select json_agg(json_build_object(
          'id', e.id, 'zipCode', e.zip_code, 'federalState', e.federal_state))
        from legal_entities e where e.id = ${legalEntityId} or e.id in (select t.legal_entity_id from wishes t)), '[]')
    )::text as json`)
  return found?.value() ?? { people: [], seats: [] }
}

/** Somebody with accepted leave. */
export type Absent = { workingDays: number[] | null; leave: StoredLeave[] }

/**
 * Everybody with a place at a legal entity who was away between two days with leave that was accepted, those as well who
 * have left since; and where each of it counts.
 */
export const findAbsent = async (
  tx: Tx,
  legalEntityId: number,
  [from, to]: readonly [string, string],
): Promise<{ people: Absent[]; seats: Seat[] }> => {
  const found = await tx.json<{ people: Absent[]; seats: Seat[] }>(sql`
    with wishes as materialized (
      select t.* from tasks t where ${counts} and t.status = 'DONE' and t.ends_at > ${startOfDay(from)}::timestamptz
        and t.last_day >= ${from}::date and t.first_day <= ${to}::date
        and t.user_id in (select x.user_id from user_entities x where x.legal_entity_id = ${legalEntityId}))
    select json_build_object(
      'people', coalesce((select json_agg(json_build_object('workingDays', u.working_days, 'leave', w.leave))
        from (select t.user_id, json_agg(${leaveFields}) as leave from wishes t group by t.user_id) w
        join users u on u.id = w.user_id), '[]'),
      'seats', coalesce((select json_agg(json_build_object(
          'id', e.id, 'zipCode', e.zip_code, 'federalState', e.federal_state))
        from legal_entities e where e.id = ${legalEntityId} or e.id in (select t.legal_entity_id from wishes t)), '[]')
    )::text as json`)
  return found?.value() ?? { people: [], seats: [] }
}

/** Says what of a year differs from the usual; what is not said stays. */
export const putLeaveYear = async (
  tx: Tx,
  userId: number,
  year: number,
  said: { entitlement?: number | null | undefined; carriedOver?: number | null | undefined },
): Promise<void> => {
  await tx.run(sql`
    insert into leave_years (user_id, year, entitlement, carried_over)
    values (${userId}, ${year}, ${said.entitlement ?? null}, ${said.carriedOver ?? null})
    on conflict (tenant_id, user_id, year) do update set
      entitlement = case when ${said.entitlement !== undefined} then excluded.entitlement else leave_years.entitlement end,
      carried_over = case when ${said.carriedOver !== undefined} then excluded.carried_over else leave_years.carried_over end`)
}
