import { type documentSectionFields, paperSections } from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { fieldsOf } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { paperOptions } from './papers'

const { RichTextField, SelectField, SwitchField, ToggleField } =
  fieldsOf<z.output<typeof documentSectionFields>>()('documentSection')

/** Which paper a text is for, where it stands there, and what it says. */
export function DocumentSectionFields() {
  const { t } = useTranslation()
  return (
    <>
      <SelectField name="type" options={paperOptions(t)} span={6} />
      <ToggleField
        name="section"
        options={paperSections.map((value) => ({ value, label: t(`documentSection.section.${value}`) }))}
        clearable
        hint={t('documentSection.section-hint')}
      />
      <RichTextField name="content" />
      <SwitchField name="isDefault" />
    </>
  )
}
