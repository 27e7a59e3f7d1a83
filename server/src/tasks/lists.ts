import { addDays, entitiesWith, type Permission, startOfDay, today } from '@pietas/contract/kit'
import { isClosed, isLeave, isQuality, leaveTypes, type TaskQuery } from '@pietas/contract/tasks'
import type { Call } from '../kit/call'
import { orElse, type Sql, sql } from '../kit/db/sql'
import { betweenInstants, equals, oneOf } from '../kit/filters'
import { membersOf } from '../users'

export type Asked = Pick<Call, 'actor' | 'grants'>
type Filters = NonNullable<TaskQuery['filters']>

const isUnfinished = sql`t.status not in ('DONE', 'CANCELLED')`

const where = (permission: Permission, { grants }: Asked): Sql => {
  const entities = entitiesWith(grants, permission)
  return entities === 'all' ? sql`true` : sql`t.legal_entity_id = any(${entities}::bigint[])`
}

// By three indexes, one for each part that somebody may have; one condition with `or` would use none of them.
const isOwn = ({ actor }: Asked): Sql => sql`t.id = any(array(
  select o.id from tasks o where o.user_id = ${actor.actorId} and not o.deleted
  union select o.id from tasks o where o.created_by = ${actor.actorId} and not o.deleted
  union select x.task_id from task_users x where x.user_id = ${actor.actorId}))`

// Of a list of one legal entity the right there decides, so that its order can be walked in an index.
const isReached = (asked: Asked, legalEntityId: number | null): Sql => {
  const entities = entitiesWith(asked.grants, 'Task:ListAll')
  if (entities === 'all') return sql`true`
  if (legalEntityId !== null) return entities.includes(legalEntityId) ? sql`true` : isOwn(asked)
  return entities.length === 0 ? isOwn(asked) : sql`(${where('Task:ListAll', asked)} or ${isOwn(asked)})`
}

/** Tasks that the caller may read, wherever they belong: the rule of `mayReadTask` as a condition. */
export const isReadable = (asked: Asked, legalEntityId: number | null): Sql => {
  const { actorId, mfaEnrolled } = asked.actor
  // Of a list of one legal entity the gate has asked that already; asked again, its order would be sorted anew.
  const guarded =
    mfaEnrolled || legalEntityId !== null
      ? sql`true`
      : sql`not exists (select from legal_entities e where e.id = t.legal_entity_id and e.mfa_required)`
  return sql`not t.deleted and ${isReached(asked, legalEntityId)} and ${guarded}
    and (t.type <> 'PRIVATE' or t.user_id = ${actorId} or t.created_by = ${actorId})`
}

/** Tasks of a legal entity that the caller may read and that are left to do. */
export const isOpenTask = (asked: Asked, legalEntityId: number): Sql =>
  sql`${isReadable(asked, legalEntityId)} and ${isUnfinished}`

/** Leave of which the caller may not know the kind: `mayKnowKind` as a condition, the other way round. */
export const isVeiled = (asked: Asked): Sql =>
  sql`(t.type = any(${leaveTypes}::text[]) and t.user_id <> ${asked.actor.actorId}
    and (${where('Task:CreateAbsence', asked)}) is not true)`

// What may not be known is not found by it either. One kind is compared as such, so that its index keeps the order;
// leave, and what is private, is found by the few rows that there are of it, wherever a list is in its order.
const isOfType = (asked: Asked, types: Filters['type']): Sql => {
  if (!types || types.length === 0) return sql`true`
  const [only] = types
  const named = types.length === 1 ? sql`t.type = ${only}` : oneOf('t.type', types)
  if (only === 'PRIVATE' && types.length === 1) return sql`${named} and ${isOwn(asked)}`
  if (types.every(isQuality)) return sql`${named} and ${isOfQuality}`
  const found = types.every(isLeave) ? sql`${named} and ${isAmongLeave}` : named
  return types.includes('ABSENCE') ? found : sql`${found} and not ${isVeiled(asked)}`
}

/** What somebody thinks of the house, in the words of its index. */
export const isOfQuality = sql`t.type in ('COMPLAINT', 'FEEDBACK')`

const isAmongLeave = sql`t.id = any(array(select l.id from tasks l where l.first_day is not null and not l.deleted))`

const takesPart = (userId: number | undefined): Sql =>
  userId === undefined
    ? sql`true`
    : // What is private and nobody's is its creator's.
      sql`(t.user_id = ${userId} or (t.user_id is null and t.created_by = ${userId}) or t.id = any(array(select x.task_id from task_users x where x.user_id = ${userId})))`

/** What somebody calls his: what he has to do, and what he has given to others. What a template has made is nobody's. */
const isMine = ({ actor }: Asked): Sql => sql`t.id = any(array(
  select o.id from tasks o where o.user_id = ${actor.actorId} and not o.deleted
  union select o.id from tasks o where o.created_by = ${actor.actorId} and not o.made_by_template and not o.deleted
  union select x.task_id from task_users x where x.user_id = ${actor.actorId}))`

const belongs = (asked: Asked, own: boolean | undefined): Sql => {
  if (own === undefined) return sql`true`
  return own ? isMine(asked) : sql`not ${isMine(asked)}`
}

/** What stands in the list of a legal entity. Own tasks of no house, such as private ones, stand among the own ones. */
export const isOfEntity = ({ own, filters }: TaskQuery, legalEntityId: number): Sql =>
  own || filters?.own
    ? sql`(t.legal_entity_id = ${legalEntityId} or t.legal_entity_id is null)`
    : sql`t.legal_entity_id = ${legalEntityId}`

/** Somebody of one of the groups takes part. */
const isOfGroup = (groups: readonly number[]): Sql => {
  const members = sql`any(array(${membersOf(groups)}))`
  return sql`(t.user_id = ${members} or t.id = any(array(select x.task_id from task_users x where x.user_id = ${members})))`
}

const over = sql.raw(orElse('t.ends_at', 't.due_date'))
const begun = sql.raw(orElse('t.starts_at', 't.due_date'))

// Everything but leave is over within a day, and has at most another one of preparation before it.
const longest = sql`interval '3 days'`

// A span reaches up to its end and not into it; without one the day counts that a task is due. What lies between two
// days is looked up first: whatever a list is in the order of, there is little of it. Leave may last longer than any
// bound, so what of it goes on behind the last day is asked for apart.
const isBetween = (from: string | undefined, to: string | undefined): Sql => {
  const until = to ? sql`${begun} <= ${to}::timestamptz` : sql`true`
  if (!from) return until
  const found = sql`not t.deleted and (t.ends_at is null or t.ends_at > ${from}::timestamptz) and ${until}`
  if (!to) return sql`t.id = any(array(select t.id from tasks t where ${over} >= ${from}::timestamptz and ${found}))`
  const behind = sql`${to}::timestamptz + ${longest}`
  return sql`t.id = any(array(
    select t.id from tasks t where ${over} >= ${from}::timestamptz and ${over} <= ${behind} and ${found}
    union all select t.id from tasks t where t.first_day is not null and t.ends_at > ${behind} and ${found}))`
}

// By the column that the list is sorted by, whose index serves both.
const isDueOn = (day: string | undefined): Sql =>
  day === undefined
    ? sql`true`
    : sql`t.due_date is not null and t.comes_at >= ${startOfDay(day)}::timestamptz
      and t.comes_at < ${startOfDay(addDays(day, 1))}::timestamptz`

// Day and minute are told by one clock: that of the database may run on another machine.
/** The rule `isOverdue` of the contract as a condition on `t`: midnight in Berlin stands for the whole day. */
export const isOverdue = (
  now = new Date(),
): Sql => sql`${isUnfinished} and (t.due_date < ${startOfDay(today(now))}::timestamptz
  or (t.due_date <= ${now.toISOString()}::timestamptz and (t.due_date at time zone 'Europe/Berlin')::time <> '00:00'))`

// What is left to do has an index of its own, which a list of statuses would not lead to.
const hasStatus = (statuses: Filters['status']): Sql =>
  statuses?.length && !statuses.some(isClosed)
    ? sql`${oneOf('t.status', statuses)} and ${isUnfinished}`
    : oneOf('t.status', statuses)

/** Due as the house has set it, by one of its standard tasks. */
const isDeadline = (deadline: boolean | undefined): Sql => {
  if (deadline === undefined) return sql`true`
  const found = sql`t.template_id is not null and t.due_date is not null`
  return deadline ? sql`(${found})` : sql`not (${found})`
}

const narrowed = (asked: Asked, filters: Filters): Sql => sql`${isOfType(asked, filters.type)}
  and ${hasStatus(filters.status)} and ${equals('t.user_id', filters.assigneeId)}
  and ${equals('t.note_id', filters.noteId)} and ${equals('t.complaint_cause_id', filters.complaintCauseId)}
  and ${betweenInstants(sql`t.created_at`, filters.createdAt)}
  and ${takesPart(filters.userId)} and ${belongs(asked, filters.own)} and ${isDueOn(filters.dueDate)}
  and ${isBetween(filters.startDate, filters.endDate)} and ${isDeadline(filters.deadline)}
  and ${filters.hasOpenTasks ? isUnfinished : sql`true`} and ${filters.overdue ? isOverdue() : sql`true`}
  and ${filters.userGroupIds?.length ? isOfGroup(filters.userGroupIds) : sql`true`}`

/**
 * What a list of tasks shows, whatever it is a list of.
 *
 * @param legalEntityId of the list; null where it is of all of them.
 */
export const isListed = (asked: Asked, query: TaskQuery, legalEntityId: number | null): Sql => {
  if (query.filterIds) return sql`${isReadable(asked, legalEntityId)} and t.id = any(${query.filterIds}::bigint[])`
  return sql`${isReadable(asked, legalEntityId)}
    and ${narrowed(asked, query)} and ${narrowed(asked, query.filters ?? {})}`
}
