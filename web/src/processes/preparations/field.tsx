import type { PreparationSection } from '@pietas/contract/processes'
import { useWatch } from 'react-hook-form'
import { AddressField } from '../../kit/address'
import { DateTimeField, NumberField, PickerField, SelectField, TextField, YesNoField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { addressSources } from '../../persons'
import { counts, type PreparationField } from './facts'
import { choiceText, labelOf } from './labels'
import { MusicRows } from './music-rows'

interface FieldOfSectionProps {
  section: PreparationSection
  field: PreparationField
}

/** One field of a section, as its kind is entered. */
export function FieldOfSection({ section, field }: FieldOfSectionProps) {
  const { t } = useTranslation()
  const needed: unknown = useWatch({ name: field.needs ?? field.name })
  const props = {
    name: field.name,
    label: labelOf(section, field, t),
    span: field.span ?? 3,
    disabled: !counts(field, needed),
  }
  switch (field.kind) {
    case 'yesNo':
      return <YesNoField {...props} />
    case 'line':
      return <TextField {...props} />
    case 'note':
      return <TextField {...props} rows={[2, 6]} />
    case 'count':
      return <NumberField {...props} />
    case 'moment':
      return <DateTimeField {...props} timeOpen />
    case 'address':
      return <AddressField name={field.name} title={props.label} sources={addressSources()} />
    case 'partner':
      return <PickerField {...props} source={partnerSource()} />
    case 'choice':
      return (
        <SelectField
          {...props}
          options={(field.values ?? []).map((value) => ({ value, label: choiceText(field.texts, value, t) }))}
        />
      )
    case 'music':
      return <MusicRows name={field.name} title={props.label} />
  }
}
