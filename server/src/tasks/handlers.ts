import { isDeepStrictEqual } from 'node:util'
import { type Page, today } from '@pietas/contract/kit'
import {
  checkLeaveDue,
  checkLeaveStart,
  checkTask,
  isLeave,
  mayDeleteTask,
  sentTask,
  type Task,
  type TaskQuery,
  type TaskRow,
  type tasks,
  taskTypeOf,
} from '@pietas/contract/tasks'
import { type Call, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  orNotFound,
  refuseStale,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { forbidden, invalidField, refuseIfAny } from '../kit/refusal'
import { askerOf, demandChange, findTask, lockTask, veiled, veiledPage } from './access'
import { columnsOf, completedSubTasks, type Draft, draftOf, type Links, refuseUnknown, storeLinks } from './draft'
import { isListed } from './lists'
import { holdPlan, isPlannedAnew, refuseOverlap } from './overlap'
import { demandCreate, entityOfProcess, placeOf } from './place'
import { findProcess, taskFacts, taskListFacts } from './queries'

type Listing = Pick<Call, 'actor' | 'grants' | 'tx'> & { query: TaskQuery }

// What comes next stands first, other than in lists of what has been.
const directionOf = ({ sortBy, sortDirection }: TaskQuery): 'ASC' | 'DESC' =>
  sortDirection ?? (sortBy === 'CREATED_AT' || sortBy === 'UPDATED_AT' ? 'DESC' : 'ASC')

const list = async (call: Listing, legalEntityId: number | null, here: Sql): Promise<Json<Page<TaskRow>>> => {
  const sortDirection = directionOf(call.query)
  const where = sql`${here} and ${isListed(call, call.query, legalEntityId)}`
  const page = await listPage<TaskRow>(call.tx, taskListFacts(sortDirection), { ...call.query, sortDirection }, where)
  return veiledPage(askerOf(call), page)
}

const stored = (call: Pick<Call, 'tx'>, id: number) => getRecord<Task>(call.tx, taskFacts, sql`t.id = ${id}`)

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

export const taskHandlers: Handlers<typeof tasks> = {
  listOfEntity: (call) => list(call, call.legalEntityId, sql`t.legal_entity_id = ${call.legalEntityId}`),

  listOfProcess: async (call) => {
    const found = await findProcess(call.tx, pathId(call, 'processId'))
    const process = orNotFound(found?.legalEntityId === call.legalEntityId ? found : null)
    return list(call, call.legalEntityId, sql`t.process_id = ${process.id}`)
  },

  listAccessible: (call) => list(call, null, sql`true`),

  get: async (call) => veiled(askerOf(call), await findTask(call)),

  create: async (call) => {
    const { tx } = call
    const { type, fields } = sentTask(call.body)
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
    const plan = { ...fields, status: fields.status ?? 'OPEN' }
    const isPlanned = isPlannedAnew(type, null, plan)
    if (isPlanned) await holdPlan(call, plan)
    const created = await insertRecord<Task>(tx, taskFacts, { ...columnsOf(type, fields), type, legalEntityId })
    const { id } = created.value()
    await storeLinks(tx, id, { ...fields, subTasks })
    if (isPlanned && !call.query.ignoreOverlap) await refuseOverlap(call, id)
    return stored(call, id)
  },

  update: async (call) => {
    const { tx } = call
    const { current, before } = await lockTask(call)
    const { type, fields } = sentTask(call.body)
    if (isLeave(type) || type !== taskTypeOf(before.type)) throw invalidField('type', 'task.validation.type-fixed')
    demandChange(askerOf(call), before, fields)
    refuseStale(call.ifMatch, before)
    const was = draftOf(before)
    const own = { ...columnsOf(type, fields), ...(await movedTo(call, fields, before)) }
    const merged = { ...was, ...fields, status: fields.status ?? was.status }
    refuseIfAny(checkTask(type, merged))
    await refuseUnknown(tx, fields, was, before.legalEntityId)
    const links = changedLinks(merged, completedSubTasks(merged.subTasks, before.subTasks), was)
    const isPlanned = isPlannedAnew(type, was, merged)
    if (isPlanned) await holdPlan(call, merged)
    await updateRecord<Task>(tx, taskFacts, current, withLinksChanged(before, links, own))
    await storeLinks(tx, before.id, links)
    if (isPlanned && !call.query.ignoreOverlap) await refuseOverlap(call, before.id)
    return stored(call, before.id)
  },

  delete: async (call) => {
    const task = await findTask(call)
    if (!mayDeleteTask(askerOf(call), task)) throw forbidden()
    await softDelete(call.tx, taskFacts, sql`t.id = ${task.id}`)
    return undefined
  },
}
