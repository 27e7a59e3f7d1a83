import {
  type accountingDocumentTemplateFields,
  printModes,
  shownParts,
  showOptions,
} from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { SeveralField } from '../../kit/choices'
import { fieldsOf } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

const ofTemplate = fieldsOf<z.output<typeof accountingDocumentTemplateFields>>()('accountingTemplate', { SeveralField })
const { SwitchField, ToggleField } = ofTemplate

/** How a paper may be printed, and what of it is shown. */
export function AccountingTemplateFields() {
  const { t } = useTranslation()
  const shown = showOptions.map((value) => ({ value, label: t(`accountingTemplate.show.${value}`) }))
  return (
    <>
      <ofTemplate.SeveralField
        name="allowedPrintModes"
        options={printModes.map((value) => ({ value, label: t(`accountingTemplate.mode.${value}`) }))}
      />
      {shownParts.map((part) => (
        <ToggleField key={part} name={part} options={shown} span={3} />
      ))}
      <SwitchField name="isDefault" />
    </>
  )
}
