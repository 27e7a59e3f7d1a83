import { feature } from '../kit/feature'
import { taskCommentHandlers } from './comments'
import { demo } from './demo'
import { taskHandlers } from './handlers'

export { cancelTasks } from './cancelling'

export const tasks = feature({
  handlers: { tasks: taskHandlers, taskComments: taskCommentHandlers },
  kinds: {
    tasks: 'tasks',
    task_users: 'tasks',
    task_resources: 'tasks',
    task_sub_tasks: 'tasks',
    task_status_logs: 'tasks',
    task_comments: 'tasks',
  },
  demo,
})
