import { mayKnowKind, type Task, type TaskComment, type taskComments } from '@pietas/contract/tasks'
import { type Call, type Handlers, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import { listPage } from '../kit/paging'
import { getRecord, insertRecord, softDelete } from '../kit/records'
import { forbidden } from '../kit/refusal'
import { askerOf, findTask } from './access'
import { taskCommentFacts } from './queries'
import { tellOfComment } from './telling'

const thisComment = (call: Pick<Call, 'params'>, taskId: number) =>
  sql`k.task_id = ${taskId} and k.id = ${pathId(call, 'commentId')} and not k.deleted`

// What is said of leave tells of its kind: whoever reads no more than that somebody is away reads none of it.
const findTalkedOf = async (call: Parameters<typeof findTask>[0]): Promise<Task> => {
  const task = await findTask(call)
  if (!mayKnowKind(askerOf(call), task)) throw forbidden()
  return task
}

export const taskCommentHandlers: Handlers<typeof taskComments> = {
  list: async (call) => {
    const { id } = await findTalkedOf(call)
    const query = { sortDirection: 'ASC' as const, ...call.query }
    return listPage<TaskComment>(call.tx, taskCommentFacts, query, sql`k.task_id = ${id} and not k.deleted`)
  },

  create: async (call) => {
    const task = await findTalkedOf(call)
    const values = { taskId: task.id, content: call.body.content }
    const comment = await insertRecord<TaskComment>(call.tx, taskCommentFacts, values)
    await tellOfComment(call.tx, task)
    return comment
  },

  delete: async (call) => {
    const { id } = await findTask(call)
    const comment = await getRecord<TaskComment>(call.tx, taskCommentFacts, thisComment(call, id))
    if (comment.value().createdBy !== call.actor.actorId) throw forbidden()
    await softDelete(call.tx, taskCommentFacts, thisComment(call, id))
    return undefined
  },
}
