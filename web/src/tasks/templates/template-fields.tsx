import { processTypes } from '@pietas/contract/processes'
import {
  assigneeRules,
  type DueOffset,
  preparationTypes,
  type TaskTemplateFields,
  taskTypeOf,
  templateTypes,
} from '@pietas/contract/tasks'
import { useWatch } from 'react-hook-form'
import { MultiSelectField } from '../../kit/choices'
import { fieldsOf, Section, span } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { everyBurialFormSource } from '../../master-data'
import { colleagueSource } from '../../users'
import { TemplateChip } from '../template-chip'
import { dueText } from './due-text'
import { OffsetField } from './offset-field'
import * as styles from './template-fields.module.css'

const ofTemplate = fieldsOf<TaskTemplateFields>()('taskTemplate', { MultiSelectField, OffsetField })
const { ColourField, MultiPickerField, PickerField, RowList, SelectField, TextField } = ofTemplate

/** What a standard task or a checklist is made of, and how its tasks will look. */
export function TemplateFields() {
  const { t } = useTranslation()
  const rule = useWatch<TaskTemplateFields, 'assigneeRule'>({ name: 'assigneeRule' })
  const types = templateTypes.map((value) => ({ value, label: t(`task.type.${taskTypeOf(value) ?? 'BASIC'}`) }))
  return (
    <>
      <TextField name="shortName" hint={t('taskTemplate.shortName-hint')} span={3} />
      <ColourField name="color" span={3} />
      <SelectField name="type" options={types} required span={3} />
      <SelectField
        name="preparationType"
        options={preparationTypes.map((value) => ({ value, label: t(`task.preparationType.${value}`) }))}
        span={3}
      />
      <TextField name="title" hint={t('taskTemplate.title-hint')} span={6} />
      <TextField name="description" rows={[2, 12]} span={6} />
      <RowList
        name="subTasks"
        title={t('taskTemplate.subTasks')}
        addLabel={t('taskTemplate.subTasks.add')}
        removeLabel={t('taskTemplate.subTasks.remove')}
        empty={{ title: '' }}
        firstField="title"
        max={100}
        movable
        describe={({ title }) => title}
      >
        {(path) => (
          <div className={styles.templatePart}>
            <TextField name={`${path}.title`} label={t('taskTemplate.subTask')} required span={6} />
          </div>
        )}
      </RowList>
      <ofTemplate.OffsetField name="dueOffset" />
      <SelectField
        name="assigneeRule"
        options={assigneeRules.map((value) => ({ value, label: t(`taskTemplate.assigneeRule.${value}`) }))}
        required
        span={3}
      />
      {rule === 'USER' && <PickerField name="userId" source={colleagueSource()} required span={3} />}
      <ofTemplate.MultiSelectField
        name="appliesTo.processTypes"
        label={t('taskTemplate.processTypes')}
        hint={t('taskTemplate.processTypes-hint')}
        options={processTypes.map((value) => ({ value, label: t(`process.type.${value}`) }))}
        span={6}
      />
      <MultiPickerField
        name="appliesTo.burialFormIds"
        label={t('taskTemplate.burialForms')}
        hint={t('taskTemplate.burialForms-hint')}
        source={everyBurialFormSource()}
        span={6}
      />
      <Preview />
    </>
  )
}

type Shown = Pick<TaskTemplateFields, 'name' | 'shortName' | 'color' | 'title' | 'subTasks'> & {
  dueOffset: DueOffset | null
}

/** The task that will come of it, as lists show it. */
function Preview() {
  const { t } = useTranslation()
  const { name, shortName, color, title, subTasks, dueOffset } = useWatch() as Partial<Shown>
  const parts = (subTasks ?? []).filter((part) => part.title)
  if (!name && !title) return null
  return (
    <div className={`${span[6]} ${styles.templatePreview}`}>
      <Section title={t('taskTemplate.preview')}>
        <div className={`${span[6]} ${styles.previewCard}`}>
          <p className={styles.previewHead}>
            {shortName && <TemplateChip template={{ shortName, color: color ?? null }} />}
            <strong dir="auto">{title || name}</strong>
          </p>
          {dueOffset && <p className={styles.previewDue}>{t('taskTemplate.due', { when: dueText(dueOffset, t) })}</p>}
          {parts.length > 0 && (
            <ol className={styles.previewParts}>
              {parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and two may be called alike
                <li key={at} dir="auto">
                  {part.title}
                </li>
              ))}
            </ol>
          )}
        </div>
      </Section>
    </div>
  )
}
