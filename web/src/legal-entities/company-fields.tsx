import { federalStateNames, federalStates } from '@pietas/contract/kit/federal-states'
import { shortNameOf, slugOf } from '@pietas/contract/kit/proposed-names'
import { Proposals } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { ofCompany } from './of-company'

const { PhoneField, SelectField, TextField } = ofCompany

const proposals = [
  { from: 'name', to: 'shortName', of: shortNameOf },
  { from: 'name', to: 'slug', of: slugOf },
]

/** What a legal entity is and how it is reached, below its name; it needs no more to be opened. */
export const CompanyFields = () => (
  <>
    <Proposals proposals={proposals} />
    <TextField name="shortName" span={3} />
    <Slug />
    <TextField name="street" span={5} narrow={4} />
    <TextField name="streetNumber" span={1} narrow={2} />
    <TextField name="zipCode" span={2} narrow={2} />
    <TextField name="city" span={4} narrow={4} />
    <Land />
    <PhoneField name="phone" blanks span={3} />
    <TextField name="email" type="email" span={3} />
  </>
)

/** What its addresses are made of. */
function Slug() {
  const { t } = useTranslation()
  return <TextField name="slug" hint={t('company.slug-hint')} span={3} />
}

/** Whose public holidays count. */
function Land() {
  const { t } = useTranslation()
  return (
    <SelectField
      name="federalState"
      options={federalStates.map((value) => ({ value, label: federalStateNames[value] }))}
      hint={t('company.federalState-hint')}
      span={6}
    />
  )
}
