import type { PreparationSection } from '@pietas/contract/processes'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { addressSources } from '../../persons'
import { counts, type PreparationField } from './facts'
import { choiceText, labelOf } from './labels'
import { MusicRows } from './music-rows'
import { ofPreparation } from './of-preparation'

const { AddressField, DateTimeField, NumberField, PickerField, SelectField, TextField, YesNoField } = ofPreparation

interface FieldOfSectionProps {
  section: PreparationSection
  field: PreparationField
}

/** One field of a section, as its kind is entered. */
export function FieldOfSection({ section, field }: FieldOfSectionProps) {
  const { t } = useTranslation()
  const needed: unknown = useWatch({ name: field.needs ?? field.name })
  const props = {
    label: labelOf(section, field, t),
    span: field.span ?? 3,
    disabled: !counts(field, needed),
  }
  switch (field.kind) {
    case 'yesNo':
      return <YesNoField {...props} name={field.name} />
    case 'line':
      return <TextField {...props} name={field.name} />
    case 'note':
      return <TextField {...props} name={field.name} rows={[2, 6]} />
    case 'count':
      return <NumberField {...props} name={field.name} />
    case 'moment':
      return <DateTimeField {...props} name={field.name} timeOpen />
    case 'address':
      return <AddressField name={field.name} title={props.label} sources={addressSources()} />
    case 'partner':
      return <PickerField {...props} name={field.name} source={partnerSource()} />
    case 'choice':
      return (
        <SelectField
          {...props}
          name={field.name}
          options={(field.values ?? []).map((value) => ({ value, label: choiceText(field.texts, value, t) }))}
        />
      )
    case 'music':
      return <MusicRows name={field.name} title={props.label} />
  }
}
