import { ContactDetails } from '../../kit/contact'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

export function ContactSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('person.section.contact')}>
      <ContactDetails />
    </Section>
  )
}
