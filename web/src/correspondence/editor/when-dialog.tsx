import { type Placeholder, placeholders } from '@pietas/contract/correspondence'
import * as z from 'zod'
import { fieldsOf, Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'
import { placeholderSource } from './placeholder-source'

const whenValues = z.object({ filled: z.enum(['FILLED', 'EMPTY']), placeholder: z.int() })
type Values = { filled: 'FILLED' | 'EMPTY'; placeholder: number | null }

const ofWhen = fieldsOf<Values>()('letterWhen')
const { PickerField, ToggleField } = ofWhen

interface WhenDialogProps {
  /** The condition that holds already, such as `!grave.number`. */
  from?: string | undefined
  onDone: (when: string) => void
  onClose: () => void
}

/** Asks when a part of the text stands in the letter. */
export function WhenDialog({ from, onDone, onClose }: WhenDialogProps) {
  const { t } = useTranslation()
  const at = placeholders.indexOf((from ?? '').replace(/^!/, '') as Placeholder)
  const form = useRecordForm<Values, undefined>({
    schema: whenValues,
    mode: 'create',
    values: { filled: from?.startsWith('!') ? 'EMPTY' : 'FILLED', placeholder: at < 0 ? null : at + 1 },
    save: async ({ filled, placeholder }) => {
      onDone(`${filled === 'EMPTY' ? '!' : ''}${placeholders[Number(placeholder) - 1]}`)
      return undefined
    },
    onSaved: onClose,
    onFailure: () => undefined,
  })
  return (
    <FormDialog
      form={form}
      fields={ofWhen}
      title={t('letter.editor.when')}
      saveLabel={t('letter.editor.take')}
      onClose={onClose}
    >
      <Section>
        <ToggleField
          name="filled"
          options={[
            { value: 'FILLED', label: t('letter.when.filled') },
            { value: 'EMPTY', label: t('letter.when.empty') },
          ]}
        />
        <PickerField name="placeholder" source={placeholderSource()} span={6} />
      </Section>
    </FormDialog>
  )
}
