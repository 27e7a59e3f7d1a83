import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../kit/i18n'
import { personSource } from '../source'
import { ofRelationships } from './of-relationship'
import type { RelationshipValues } from './relationship-values'
import { useTypeOptions } from './use-type-options'

const { PickerField, SelectField, SwitchField } = ofRelationships

interface PersonFieldsProps {
  /** The front part of the names, for one of a list. */
  at?: '' | `relationships.${number}.`
  /** Offers only types of the same kind as this one. */
  like: RelationshipValues['type']
  /** Persons who cannot be meant. */
  without: readonly number[]
}

/** Who belongs to the person, and as what. Somebody may be known without being recorded. */
export function PersonFields({ at = '', like, without }: PersonFieldsProps) {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
  const options = useTypeOptions(like)
  const alone: unknown = useWatch({ name: `${at}relationshipWithoutPerson` })
  const forget = (withoutPerson: boolean) => {
    if (withoutPerson) setValue(`${at}relatedPersonId`, null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <PickerField
        name={`${at}relatedPersonId`}
        label={t('person.relationship.relatedPersonId')}
        source={personSource({ without })}
        span={4}
        required={!alone}
        disabled={alone === true}
      />
      <SelectField name={`${at}type`} label={t('person.relationship.type')} options={options} required />
      <SwitchField
        name={`${at}relationshipWithoutPerson`}
        label={t('person.relationship.relationshipWithoutPerson')}
        span={4}
        onChoose={forget}
      />
    </>
  )
}
