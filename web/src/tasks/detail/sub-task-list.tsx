import Checkbox from '@mui/material/Checkbox'
import { mayChangeTask, type SubTask, type Task } from '@pietas/contract/tasks'
import { useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useAsker } from '../use-asker'
import * as styles from './sub-task-list.module.css'
import { TaskSection } from './task-section'
import { useTicks } from './use-ticks'

/** The parts of a task; a tick is stored at once. */
export function SubTaskList({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { isDone, tick } = useTicks(task)
  const editable = mayChangeTask(useAsker(), task)
  const done = task.subTasks.filter(isDone).length
  return (
    <TaskSection title={t('task.subTasks')} aside={`${done}/${task.subTasks.length}`}>
      <ul className={styles.subTasks}>
        {task.subTasks.map((part) => (
          <Part
            key={part.id}
            part={part}
            done={isDone(part)}
            editable={editable}
            onTick={(checked) => void tick(part, checked)}
          />
        ))}
      </ul>
    </TaskSection>
  )
}

interface PartProps {
  part: SubTask
  done: boolean
  editable: boolean
  onTick: (done: boolean) => void
}

function Part({ part, done, editable, onTick }: PartProps) {
  const { t } = useTranslation()
  const id = useId()
  const told = [part.businessPartner && `${id}partner`, part.comment && `${id}comment`].filter(Boolean).join(' ')
  return (
    <li>
      <Checkbox
        id={id}
        size="small"
        checked={done}
        disabled={!editable}
        onChange={(_, checked) => onTick(checked)}
        slotProps={{ input: { 'aria-describedby': told || undefined } }}
      />
      <span className={styles.subTaskText}>
        <label htmlFor={id} dir="auto" className={done ? styles.done : undefined}>
          {part.title}
        </label>
        {part.businessPartner && (
          <span id={`${id}partner`} className={styles.subTaskComment} dir="auto">
            {part.businessPartner.name}
            {part.businessPartner.deleted && ` (${t('common.deleted')})`}
          </span>
        )}
        {part.comment && (
          <span id={`${id}comment`} className={styles.subTaskComment} dir="auto">
            {part.comment}
          </span>
        )}
      </span>
    </li>
  )
}
