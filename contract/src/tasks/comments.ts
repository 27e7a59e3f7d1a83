import * as z from 'zod'
import { page, requiredText, route, shownWhole, tenantPath } from '../kit'
import { taskComment } from './records'

/** What somebody says of a task: spec 3 section 3.2. */
export const taskCommentFields = z.object({ content: requiredText(4000) })

const commentsPath = `${tenantPath}/tasks/{taskId}/comments` as const

// Document 3 writes the word in capitals.
const missing = { taskId: 'Task ID is required' }

export const taskComments = {
  list: route({
    method: 'GET',
    path: commentsPath,
    missing,
    access: 'member',
    about: 'The comments on a task, the oldest first',
    query: shownWhole({ sortBy: ['CREATED_AT'] }),
    answer: page(taskComment),
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: commentsPath,
    missing,
    access: 'member',
    about: 'Comments on a task that the caller sees',
    body: taskCommentFields,
    answer: taskComment,
    failures: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'DELETE',
    path: `${commentsPath}/{commentId}`,
    missing,
    access: 'member',
    about: 'Takes a comment away; only its author may',
    failures: ['NOT_FOUND'],
  }),
}
