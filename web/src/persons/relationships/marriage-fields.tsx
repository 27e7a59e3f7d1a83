import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { ofRelationships } from './of-relationship'

const { DateField, PickerField, TextField } = ofRelationships

/** What a marriage has and no other relationship. @param at the front part of the names, for one of a list. */
export function MarriageFields({ at = '' }: { at?: '' | `relationships.${number}.` }) {
  const { t } = useTranslation()
  const office = partnerSource('Standesamt')
  return (
    <>
      <DateField name={`${at}marriageDate`} label={t('person.relationship.marriageDate')} />
      <TextField name={`${at}marriagePlace`} label={t('person.relationship.marriagePlace')} span={at ? 4 : 2} />
      <PickerField
        name={`${at}marriageRegistryOffice`}
        label={t('person.relationship.marriageRegistryOffice')}
        source={office}
        span={4}
      />
      <TextField name={`${at}marriageRegistryNumber`} label={t('person.relationship.marriageRegistryNumber')} />
      <DateField name={`${at}divorceDate`} label={t('person.relationship.divorceDate')} />
      <TextField name={`${at}divorceDistrictCourt`} label={t('person.relationship.divorceDistrictCourt')} />
      <TextField
        name={`${at}divorceDistrictCourtReferenceNumber`}
        label={t('person.relationship.divorceDistrictCourtReferenceNumber')}
      />
    </>
  )
}
