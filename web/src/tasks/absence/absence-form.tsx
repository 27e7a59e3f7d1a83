import { today } from '@pietas/contract/kit'
import { type RequestedLeave, requestedLeave, type Task } from '@pietas/contract/tasks'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { toast } from '../../kit/feedback'
import { Abandoned, Form, FormActions, fieldsOf, type RecordForm, Section, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { useSession } from '../../kit/session'
import { accessibleSource } from '../../users'
import { useOverlapQuestion } from '../use-overlap-question'
import { type AbsenceValues, absenceOf, absenceRules, absenceSchema, endFrom } from './absence-values'

const OverlapDialog = whenIdle(async () => (await import('../form/overlap-dialog')).OverlapDialog)

const ofAbsence = fieldsOf<AbsenceValues>()('absence')

const { DateField, PickerField, SelectField, TextField } = ofAbsence

// Leave for school is told of as any other task: spec 3 section 8.
const toasts = {
  VACATION: 'task.messages.form-toaster.vacation.create',
  SICK_DAY: 'task.messages.form-toaster.sick-day.create',
  SCHOOL_ABSENCE: 'task.messages.form-toaster.create',
} as const
const toastOf = (type: RequestedLeave) => toasts[type]

/** What kind of leave, for whom and from when until when: for oneself, or for others where one keeps it. */
export function AbsenceForm({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const drawers = useDrawers()
  const { question, storeOrAsk } = useOverlapQuestion()
  // Where somebody leads the house, the request is named after its kind and whose it is: spec 3 section 5.1.
  const asksTitle = !legalEntity?.directorUserId
  const form: RecordForm<AbsenceValues> = useRecordForm<AbsenceValues, Task>({
    schema: absenceSchema,
    rules: (values) => absenceRules(values, today(), asksTitle),
    mode: 'create',
    values: { type: 'VACATION', userId: me.user.id, startDate: null, endDate: null, title: null, comment: null },
    draft: `${me.user.id}-absence`,
    save: (_, { idempotencyKey }) =>
      storeOrAsk(({ options, keyOf }) =>
        client.tasks.createAbsence(absenceOf(form.hook.getValues(), legalEntity?.id), {
          ...options,
          idempotencyKey: keyOf(idempotencyKey),
        }),
      ),
    onSaved: (saved) => {
      toast.success(`${toastOf(form.hook.getValues('type'))}-success`, {
        open: () => void drawers.open('task', { taskId: saved.id, showDetails: true }),
      })
      void refresh('tasks')
      onSaved()
    },
    onFailure: (error) => error instanceof Abandoned || toast.error(`${toastOf(form.hook.getValues('type'))}-error`),
  })
  const types = requestedLeave.map((value) => ({ value, label: t(`task.type.${value}`) }))
  return (
    <>
      <Form
        form={form}
        fields={ofAbsence}
        title={t('absence.request')}
        actions={<FormActions onCancel={onCancel} saveLabel={t('absence.save')} />}
      >
        <Section>
          <p className={span[6]}>{t('absence.hint')}</p>
          <div className={span[3]} data-first-field>
            <SelectField name="type" options={types} required />
          </div>
          <PickerField name="userId" source={accessibleSource()} required span={3} />
          {asksTitle && <TextField name="title" required span={6} />}
          <Days />
          <TextField name="comment" rows={[3, 8]} hint={t('absence.comment-hint')} span={6} />
        </Section>
      </Form>
      {question && <OverlapDialog {...question} cause="create" onMissing={() => question.onAnswer(false)} />}
    </>
  )
}

/** The first and the last day; each bounds the calendar of the other one. */
function Days() {
  const { setValue, getValues } = useFormContext<AbsenceValues>()
  const [type, startDate, endDate] = useWatch<AbsenceValues, ['type', 'startDate', 'endDate']>({
    name: ['type', 'startDate', 'endDate'],
  })
  useEffect(() => {
    const end = getValues('endDate')
    const wanted = endFrom(startDate, end)
    if (wanted !== end) setValue('endDate', wanted, { shouldDirty: true })
  }, [startDate, getValues, setValue])
  const first = type === 'SICK_DAY' ? {} : { min: today() }
  return (
    <>
      <DateField name="startDate" required {...first} {...(endDate ? { max: endDate } : {})} span={3} />
      <DateField name="endDate" required {...(startDate ? { min: startDate } : first)} span={3} />
    </>
  )
}
