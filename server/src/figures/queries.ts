import { type CountedFigures, monthsOf, type Period } from '@pietas/contract/figures'
import { addDays, startOfDay } from '@pietas/contract/kit'
import { processTypes, recordingTypes } from '@pietas/contract/processes'
import { isLeave, taskTypes } from '@pietas/contract/tasks'
import { type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { funeralOf } from '../processes'

/** Everything but the leave, which is counted in working days and not in SQL. */
type Counted = Omit<CountedFigures, 'absences'>
type Pair<T> = readonly [T, T]

/** A row of a breakdown: of which period, what, and how many. */
type Row<Of> = Of & { isNow: boolean; count: number }

type Found = {
  months: { place: number; type: (typeof processTypes)[number]; count: number }[]
  burialTypes: Row<{ id: number; name: string; isCremation: boolean }>[]
  consultants: Row<{ user: CountedFigures['consultants'][number]['user'] }>[]
  sources: Row<{ source: (typeof recordingTypes)[number] }>[]
  funerals: Row<{ averageDays: number | null; medianDays: number | null }>[]
  tasks: { isNow: boolean; inTime: number; late: number; open: number }[]
}

/** The first moments of the months of two periods, of which the second is the one that is asked for. */
const startsOf = (periods: Pair<Period>): string[] =>
  periods.flatMap(({ from, to }) =>
    monthsOf({ from, to }).map((month) => startOfDay(`${month}-01` > from ? `${month}-01` : from)),
  )

const rowsOf = (select: Sql): Sql => sql`coalesce((select json_agg(row_to_json(r)) from (${select}) r), '[]')`

const work = taskTypes.filter((type) => !isLeave(type) && type !== 'PRIVATE')

const inBerlin = (moment: string) => sql.raw(`(${moment} at time zone 'Europe/Berlin')`)
const endOfDayOf = (moment: string) =>
  sql`(date_trunc('day', ${inBerlin(moment)}) + interval '1 day') at time zone 'Europe/Berlin'`

// What has its hours in the calendar is ticked off after them. Midnight in Berlin stands for the whole day, as in
// `isOverdue`.
const dueUntil = sql`case when t.end_date is not null then ${endOfDayOf('t.end_date')}
  when ${inBerlin('t.due_date')}::time = '00:00' then ${endOfDayOf('t.due_date')} else t.due_date end`

/**
 * Tasks by whether they were done when they were due; who opens one again and finishes it late has finished it late. What
 * is still to be done counts once it is late.
 */
const tasks = (legalEntityId: number): Sql => sql`
  select w."isNow", count(*) filter (where w."inTime")::int as "inTime",
    count(*) filter (where not w."inTime")::int as late, count(*) filter (where w."isOpen")::int as open
  from (
    select t.due_date >= s.now_at as "isNow", t.done_at <= t.due_date or t.done_at < ${dueUntil} as "inTime",
      t.done_at is null and ${dueUntil} <= now() as "isOpen"
    from span s join tasks t on t.legal_entity_id = ${legalEntityId} and t.due_date >= s.from_at
      and t.due_date < s.to_at and not t.deleted and t.due_date is not null and t.status <> 'CANCELLED'
      and t.type = any(${work}::text[]) offset 0) w
  group by w."isNow"`

/** Days between death and funeral; a day before the death is a slip of the pen, and one to come may still be moved. */
const funerals = (today: string): Sql => sql`
  select d."isNow", count(*)::int as count, round(avg(d.days), 1)::float as "averageDays",
    percentile_cont(0.5) within group (order by d.days)::float as "medianDays"
  from (
    select s."isNow", s.funeral_on - p.deceased_at as days
    from seen s join persons p on p.id = s.deceased_person_id and p.deceased_at is not null
    where s.type = 'DEATH' and s.funeral_on between p.deceased_at and ${today}::date) d
  group by d."isNow"`

/**
 * Counts what there is of two periods: every case and every task once.
 *
 * @param periods one directly after the other; the second is the one that is asked for.
 * @param today in Berlin, `YYYY-MM-DD`: no funeral after it has been.
 */
export const countFigures = async (
  tx: Tx,
  legalEntityId: number,
  periods: Pair<Period>,
  today: string,
): Promise<Pair<Counted>> => {
  const [before, now] = periods
  const [from, start, end] = [startOfDay(before.from), startOfDay(now.from), startOfDay(addDays(now.to, 1))]
  const found = await tx.json<Found>(sql`
    with span as (
      select ${from}::timestamptz as from_at, ${start}::timestamptz as now_at, ${end}::timestamptz as to_at),
    seen as materialized (
      select width_bucket(c.created_at, ${startsOf(periods)}::timestamptz[]) as place,
        c.created_at >= ${start}::timestamptz as "isNow", c.id, c.type, c.recording_type, c.burial_form_id,
        c.assignee_id, c.deceased_person_id, ${inBerlin(funeralOf('c'))}::date as funeral_on
      from processes c where c.legal_entity_id = ${legalEntityId} and c.created_at >= ${from}::timestamptz
        and c.created_at < ${end}::timestamptz and not c.deleted and c.status <> 'CANCELLED')
    select json_build_object(
      'months', ${rowsOf(sql`select s.place, s.type, count(*)::int as count from seen s group by 1, 2`)},
      'burialTypes', ${rowsOf(sql`
        select s."isNow", b.id, b.name, b.is_cremation as "isCremation", sum(s.count)::int as count
        from (select s."isNow", s.burial_form_id, count(*) as count from seen s where s.type = 'DEATH' group by 1, 2) s
        join burial_forms f on f.id = s.burial_form_id
        join burial_types b on b.id = f.burial_type_id
        group by 1, 2, 3, 4`)},
      'consultants', ${rowsOf(sql`
        select s."isNow", case when u.id is not null then
          json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as user, s.count
        from (select s."isNow", s.assignee_id, count(*)::int as count from seen s group by 1, 2) s
        left join users u on u.id = s.assignee_id order by u.sort_name, u.id`)},
      'sources', ${rowsOf(sql`select s."isNow", s.recording_type as source, count(*)::int as count
        from seen s group by 1, 2`)},
      'funerals', ${rowsOf(funerals(today))},
      'tasks', ${rowsOf(tasks(legalEntityId))})::text as json`)
  const rows = found?.value() as Found
  const first = monthsOf(before).length
  return [countedOf(rows, before, { isNow: false, first: 1 }), countedOf(rows, now, { isNow: true, first: first + 1 })]
}

const namesOf = <Name extends string, Of>(names: readonly Name[], count: (name: Name) => Of) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, Of>

const burialTypesOf = (rows: Found['burialTypes'], isNow: boolean): Counted['burialTypes'] => {
  // Beside each other stand the same rows, also those that only the other period has.
  const all = new Map(rows.map(({ id, name, isCremation }) => [id, { id, name, isCremation }]))
  const countOf = (id: number) => rows.find((row) => row.id === id && row.isNow === isNow)?.count ?? 0
  return [...all.values()]
    .map((one) => ({ ...one, count: countOf(one.id) }))
    .toSorted((one, other) => one.id - other.id)
}

const consultantsOf = (rows: Found['consultants'], isNow: boolean): Counted['consultants'] => {
  const all = new Map(rows.map(({ user }) => [user?.id, user]))
  const countOf = (id?: number) => rows.find((row) => row.user?.id === id && row.isNow === isNow)?.count ?? 0
  return [...all].map(([id, user]) => ({ user, count: countOf(id) }))
}

/**
 * One period of what was found, with a zero for whatever it has none of.
 *
 * @param first the place of its first month.
 */
const countedOf = (
  found: Found,
  { from, to }: Period,
  { isNow, first }: { isNow: boolean; first: number },
): Counted => {
  const own = <Of extends { isNow: boolean }>(rows: Of[]): Of[] => rows.filter((row) => row.isNow === isNow)
  const inMonth = (at: number, type: string) =>
    found.months.find((cell) => cell.place === first + at && cell.type === type)?.count ?? 0
  const sources = own(found.sources)
  const { inTime, late, open } = own(found.tasks)[0] ?? { inTime: 0, late: 0, open: 0 }
  const { count, averageDays, medianDays } = own(found.funerals)[0] ?? { count: 0, averageDays: null, medianDays: null }
  return {
    from,
    to,
    months: monthsOf({ from, to }).map((month, at) => ({
      month,
      types: namesOf(processTypes, (type) => inMonth(at, type)),
    })),
    burialTypes: burialTypesOf(found.burialTypes, isNow),
    funerals: { count, averageDays, medianDays },
    consultants: consultantsOf(found.consultants, isNow),
    sources: namesOf(recordingTypes, (source) => sources.find((row) => row.source === source)?.count ?? 0),
    tasks: { inTime, late, open },
  }
}
