import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofPerson } from '../of-person'

const { ContactDetails } = ofPerson

export function ContactSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('person.section.contact')}>
      <ContactDetails email="email" phone="phone" rows="contactDetails" />
    </Section>
  )
}
