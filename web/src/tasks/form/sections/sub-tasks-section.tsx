import { PickerField, RowList, Section, SwitchField, TextField } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { partnerSource } from '../../../partners'
import { noSubTask, type SubTaskDraft } from '../task-values'
import './sections.css'

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
        {(path) => (
          <div className="form-grid sub-task">
            <TextField name={`${path}.title`} label={t('task.subTask.title')} span={4} required />
            <SwitchField name={`${path}.done`} label={t('task.subTask.done')} span={2} />
            <TextField name={`${path}.comment`} label={t('task.subTask.comment')} span={3} />
            <PickerField
              name={`${path}.businessPartnerId`}
              label={t('task.subTask.businessPartnerId')}
              source={partnerSource()}
              span={3}
            />
          </div>
        )}
      </RowList>
    </Section>
  )
}
