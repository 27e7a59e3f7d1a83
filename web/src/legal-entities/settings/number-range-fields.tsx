import type { numberRangeFields } from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { fieldsOf } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { NumberPreview } from './number-preview'
import { paperOptions } from './papers'

const { NumberField, SelectField, TextField } = fieldsOf<z.output<typeof numberRangeFields>>()('numberRange')

/** Which papers are numbered, and how; below it the numbers as they will be. */
export function NumberRangeFields() {
  const { t } = useTranslation()
  return (
    <>
      <SelectField name="type" options={paperOptions(t)} span={6} />
      <TextField name="prefix" span={3} hint={t('numberRange.prefix-hint')} />
      <NumberField name="startingNumber" span={3} />
      <NumberPreview />
    </>
  )
}
