import type { AddressSources } from '../../kit/address/sources'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { partnerTypeSource } from '../../master-data'
import { ofPartner } from '../of-partner'
import { partnerSource } from '../source'

const { AddressField, ContactRows, MultiPickerField, PickerField, SwitchField, TextField } = ofPartner

export function BaseSection({ partnerId }: { partnerId: number | undefined }) {
  const { t } = useTranslation()
  // Whoever stands further below is refused by the server, which knows the whole tree.
  const refuse = ({ id }: { id: number }) => (id === partnerId ? t('partnerAboveItself') : undefined)
  return (
    <Section title={t('partner.section.base')}>
      <TextField name="name" span={3} />
      <TextField name="nameAffix" span={3} />
      <MultiPickerField name="typeIds" source={partnerTypeSource()} span={3} />
      <PickerField name="parentId" source={partnerSource()} refuse={refuse} span={3} />
      <SwitchField name="locked" />
    </Section>
  )
}

export function AddressSection({ sources }: { sources: AddressSources }) {
  const { t } = useTranslation()
  return (
    <Section title={t('partner.section.address')}>
      <AddressField name="address" title={t('partner.address')} sources={sources} titled />
    </Section>
  )
}

export function ContactSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('partner.section.contact')}>
      <ContactRows rows="contactDetails" />
    </Section>
  )
}

export function NotesSection({ titled = true }: { titled?: boolean }) {
  const { t } = useTranslation()
  return (
    <Section {...(titled ? { title: t('partner.notes') } : {})}>
      <TextField name="notes" rows={[6, 24]} span={6} />
    </Section>
  )
}
