import type { Task, TaskType } from '@pietas/contract/tasks'
import { useWatch } from 'react-hook-form'
import { Section } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { useSession } from '../../../kit/session'
import { carSource, resourceSource } from '../../../master-data'
import { memberSource } from '../../../users'
import { useTaskOptions } from '../../options'
import { TakenHint } from '../../taken/late-hint'
import { wantedOf } from '../../taken/wanted'
import { ofTask } from '../of-task'
import { requiredOf, type TaskValues } from '../task-values'

const { DateTimeField, DurationField, MultiPickerField, NumberField, PickerField, SelectField } = ofTask

interface PlannedSectionProps {
  task: Task | undefined
  type: TaskType
}

/** When it takes place, and who and what is needed for it. */
export function PlannedSection({ task, type }: PlannedSectionProps) {
  const { t } = useTranslation()
  const { legalEntity } = useSession()
  const preparations = useTaskOptions('preparationType')
  const entity = task?.legalEntityId ?? legalEntity?.id
  const required = requiredOf(type)
  return (
    <>
      <Section title={t('task.section.time')}>
        <DateTimeField name="startDate" required={required.includes('startDate')} span={3} />
        <DurationField
          name="duration"
          required={required.includes('duration')}
          hint={t('task.duration-hint')}
          span={3}
        />
        <NumberField name="preparationTime" unit={t('task.minutes')} hint={t('task.preparationTime-hint')} span={3} />
        <SelectField name="preparationType" options={preparations} required={false} span={3} />
      </Section>
      <Section title={t('task.section.means')}>
        <MultiPickerField name="userIds" source={memberSource(entity)} span={6} />
        <PickerField name="carId" source={carSource(entity)} span={3} />
        <MultiPickerField name="resourceIds" source={resourceSource(entity)} span={3} />
        <WhatIsTaken task={task} type={type} />
      </Section>
    </>
  )
}

const plannedFields = [
  'startDate',
  'duration',
  'dueDate',
  'preparationTime',
  'userId',
  'userIds',
  'carId',
  'resourceIds',
] as const

/** Apart from the fields, so that a key press draws none of them anew. */
function WhatIsTaken({ task, type }: PlannedSectionProps) {
  const [startDate, duration, dueDate, preparationTime, userId, userIds, carId, resourceIds] = useWatch<
    TaskValues,
    typeof plannedFields
  >({ name: plannedFields })
  const planned = { startDate, duration, dueDate, preparationTime, userId, userIds, carId, resourceIds }
  return <TakenHint wanted={wantedOf(type, planned, task?.id)} />
}
