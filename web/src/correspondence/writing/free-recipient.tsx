import type { LetterChannel } from '@pietas/contract/correspondence'
import { optionalEmail, optionalText, required } from '@pietas/contract/kit'
import * as z from 'zod'
import { fieldsOf, Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'
import type { PlannedRecipient } from './plan'

const freeSchema = z.object({ address: optionalText(600), email: optionalEmail })
type Values = z.output<typeof freeSchema>

const ofFree = fieldsOf<Values>()('letter')

interface FreeRecipientProps {
  channel: LetterChannel
  onMade: (recipient: PlannedRecipient) => void
  onClose: () => void
}

/** Somebody who is on no record: an address as it stands in the window, or an e-mail. */
export function FreeRecipient({ channel, onMade, onClose }: FreeRecipientProps) {
  const { t } = useTranslation()
  const needed = channel === 'EMAIL' ? 'email' : 'address'
  const form = useRecordForm<Values, undefined>({
    schema: freeSchema,
    rules: (values) => (values[needed] ? [] : [{ field: needed, message: required }]),
    mode: 'create',
    values: { address: null, email: null },
    save: async (values) => {
      const { address, email } = freeSchema.parse(values)
      const name = address?.split('\n')[0] ?? email ?? ''
      onMade({ type: 'FREE', id: null, address, email, name })
      return undefined
    },
    onSaved: onClose,
    onFailure: () => undefined,
  })
  return (
    <FormDialog form={form} fields={ofFree} title={t('letter.free')} saveLabel={t('letter.free-add')} onClose={onClose}>
      <Section>
        <ofFree.TextField
          name="address"
          rows={[3, 6]}
          span={6}
          hint={t('letter.address-hint')}
          required={needed === 'address'}
        />
        <ofFree.TextField name="email" span={6} required={needed === 'email'} />
      </Section>
    </FormDialog>
  )
}
