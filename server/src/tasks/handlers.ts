import { isDeepStrictEqual } from 'node:util'
import { today } from '@pietas/contract/kit'
import {
  checkLeaveDue,
  checkLeaveStart,
  checkTask,
  isLeave,
  leaveDescription,
  leaveTitle,
  mayDeleteTask,
  sentTask,
  type Task,
  type TaskType,
  type tasks,
  taskTypeOf,
} from '@pietas/contract/tasks'
import { type Call, type Handlers, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import {
  getRecord,
  insertRecord,
  orNotFound,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { conflict, forbidden, invalidField, refuseIfAny } from '../kit/refusal'
import { askerOf, demandChange, findTakenTask, lockTask, mayAccept, readableTask } from './access'
import { columnsOf, completedSubTasks, type Draft, draftOf, type Links, refuseUnknown, storeLinks } from './draft'
import { inviteByMail } from './invitations'
import { listDay, listTasks } from './list-tasks'
import { isOfEntity } from './lists'
import { holdPlan, isPlannedAnew, refuseOverlap } from './overlap'
import { demandCreate, entityOfProcess, placeOf } from './place'
import { countUnfinished, findColleague, findProcess, taskFacts } from './queries'
import { tellOfAcceptance, tellOfTask } from './telling'

const stored = (call: Pick<Call, 'tx'>, id: number) => getRecord<Task>(call.tx, taskFacts, sql`t.id = ${id}`)

/** The task as it stands now, when those have been told whom it concerns. */
const told = async (
  call: Pick<Call, 'house' | 'tenantId' | 'tx'>,
  id: number,
  before: Task | null,
): Promise<Json<Task>> => {
  const now = await stored(call, id)
  await tellOfTask(call.tx, now.value(), before)
  await inviteByMail(call, [{ now: now.value(), before }])
  return now
}

// A task without a legal entity gets that of the first process that it is put to.
const movedTo = async (
  call: Pick<Call, 'actor' | 'grants' | 'tx'>,
  { processId }: Draft,
  before: Task,
): Promise<Draft> => {
  if (!processId || processId === before.processId) return {}
  const legalEntityId = await entityOfProcess(call, processId)
  if (before.legalEntityId === null) return { legalEntityId }
  if (before.legalEntityId === legalEntityId) return {}
  throw invalidField('processId', 'common.validation-unknown-reference')
}

const sorted = (ids: readonly number[] = []): number[] => [...new Set(ids)].sort((a, b) => a - b)

/** Those of the links that differ from what is stored. */
const changedLinks = ({ userIds, resourceIds }: Draft, subTasks: Links['subTasks'], before: Draft): Links => ({
  userIds: isDeepStrictEqual(sorted(userIds), sorted(before.userIds)) ? undefined : userIds,
  resourceIds: isDeepStrictEqual(sorted(resourceIds), sorted(before.resourceIds)) ? undefined : resourceIds,
  subTasks: isDeepStrictEqual(subTasks, before.subTasks) ? undefined : subTasks,
})

const plan = async (
  call: Pick<Call, 'actor' | 'grants' | 'house' | 'tenantId' | 'tx'> & {
    query: { ignoreOverlap?: boolean | undefined }
  },
  type: TaskType,
  fields: Draft,
): Promise<Json<Task>> => {
  const { tx } = call
  const legalEntityId = await placeOf(call, fields)
  await demandCreate(call, type, fields, legalEntityId)
  refuseIfAny([
    ...checkTask(type, fields),
    ...(isLeave(type)
      ? [...checkLeaveStart(type, fields.startDate ?? '', today()), ...checkLeaveDue(fields.dueDate, today())]
      : []),
  ])
  await refuseUnknown(tx, fields, {}, legalEntityId)
  const subTasks = completedSubTasks(fields.subTasks, [])
  const planned = { ...fields, status: fields.status ?? 'OPEN' }
  const isPlanned = isPlannedAnew(type, null, planned)
  if (isPlanned) await holdPlan(call, planned)
  const created = await insertRecord<Task>(tx, taskFacts, { ...columnsOf(type, fields), type, legalEntityId })
  const { id } = created.value()
  await storeLinks(tx, id, { ...fields, subTasks })
  if (isPlanned && !call.query.ignoreOverlap) await refuseOverlap(call, id)
  return told(call, id, null)
}

type Transport = Pick<
  Draft,
  'title' | 'dueDate' | 'processId' | 'userId' | 'userIds' | 'carId' | 'address' | 'destination'
>

/**
 * Plans the transport of a process, as part of a call of another feature.
 *
 * @returns its id. @throws 400, 403, 409 with the tasks that it collides with.
 */
export const planTransport = async (
  call: Pick<Call, 'actor' | 'grants' | 'house' | 'tenantId' | 'tx'>,
  transport: Transport,
  ignoreOverlap: boolean | undefined,
): Promise<number> => {
  const planned = await plan({ ...call, query: { ignoreOverlap } }, 'TRANSPORTATION', { ...transport, status: 'OPEN' })
  return planned.value().id
}

export const taskHandlers: Handlers<typeof tasks> = {
  listOfEntity: (call) => listTasks(call, call.legalEntityId, isOfEntity(call.query, call.legalEntityId)),

  listOfProcess: async (call) => {
    const found = await findProcess(call.tx, pathId(call, 'processId'))
    const process = orNotFound(found?.legalEntityId === call.legalEntityId ? found : null)
    return listTasks(call, call.legalEntityId, sql`t.process_id = ${process.id}`)
  },

  listAccessible: (call) => listTasks(call, null, sql`true`),

  dayPlan: (call) => listDay(call, call.query.day),

  countOwn: async ({ actor, legalEntityId, tx }) => ({
    count: await countUnfinished(tx, actor.actorId, legalEntityId),
  }),

  get: async (call) => {
    const shown = await readableTask(call)
    return isLeave(taskTypeOf(shown.type) ?? 'BASIC') ? { ...shown, mayAccept: await mayAccept(call, shown) } : shown
  },

  create: (call) => {
    const { type, fields } = sentTask(call.body)
    return plan(call, type, fields)
  },

  createAbsence: async (call) => {
    const { type, comment, title, ...said } = call.body
    const { userId, startDate, endDate } = said
    const colleague = await findColleague(call.tx, userId)
    return plan(call, type, {
      ...said,
      legalEntityId: said.legalEntityId ?? colleague?.legalEntityId ?? null,
      status: 'OPEN',
      title: title ?? leaveTitle(type, colleague ?? { firstName: '', lastName: '' }),
      description: leaveDescription(startDate, endDate, comment),
    })
  },

  accept: async (call) => {
    const { current, before } = await lockTask(call)
    if (!isLeave(taskTypeOf(before.type) ?? 'BASIC')) throw invalidField('type', 'task.validation.no-leave')
    if (!(await mayAccept(call, before))) throw forbidden()
    if (before.status === 'CANCELLED') throw conflict([{ field: 'status', message: 'common.validation-invalid' }])
    await updateRecord<Task>(call.tx, taskFacts, current, { status: 'DONE' })
    if (before.status !== 'DONE') await tellOfAcceptance(call.tx, before)
    return stored(call, before.id)
  },

  update: async (call) => {
    const { tx } = call
    const { current, before } = await lockTask(call)
    const { type, fields } = sentTask(call.body)
    if (isLeave(type) || type !== taskTypeOf(before.type)) throw invalidField('type', 'task.validation.type-fixed')
    demandChange(askerOf(call), before, fields)
    refuseStale(call.ifMatch, before)
    const was = draftOf(before)
    const moved = fields.processId !== undefined && fields.processId !== before.processId
    const own = {
      ...columnsOf(type, fields),
      ...(await movedTo(call, fields, before)),
      // A note stays on its process.
      ...(moved ? { noteId: null } : {}),
    }
    const merged = { ...was, ...fields, status: fields.status ?? was.status }
    refuseIfAny(checkTask(type, merged))
    await refuseUnknown(tx, fields, was, before.legalEntityId)
    const links = changedLinks(merged, completedSubTasks(merged.subTasks, before.subTasks), was)
    const isPlanned = isPlannedAnew(type, was, merged)
    if (isPlanned) await holdPlan(call, merged)
    await updateRecord<Task>(tx, taskFacts, current, withLinksChanged(before, links, own))
    await storeLinks(tx, before.id, links)
    if (isPlanned && !call.query.ignoreOverlap) await refuseOverlap(call, before.id)
    return told(call, before.id, before)
  },

  delete: async (call) => {
    // Locked, so that leave is not withdrawn in the moment in which it is accepted.
    const { before: task } = await lockTask(call)
    if (!mayDeleteTask(askerOf(call), task)) throw forbidden()
    await softDelete(call.tx, taskFacts, sql`t.id = ${task.id}`)
    await inviteByMail(call, [{ now: null, before: task }])
    return undefined
  },

  restore: async (call) => {
    const task = await findTakenTask(call)
    if (!mayDeleteTask(askerOf(call), task)) throw forbidden()
    if (!task.deleted) return stored(call, task.id)
    const draft = draftOf(task)
    const isPlanned = isPlannedAnew(taskTypeOf(task.type) ?? 'BASIC', null, draft)
    if (isPlanned) await holdPlan(call, draft)
    await restoreRecord(call.tx, taskFacts, sql`t.id = ${task.id}`)
    if (isPlanned && !call.query.ignoreOverlap) await refuseOverlap(call, task.id)
    const back = await stored(call, task.id)
    await inviteByMail(call, [{ now: back.value(), before: null }])
    return back
  },
}
