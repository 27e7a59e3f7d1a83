import { feature } from '../kit/feature'
import { taskCommentHandlers } from './comments'
import { demo } from './demo'
import { taskHandlers } from './handlers'
import { absenceHandlers } from './leave'
import { checklistHandlers, taskTemplateHandlers } from './templates/handlers'

export { readableTask } from './access'
export { cancelTasks } from './cancelling'
export { type EventTask, eventOf } from './events'
export { planTransport } from './handlers'
export { plannedLeave } from './leave'
export { absentDays } from './leave/absent-days'
export { listTasks } from './list-tasks'
export { isOfQuality, isOpenTask, isOverdue, isReadable } from './lists'
export { insertDefaultTemplates } from './templates/defaults'

export const tasks = feature({
  handlers: {
    tasks: taskHandlers,
    taskTemplates: taskTemplateHandlers,
    checklists: checklistHandlers,
    taskComments: taskCommentHandlers,
    absences: absenceHandlers,
  },
  kinds: {
    tasks: 'tasks',
    task_users: 'tasks',
    task_resources: 'tasks',
    task_sub_tasks: 'tasks',
    task_status_logs: 'tasks',
    task_comments: 'tasks',
    leave_years: null,
    task_templates: 'task-templates',
    offered_task_templates: 'task-templates',
    task_template_burial_forms: 'task-templates',
  },
  demo,
})
