import { genderFor, type PersonFields } from '@pietas/contract/persons'
import { useFormContext } from 'react-hook-form'
import { type AddressHit, TakeOverAddress } from '../../kit/address'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { ofPerson } from '../of-person'
import { titleOptions, usePersonOptions } from '../options'
import type { PersonValues } from '../person-values'
import { addressSources } from '../source'
import { BirthFields } from './birth-fields'

const { PickerField, SelectField, SwitchField, TextField } = ofPerson

/** Who somebody is. @param isWhole whether where he lives and was born stands there too, or comes in a moment. */
export function BaseSection({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<PersonValues>()
  const salutations = usePersonOptions('salutation')
  const genders = usePersonOptions('gender')
  const suggestGender = (salutation: string | null) => {
    const chosen = getValues('gender')
    const gender = genderFor(salutation as PersonFields['salutation'], chosen)
    if (gender !== chosen) setValue('gender', gender, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Section title={t('person.section.base')}>
      <SwitchField name="deceased" />
      <SelectField name="salutation" options={salutations} onChoose={suggestGender} />
      <SelectField name="title" options={titleOptions} />
      <SelectField name="gender" options={genders} />
      <TextField name="firstName" />
      <TextField name="lastName" />
      <TextField name="otherFirstNames" />
      <TextField name="birthName" />
      {isWhole && <WhereAndWhen />}
    </Section>
  )
}

function WhereAndWhen() {
  const { setValue } = useFormContext<PersonValues>()
  const takeAddress = ({ address }: AddressHit) => {
    for (const part of ['street', 'streetNumber', 'zipCode', 'city', 'country'] as const)
      setValue(part, address[part], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <TakeOverAddress sources={addressSources()} defaultMode="businessPartner" onTake={takeAddress} />
      <TextField name="street" span={5} narrow={4} />
      <TextField name="streetNumber" span={1} narrow={2} />
      <TextField name="zipCode" span={1} narrow={2} />
      <TextField name="city" span={3} narrow={4} />
      <TextField name="country" />
      <BirthFields />
      <TextField name="placeOfBirth" span={6} />
      <PickerField name="birthRegistryOffice" source={partnerSource('Standesamt')} span={4} />
      <TextField name="birthRegisterNumber" />
      <TextField name="notes" rows={[4, 8]} span={6} />
    </>
  )
}
