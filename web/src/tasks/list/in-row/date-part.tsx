import Button from '@mui/material/Button'
import { instantOrDay, isoInstant } from '@pietas/contract/kit'
import { startOfDay } from '@pietas/contract/kit/days'
import * as z from 'zod'
import { FieldArea, fieldsOf, InnerForm, useRecordForm } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { dayOrInstant } from '../../../kit/time'
import { momentOf } from './in-row-part'
import type { InRowPartProps } from './in-row-picker'
import * as styles from './in-row-picker.module.css'

interface Values {
  dueDate: string | null
  startDate: string | null
}

const schema = z.object({ dueDate: instantOrDay(startOfDay).nullable(), startDate: isoInstant.nullable() })
const ofMoment = fieldsOf<Values>()('task')
const { DateTimeField } = ofMoment

/** The moment that the row names, in words as well: `morgen`, `Mo 14:30`. */
export function DatePart({ task, changes, onDone }: InRowPartProps) {
  const { t } = useTranslation()
  const { field } = momentOf(task)
  const form = useRecordForm<Values, unknown>({
    schema,
    mode: 'update',
    values: { dueDate: dayOrInstant(task.dueDate), startDate: task.startDate },
    save: async ({ dueDate, startDate }) => {
      onDone()
      if (dueDate !== undefined) void changes.dueDate(dueDate)
      if (startDate !== undefined) void changes.startDate(startDate)
    },
    onFailure: () => undefined,
  })
  return (
    <FieldArea className={styles.part} ref={(area) => void area?.querySelector('input')?.focus()}>
      <InnerForm form={form} fields={ofMoment} title={t('task.dueDate')}>
        <DateTimeField name={field} timeOpen={field === 'dueDate'} span={6} />
      </InnerForm>
      <Button size="small" onClick={() => void form.submit()}>
        {t('common.save')}
      </Button>
    </FieldArea>
  )
}
