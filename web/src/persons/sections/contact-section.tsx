import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Section, SelectField, TextField, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { usePersonOptions } from '../options'
import type { PersonValues } from '../person-values'

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

export function ContactSection() {
  const { t } = useTranslation()
  const editable = useFormMode() !== 'view'
  const { control } = useFormContext<PersonValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'contactDetails' })
  return (
    <Section title={t('person.section.contact')}>
      <TextField name="email" type="email" span={3} />
      <TextField name="phone" type="tel" span={3} clean={withoutBlanks} />
      {fields.map((field, index) => (
        <ContactRow key={field.id} index={index} onRemove={editable ? () => remove(index) : undefined} />
      ))}
      {editable && (
        <div className="span-6">
          <Button startIcon={<Plus size={18} />} onClick={() => append({ type: 'EMAIL', value: null })}>
            {t('person.contact.add')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function ContactRow({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation()
  const types = usePersonOptions('contact')
  const type: unknown = useWatch({ name: `contactDetails.${index}.type` })
  return (
    <div className="span-6 form-row">
      <SelectField
        name={`contactDetails.${index}.type`}
        label={t('person.contact.type')}
        options={types}
        required={false}
      />
      <TextField name={`contactDetails.${index}.value`} label={t('person.contact.value')} required disabled={!type} />
      {onRemove && (
        <Tooltip title={t('person.contact.remove')}>
          <IconButton aria-label={t('person.contact.remove')} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </Tooltip>
      )}
    </div>
  )
}
