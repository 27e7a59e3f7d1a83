import { feature } from '../kit/feature'
import { taskCommentHandlers } from './comments'
import { demo } from './demo'
import { taskHandlers } from './handlers'
import { absenceHandlers } from './leave'

export { readableTask } from './access'
export { cancelTasks } from './cancelling'
export { type EventTask, eventOf } from './events'
export { planTransport } from './handlers'
export { plannedLeave } from './leave'
export { listTasks } from './list-tasks'
export { isOpenTask, isOverdue, isReadable } from './lists'

export const tasks = feature({
  handlers: { tasks: taskHandlers, taskComments: taskCommentHandlers, absences: absenceHandlers },
  kinds: {
    tasks: 'tasks',
    task_users: 'tasks',
    task_resources: 'tasks',
    task_sub_tasks: 'tasks',
    task_status_logs: 'tasks',
    task_comments: 'tasks',
    leave_years: null,
  },
  demo,
})
