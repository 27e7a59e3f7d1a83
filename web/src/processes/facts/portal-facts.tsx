import { fullName } from '@pietas/contract/persons'
import { type Fact, FactGroup } from '../../kit/facts'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { PickedName } from '../../kit/picker'
import { productCategorySource } from '../../master-data'
import { ofProcess } from '../of-process'
import { AccessFields, PolicyFields } from '../sections/portal-section'
import { PersonName } from './names'
import type { ProcessFactsProps } from './process-facts'

const { MultiPickerField, SwitchField } = ofProcess

/** Who may learn of the death, from whom, and who follows the case in the customer portal. */
export function PortalFacts({ process, onOpenPerson }: ProcessFactsProps) {
  const { t } = useTranslation()
  const { informationPolicy: policy, informingPerson, platformAccessInvitedPersons: invited } = process
  const categories = productCategorySource()
  const facts: Fact[] = [
    {
      names: ['allowDisclosureOfInformation'],
      label: t('process.allowDisclosureOfInformation'),
      value: process.allowDisclosureOfInformation && t('common.yes'),
      fields: <SwitchField name="allowDisclosureOfInformation" />,
      atOnce: true,
    },
    {
      names: ['informationPolicy', 'informingPersonId'],
      label: t('process.informationPolicy'),
      value: (policy || informingPerson) && (
        <>
          {policy && <span>{t(`process.informationPolicy.${policy}` as MessageKey)}</span>}
          {informingPerson && (
            <PersonName person={informingPerson} name={fullName(informingPerson)} onOpen={onOpenPerson} />
          )}
        </>
      ),
      fields: <PolicyFields />,
      wide: true,
    },
    {
      names: ['platformAccessRequested', 'platformAccessInvitedPersonIds'],
      label: t('process.platformAccessRequested'),
      value: (process.platformAccessRequested || invited.length > 0) && (
        <>
          {process.platformAccessRequested ? t('common.yes') : t('common.no')}
          {invited.map((person) => (
            <PersonName key={person.id} person={person} name={fullName(person)} onOpen={onOpenPerson} />
          ))}
        </>
      ),
      fields: <AccessFields />,
      wide: true,
    },
    {
      names: ['allowedProductCategoryIds'],
      label: t('process.allowedProductCategoryIds'),
      value:
        process.allowedProductCategoryIds.length > 0 &&
        process.allowedProductCategoryIds.map((id) => (
          <span key={id}>
            <PickedName source={categories} id={id} />
          </span>
        )),
      fields: <MultiPickerField name="allowedProductCategoryIds" source={categories} span={6} />,
      wide: true,
    },
  ]
  return <FactGroup title={t('process.section.portal')} facts={facts} />
}
