import type { Permission } from '@pietas/contract/kit'
import type { WireTaskType } from '@pietas/contract/tasks'
import { isLeave, mostCounted, taskStatuses, taskTypes, wireTypeOf } from '@pietas/contract/tasks'
import { permissionsOfEntityRole, permissionsOfTenantRole } from '@pietas/contract/users'
import { columns, instant, orElse, placeIn, recordFields, type Sql, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertAll } from '../kit/db/write'
import type { ListFacts, Sort } from '../kit/paging'
import type { RecordFacts } from '../kit/records'

const userColumns = `u.id, u.first_name as "firstName", u.last_name as "lastName",
  u.picture_token as "profilePictureDocumentAccessToken", u.deleted`

const user = (table: string, column: string): string => `(select row_to_json(d) from (select ${userColumns}
  from users u where u.tenant_id = ${table}.tenant_id and u.id = ${table}.${column}) d)`

const users = `coalesce((select json_agg(row_to_json(d) order by d."lastName", d."firstName", d.id) from (select ${userColumns}
  from task_users x join users u on u.tenant_id = x.tenant_id and u.id = x.user_id
  where x.tenant_id = t.tenant_id and x.task_id = t.id) d), '[]')`

const resources = `coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'deleted', r.deleted)
    order by r.name, r.id)
  from task_resources x join resources r on r.tenant_id = x.tenant_id and r.id = x.resource_id
  where x.tenant_id = t.tenant_id and x.task_id = t.id), '[]')`

const car = `(select json_build_object('id', k.id, 'name', k.name, 'licensePlate', k.license_plate,
    'numberOfSeats', k.number_of_seats, 'deleted', k.deleted)
  from cars k where k.tenant_id = t.tenant_id and k.id = t.car_id)`

const complaintCause = `(select json_build_object('id', k.id, 'name', k.name, 'deleted', k.deleted)
  from complaint_causes k where k.tenant_id = t.tenant_id and k.id = t.complaint_cause_id)`

const wireNames = taskTypes.map((type): [string, WireTaskType] => [type, wireTypeOf(type)])
const wireType = `case t.type ${wireNames.map(([type, name]) => `when '${type}' then '${name}'`).join(' ')} end`

const own = ['status', 'title', 'dueDate', 'preparationTime', 'preparationType', 'address', 'destination']
const ids = ['legalEntityId', 'processId', 'userId', 'carId', 'complaintCauseId']

const summary = {
  type: wireType,
  startDate: `coalesce(t.first_day::text, ${instant('t.start_date')})`,
  endDate: `coalesce(t.last_day::text, ${instant('t.end_date')})`,
  templateId: 't.template_id',
  user: user('t', 'user_id'),
  users,
  resources,
  car,
  complaintCause,
  author: user('t', 'created_by'),
  template: `case when t.template_id is not null then (select json_build_object('color', m.color, 'shortName', m.short_name)
    from task_templates m where m.tenant_id = t.tenant_id and m.id = t.template_id) end`,
}

const personOf = (column: string, fields: readonly string[], computed = {}): string =>
  `(select row_to_json(d) from (select ${columns('p', ['id', 'title', 'firstName', 'lastName', 'deleted', ...fields], computed)}
    from persons p where p.tenant_id = c.tenant_id and p.id = c.${column}) d)`

const named = (table: string, column: string): string =>
  `(select json_build_object('id', n.id, 'name', n.name, 'deleted', n.deleted)
    from ${table} n where n.tenant_id = c.tenant_id and n.id = c.${column})`

const burialForm = `(select json_build_object('id', f.id, 'name', f.name, 'deleted', f.deleted, 'burialType',
    json_build_object('id', b.id, 'name', b.name, 'deleted', b.deleted, 'isCremation', b.is_cremation))
  from burial_forms f join burial_types b on b.tenant_id = f.tenant_id and b.id = f.burial_type_id
  where f.tenant_id = c.tenant_id and f.id = c.burial_form_id)`

const processWith = (list: string): string => `(select row_to_json(e) from (select ${list}
  from processes c where c.tenant_id = t.tenant_id and c.id = t.process_id) e)`

const processOfRow = processWith(
  columns('c', ['id', 'type', 'status'], { deceasedPerson: personOf('deceased_person_id', []) }),
)

const processOfTask = processWith(
  columns(
    'c',
    ['id', 'type', 'status', 'gravePosition', 'graveNumber', 'graveBurialLocation', 'graveLoweringRequested'],
    {
      deceasedPerson: personOf(
        'deceased_person_id',
        ['currentPosition', 'dateOfBirth', 'deceased', 'deceasedAt', 'size', 'weight'],
        {
          deceasedTimeAt: 'left(p.deceased_time_at::text, 5)',
          infectious: `coalesce(p.infectious_data = 'INFECTIOUS', false)`,
          highlyInfectious: `coalesce(p.infectious_data = 'HIGHLY_INFECTIOUS', false)`,
        },
      ),
      clientPerson: personOf('client_person_id', ['phone', 'deceased', 'deceasedAt']),
      clientBusinessPartner: named('business_partners', 'client_business_partner_id'),
      burialForm,
      cemetery: named('business_partners', 'cemetery_id'),
      graveType: named('grave_types', 'grave_type_id'),
    },
  ),
)

const countOfSubTasks = (condition: string): string => `(select count(*)::int from task_sub_tasks s
  where s.tenant_id = t.tenant_id and s.task_id = t.id and ${condition})`

const rowFields = recordFields('t', [...own, ...ids], {
  ...summary,
  process: processOfRow,
  subTaskCount: countOfSubTasks('true'),
  doneSubTaskCount: countOfSubTasks('s.done'),
})

/** The select list of a task as lists show it. */
export const taskRowItem = selectList(rowFields)

// What has no start comes last, whichever way the list goes.
const startsLast = (direction: 'ASC' | 'DESC'): Sort => ({
  expression: orElse('t.begins_at', `'${direction === 'DESC' ? '-' : ''}infinity'::timestamptz`),
  type: 'timestamptz',
})

// All leave is one kind here: which it is is nobody's business, and an order would tell.
const typesInOrder = taskTypes.filter((type) => !isLeave(type))

/** A task as lists show it. */
export const taskListFacts = (direction: 'ASC' | 'DESC'): ListFacts => ({
  table: 'tasks',
  alias: 't',
  item: taskRowItem,
  fields: rowFields,
  sorts: {
    DUE_DATE: { expression: 't.comes_at', type: 'timestamptz' },
    START_DATE: startsLast(direction),
    CREATED_AT: { expression: 't.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 't.updated_at', type: 'timestamptz' },
    TITLE: { expression: 't.sort_title', type: 'text' },
    STATUS: { expression: placeIn('t.status', taskStatuses), type: 'bigint' },
    TYPE: { expression: placeIn('t.type', typesInOrder, typesInOrder.length), type: 'bigint' },
    ASSIGNEE: { expression: 't.assignee_sort_name', type: 'text' },
  },
})

const partnerOfPart = `(select json_build_object('id', b.id, 'name', b.name, 'deleted', b.deleted)
  from business_partners b where b.tenant_id = s.tenant_id and b.id = s.business_partner_id)`

/** A task in full. */
export const taskFacts: RecordFacts = {
  table: 'tasks',
  alias: 't',
  item: selectList(
    recordFields('t', [...own, 'description', ...ids, 'noteId'], {
      ...summary,
      process: processOfTask,
      subTasks: `coalesce((select json_agg(json_build_object('id', s.id, 'title', s.title, 'done', s.done,
          'comment', s.comment, 'businessPartnerId', s.business_partner_id, 'businessPartner', ${partnerOfPart}) order by s.position, s.id)
        from task_sub_tasks s where s.tenant_id = t.tenant_id and s.task_id = t.id), '[]')`,
      taskStatusLogs: `coalesce((select json_agg(json_build_object('status', l.status,
          'createdAt', ${instant('l.created_at')}, 'createdBy', l.created_by) order by l.created_at, l.id)
        from task_status_logs l where l.tenant_id = t.tenant_id and l.task_id = t.id), '[]')`,
    }),
  ),
}

/** What somebody has said of a task. */
export const taskCommentFacts: ListFacts = {
  table: 'task_comments',
  alias: 'k',
  item: columns('k', ['id', 'content', 'createdBy', 'createdAt'], { author: user('k', 'created_by') }),
  sorts: { CREATED_AT: { expression: 'k.created_at', type: 'timestamptz' } },
}

/** Where a process belongs, or null when there is none. */
export const findProcess = (tx: Tx, id: number): Promise<{ id: number; legalEntityId: number } | null> =>
  tx.row(sql`select c.id, c.legal_entity_id as "legalEntityId" from processes c where c.id = ${id} and not c.deleted`)

const unfinished = (userId: number, legalEntityId: number) => sql`t.legal_entity_id = ${legalEntityId} and not t.deleted
  and t.status not in ('DONE', 'CANCELLED') and (t.type <> 'PRIVATE' or t.user_id = ${userId} or t.created_by = ${userId})`

/** How much the list of a legal entity shows somebody as his own and unfinished, up to `mostCounted`. */
export const countUnfinished = async (tx: Tx, userId: number, legalEntityId: number): Promise<number> => {
  const row = await tx.row<{ count: number }>(sql`select count(*)::int as count from (
    select t.id from tasks t where t.user_id = ${userId} and ${unfinished(userId, legalEntityId)}
    union select t.id from tasks t where t.user_id is null and t.created_by = ${userId} and ${unfinished(userId, legalEntityId)}
    union select t.id from task_users x join tasks t on t.tenant_id = x.tenant_id and t.id = x.task_id
      where x.user_id = ${userId} and ${unfinished(userId, legalEntityId)}
    limit ${sql.raw(String(mostCounted))}) u`)
  return row?.count ?? 0
}

/** What is left to do for a process, but for what is private to others than the one who asks. */
export const isLeftToDo = (processId: number, actorId: number): Sql =>
  sql`t.process_id = ${processId} and not t.deleted and t.status not in ('DONE', 'CANCELLED')
    and (t.type <> 'PRIVATE' or t.created_by = ${actorId})`

/** Cancels some tasks. */
export const cancelTasksOf = async (tx: Tx, where: Sql): Promise<void> => {
  await tx.run(sql`update tasks t set status = 'CANCELLED' where ${where}`)
}

/** Those of the users who work for the tenant today. */
export const findStaff = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    sql`select u.id from users u where u.id = any(${ids}::bigint[]) and u.active and not u.deleted`,
  )
  return rows.map(({ id }) => id)
}

/** What leave of somebody begins with: his name, and the first legal entity that he works at. */
export const findColleague = (
  tx: Tx,
  userId: number,
): Promise<{ firstName: string; lastName: string; legalEntityId: number | null } | null> =>
  tx.row(sql`select u.first_name as "firstName", u.last_name as "lastName",
      coalesce((select min(x.legal_entity_id) from user_entities x where x.user_id = u.id),
        (select min(e.id) from legal_entities e where not e.deleted)) as "legalEntityId"
    from users u where u.id = ${userId} and u.active and not u.deleted`)

const rolesWith = (right: Permission, of: Record<string, readonly Permission[]>): string[] =>
  Object.keys(of).filter((role) => of[role]?.includes(right))

/** Whether anybody but this one holds a right at a legal entity, or for all of them where it is null. */
export const isHeldByOthers = async (
  tx: Tx,
  right: Permission,
  { userId, legalEntityId }: { userId: number; legalEntityId: number | null },
): Promise<boolean> => {
  const row = await tx.row(sql`select from users u where u.id <> ${userId} and u.active and not u.deleted
    and (u.tenant_roles && ${rolesWith(right, permissionsOfTenantRole)}::text[]
      or exists (select from user_entities x where x.user_id = u.id and x.legal_entity_id = ${legalEntityId}
        and x.roles && ${rolesWith(right, permissionsOfEntityRole)}::text[])) limit 1`)
  return row !== null
}

/** Whether somebody has a place at a legal entity. */
export const worksAt = async (tx: Tx, userId: number, legalEntityId: number): Promise<boolean> => {
  const row = await tx.row(
    sql`select from user_entities x where x.user_id = ${userId} and x.legal_entity_id = ${legalEntityId}`,
  )
  return row !== null
}

export type StoredSubTask = {
  id?: number | undefined
  title: string
  done: boolean
  comment: string | null
  businessPartnerId: number | null
}

const subTaskFields = ['taskId', 'position', 'title', 'done', 'comment', 'businessPartnerId']

/** Makes the parts of a task equal to a list: known ones keep their row, others come and go. */
export const replaceSubTasks = async (tx: Tx, taskId: number, parts: readonly StoredSubTask[]): Promise<void> => {
  const rows = parts.map((part, position) => ({ ...part, taskId, position }))
  const known = rows.filter((row) => row.id !== undefined)
  const kept = known.map((row) => row.id as number)
  await tx.run(sql`delete from task_sub_tasks s where s.task_id = ${taskId} and not (s.id = any(${kept}::bigint[]))`)
  if (known.length > 0)
    await tx.run(sql`
      update task_sub_tasks s set (position, title, done, comment, business_partner_id)
        = (n.position, n.title, n.done, n.comment, n."businessPartnerId")
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as n (
        id bigint, position integer, title text, done boolean, comment text, "businessPartnerId" bigint)
      where s.task_id = ${taskId} and s.id = n.id
        and (s.position, s.title, s.done, s.comment, s.business_partner_id)
          is distinct from (n.position, n.title, n.done, n.comment, n."businessPartnerId")`)
  const added = rows.filter((row) => row.id === undefined)
  await insertAll(tx, 'task_sub_tasks', subTaskFields, added)
}
