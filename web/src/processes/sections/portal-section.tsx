import { namesOf } from '@pietas/contract/kit/names'
import { informationFields, portalFields } from '@pietas/contract/processes'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../kit/i18n'
import { productCategorySource } from '../../master-data'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { usePersonsAtHand } from '../persons-at-hand'
import type { ProcessValues } from '../process-values'

const { FoldedSection, MultiPickerField, PickerField, SelectField, SwitchField } = ofProcess

const fields = [...namesOf(informationFields), ...namesOf(portalFields)]

/** Who may learn of the death, from whom, and who follows the case in the customer portal. */
export function PortalSection() {
  const { t } = useTranslation()
  return (
    <FoldedSection title={t('process.section.portal')} fields={fields}>
      <SwitchField name="allowDisclosureOfInformation" />
      <PolicyFields />
      <AccessFields />
      <MultiPickerField name="allowedProductCategoryIds" source={productCategorySource()} span={6} />
    </FoldedSection>
  )
}

/** From when on it may be told; through a relative, through whom. */
export function PolicyFields() {
  const persons = usePersonsAtHand()
  const policies = useProcessOptions('informationPolicy')
  const policy = useWatch<ProcessValues, 'informationPolicy'>({ name: 'informationPolicy' })
  return (
    <>
      <SelectField name="informationPolicy" options={policies} span={3} />
      <PickerField name="informingPersonId" source={persons} span={3} required={policy === 'RELATIVE'} />
    </>
  )
}

/** Whether somebody follows the case in the portal, and who. */
export function AccessFields() {
  const { t } = useTranslation()
  const persons = usePersonsAtHand()
  const { trigger } = useFormContext<ProcessValues>()
  const [hasAccess, deceasedPersonId] = useWatch<ProcessValues, ['platformAccessRequested', 'deceasedPersonId']>({
    name: ['platformAccessRequested', 'deceasedPersonId'],
  })
  return (
    <>
      <SwitchField
        name="platformAccessRequested"
        // Without access nobody has to be invited.
        onChoose={(on) => void (on || trigger('platformAccessInvitedPersonIds'))}
      />
      <MultiPickerField
        name="platformAccessInvitedPersonIds"
        source={{
          ...persons,
          refuse: (person) => {
            if (person.id === deceasedPersonId) return t('process.validation.deceased-is-no-guest')
            return isReachable(person) ? undefined : t('process.without-email')
          },
        }}
        required={hasAccess === true}
        span={6}
      />
    </>
  )
}

interface Reachable {
  email: string | null
  contactDetails: { type: string }[]
}

/** An invitation goes to an e-mail address, whichever it is. */
const isReachable = ({ email, contactDetails }: Reachable) =>
  email !== null || contactDetails.some(({ type }) => type === 'EMAIL')
