import { Section } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { ofTask } from '../of-task'
import { noSubTask, type SubTaskDraft } from '../task-values'
import { SubTaskRow } from './sub-task-row'

const { RowList } = ofTask

/** The parts of a task in the order in which they are to be done. */
export function SubTasksSection() {
  const { t } = useTranslation()
  return (
    <Section>
      <RowList
        name="subTasks"
        title={t('task.subTasks')}
        addLabel={t('task.subTasks.add')}
        removeLabel={t('task.subTasks.remove')}
        empty={noSubTask}
        firstField="title"
        max={100}
        movable
        describe={({ title, done }: SubTaskDraft) => `${done ? '☑' : '☐'} ${title ?? ''}`}
      >
        {(path) => <SubTaskRow path={path} />}
      </RowList>
    </Section>
  )
}
