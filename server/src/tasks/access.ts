import { hasPermission, type Page } from '@pietas/contract/kit'
import {
  type Asker,
  type JudgedTask,
  mayAcceptLeave,
  mayChangeStatus,
  mayChangeTask,
  mayKnowKind,
  mayReadTask,
  type Task,
  type TaskFields,
  type TaskRow,
} from '@pietas/contract/tasks'
import { type Call, demandMfa, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import { Json } from '../kit/db/transaction'
import { getRecord, lockRecord } from '../kit/records'
import { forbidden, notFound } from '../kit/refusal'
import { isHeldByOthers, taskFacts } from './queries'

type Asked = Pick<Call, 'actor' | 'grants' | 'tx'>
type AskedByPath = Asked & Pick<Call, 'params'>

/** Who asks, as the rules of the contract see him. */
export const askerOf = ({ actor, grants }: Pick<Call, 'actor' | 'grants'>): Asker => ({ userId: actor.actorId, grants })

export const isReadable = (asked: Asked, task: Pick<TaskRow, 'users'> & Parameters<typeof mayReadTask>[1]): boolean =>
  mayReadTask(
    askerOf(asked),
    task,
    task.users.map(({ id }) => id),
  )

/** By these `mayKnowKind` judges: they come along with whatever else is asked for of a task. */
export const kindJudgedBy = ['type', 'userId', 'legalEntityId'] as const satisfies readonly (keyof JudgedTask)[]

/** @returns a task as somebody may see it: of another's leave, that he is away. */
export const veiled = <T extends TaskRow | Task>(asker: Asker, task: T): T => {
  if (mayKnowKind(asker, task)) return task
  return { ...task, type: 'absence', title: '', ...('description' in task ? { description: null } : {}) }
}

// A title cannot look like this: its quotes are escaped.
const holdsLeave = /"type":"(vacation|sickDay|schoolAbsence)"/

/** @returns a page of tasks as somebody may see it; one without leave passes as it came from the database. */
export const veiledPage = (asker: Asker, page: Json<Page<TaskRow>>): Json<Page<TaskRow>> => {
  if (!holdsLeave.test(page.text)) return page
  const { items, ...rest } = page.value()
  return new Json(JSON.stringify({ items: items.map((item) => veiled(asker, item)), ...rest }))
}

const readable = async (call: AskedByPath, stored: Json<Task>): Promise<Task> => {
  const task = stored.value()
  if (!isReadable(call, task)) throw notFound()
  await demandMfa(call, task.legalEntityId)
  return task
}

const isThis = (call: AskedByPath) => sql`t.id = ${pathId(call, 'taskId')} and not t.deleted`

/** The task that a path names, as it is stored. @throws 404 for one that the caller may not read */
export const findTask = async (call: AskedByPath): Promise<Task> =>
  readable(call, await getRecord<Task>(call.tx, taskFacts, isThis(call)))

/** The same as the caller may see it. @throws 404 for one that he may not read */
export const readableTask = async (call: AskedByPath): Promise<Task> => veiled(askerOf(call), await findTask(call))

/** The task of a path, locked until the transaction ends. */
export const lockTask = async (call: AskedByPath): Promise<{ current: Json<Task>; before: Task }> => {
  const current = await lockRecord<Task>(call.tx, taskFacts, isThis(call))
  return { current, before: await readable(call, current) }
}

/** The task that a path names, even when it has been taken away. @throws 404 for one that the caller may not read */
export const findTakenTask = async (call: AskedByPath): Promise<Task> =>
  readable(call, await getRecord<Task>(call.tx, taskFacts, sql`t.id = ${pathId(call, 'taskId')}`))

/** @throws 403 where the caller may change the status of a task, or what else it says, less than he wants to. */
export const demandChange = (asker: Asker, before: Task, { status, ...rest }: Partial<TaskFields>): void => {
  const others = Object.values(rest).some((value) => value !== undefined)
  const setsStatus = !others || (status !== undefined && status !== before.status)
  if (others && !mayChangeTask(asker, before)) throw forbidden()
  if (setsStatus && !mayChangeStatus(asker, before)) throw forbidden()
}

/** Whether somebody enters leave for others at a legal entity, or wherever it belongs to none. */
export const entersLeave = ({ grants }: Pick<Call, 'grants'>, legalEntityId: number | null): boolean =>
  hasPermission(grants, 'Task:CreateAbsence', legalEntityId ?? 'tenant')

type Leave = Parameters<typeof mayAcceptLeave>[1]

/** Whether the caller may accept leave: his own only where nobody else could. */
export const mayAccept = async (call: Asked, leave: Leave): Promise<boolean> => {
  const { actorId: userId } = call.actor
  const { legalEntityId } = leave
  const isOwn = leave.userId === userId
  return mayAcceptLeave(
    askerOf(call),
    leave,
    isOwn && (await isHeldByOthers(call.tx, 'Task:CreateAbsence', { userId, legalEntityId })),
  )
}
