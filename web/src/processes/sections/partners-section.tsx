import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { ofProcess } from '../of-process'

const { FoldedSection, MultiPickerField } = ofProcess

/** Companies, offices and churches that have a part in the process. */
export function PartnersSection() {
  const { t } = useTranslation()
  return (
    <FoldedSection title={t('process.section.partners')} fields={['businessPartnerIds']}>
      <MultiPickerField name="businessPartnerIds" source={partnerSource()} span={6} />
    </FoldedSection>
  )
}
