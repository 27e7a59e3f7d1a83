import { isQuality, type Task, taskTypeOf } from '@pietas/contract/tasks'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { SubTaskList } from './sub-task-list'
import { TaskCase } from './task-case'
import { TaskComments } from './task-comments'
import * as styles from './task-detail.module.css'
import { TaskFacts } from './task-facts'
import { TaskPlaces } from './task-places'
import { TaskPreparations } from './task-preparations'
import { TaskSection } from './task-section'
import { TaskState } from './task-state'
import * as words from './task-words.module.css'

/** Everything about a task, from what is to be done next to what was said of it. */
export function TaskDetail({ task }: { task: Task }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const seesProcesses = may('Process:List', task.legalEntityId ?? 'tenant')
  const type = taskTypeOf(task.type)
  return (
    <div className={styles.taskDetail} data-task-detail>
      <TaskState task={task} />
      <TaskFacts task={task} opensProcess={seesProcesses} />
      <TaskSection title={t('task.description')}>
        {task.description ? (
          <p className={words.taskNote} dir="auto">
            {task.description}
          </p>
        ) : (
          <p className={words.taskNothing}>{t('task.no-description')}</p>
        )}
      </TaskSection>
      {task.subTasks.length > 0 && <SubTaskList task={task} />}
      <TaskPlaces task={task} />
      {task.process && <TaskCase process={task.process} />}
      {task.process && seesProcesses && <TaskPreparations task={task} process={task.process} />}
      {type && isQuality(type) && <TaskComments task={task} />}
    </div>
  )
}
