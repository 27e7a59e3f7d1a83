import { isQuality, mayChangeStatus, type Task, type TaskType } from '@pietas/contract/tasks'
import { Section, span } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { usePermissions, useSession } from '../../../kit/session'
import { complaintCauseSource } from '../../../master-data'
import { processSource } from '../../../processes'
import { memberSource } from '../../../users'
import { useTaskOptions } from '../../options'
import { templateSource } from '../../template-source'
import { useAsker } from '../../use-asker'
import { ofTask } from '../of-task'
import { requiredOf } from '../task-values'
import { useTaskDefaults } from '../use-task-defaults'
import { useTemplate } from '../use-template'
import { CaseContact } from './case-contact'

const { DateTimeField, PickerField, SelectField, TextField, ToggleField } = ofTask

interface BaseSectionProps {
  /** Absent = a new task. */
  task: Task | undefined
  /** The kind at the moment; null = none is chosen. */
  type: TaskType | null
  /** The kinds that may be chosen. */
  types: readonly TaskType[]
}

/** What every task has: what is to be done, by whom, until when and for which process. */
export function BaseSection({ task, type, types }: BaseSectionProps) {
  const { t } = useTranslation()
  const { legalEntity } = useSession()
  const asker = useAsker()
  const may = usePermissions()
  const typeOptions = useTaskOptions('type').filter(({ value }) => types.some((one) => one === value))
  const statuses = useTaskOptions('status')
  const { typeChosen, assigneeChosen } = useTaskDefaults(!task)
  const templateChosen = useTemplate()
  const required = requiredOf(type)
  const entity = task?.legalEntityId ?? legalEntity?.id
  // Beside its kind three more would leave a gap.
  const third = task ? 3 : 2
  const statusFixed = task !== undefined && !mayChangeStatus(asker, task)
  return (
    <Section>
      <div className={span[6]} data-first-field>
        {/* The hint keeps the place of a complaint: what somebody is about to press must not move away below him. */}
        <TextField name="title" hint={t('task.title-hint')} required />
      </div>
      {!task && may('Administration:SelectChecklistOrStandardTask', entity) && (
        <PickerField
          name="templateId"
          source={templateSource(entity)}
          hint={t('task.template-hint')}
          onChoose={templateChosen}
          span={6}
        />
      )}
      {task ? (
        // What it is stays what it is.
        <SelectField name="type" options={typeOptions} required disabled span={3} />
      ) : (
        <ToggleField
          name="type"
          options={typeOptions}
          many
          // The title has the focus from the start; whoever presses a kind first has not passed it over.
          keepsFocus
          // Asked for when it is to be saved: spec 3 section 5.1.
          clearable
          onChoose={(chosen) => typeChosen(chosen as TaskType | null)}
        />
      )}
      <SelectField name="status" options={statuses} disabled={statusFixed} required span={third} />
      <DateTimeField
        name="dueDate"
        timeOpen
        required={required.includes('dueDate')}
        hint={t('task.due-hint')}
        span={third}
      />
      <PickerField
        name="userId"
        source={memberSource(entity)}
        required={required.includes('userId')}
        onChoose={assigneeChosen}
        span={third}
      />
      {type && isQuality(type) && (
        <PickerField name="complaintCauseId" source={complaintCauseSource(entity)} span={6} />
      )}
      {may('Process:List', entity) && <PickerField name="processId" source={processSource(entity)} span={6} />}
      <CaseContact />
      <TextField name="description" rows={[2, 12]} span={6} />
    </Section>
  )
}
