import Button from '@mui/material/Button'
import type { PreparationSection } from '@pietas/contract/processes'
import type { PreparationType, Task } from '@pietas/contract/tasks'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DrawerSkeleton } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { KnownPreparations } from '../../processes'
import * as styles from './task-preparations.module.css'
import { TaskSection } from './task-section'

/** The preparations of the process that a task is about. */
const sectionsOfType: Record<PreparationType, readonly PreparationSection[]> = {
  FAREWELL: ['farewellPreparation'],
  LAYING_OUT: ['layingOutPreparation'],
  FUNERAL_SERVICE: ['funeralServicePreparation'],
  BURIAL: ['graveOpeningPreparation', 'burialPreparation'],
}

interface TaskPreparationsProps {
  task: Pick<Task, 'preparationType'>
  process: NonNullable<Task['process']>
}

/** What is prepared for the case: what the task is about at once, the rest when somebody asks for it. */
export function TaskPreparations({ task: { preparationType }, process }: TaskPreparationsProps) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const own = preparationType ? sectionsOfType[preparationType] : []
  const isOwn = (section: PreparationSection) => own.includes(section)
  const told = { process, waiting: <DrawerSkeleton /> }
  return (
    <TaskSection title={t('task.preparations')}>
      {own.length > 0 && <KnownPreparations {...told} isTold={isOwn} />}
      {all && (
        <div className={styles.taskOtherPreparations}>
          <KnownPreparations {...told} isTold={(section) => !isOwn(section)} />
        </div>
      )}
      <Button
        size="small"
        color="inherit"
        aria-expanded={all}
        startIcon={<ChevronDown size={16} className={all ? styles.turned : ''} />}
        onClick={() => setAll(!all)}
      >
        {t(all ? 'task.preparations-fewer' : own.length > 0 ? 'task.preparations-more' : 'task.preparations-show')}
      </Button>
    </TaskSection>
  )
}
