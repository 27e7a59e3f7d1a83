import { checkLetterRoom, type LetterTemplateSettings, legalEntityFields } from '@pietas/contract/legal-entities'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofCompany } from '../of-company'
import { ColourExample } from './colour-example'
import { CompanyFile } from './company-file'
import { CompanyForm } from './company-form'
import type { CompanyTabProps } from './house-tabs'

const { ColourField, NumberField, RichTextField, SwitchField, TextField } = ofCompany

const branding = legalEntityFields.pick({
  ...{ primaryColor: true, secondaryColor: true, privacyLink: true, imprintLink: true },
  ...{ insuranceAgencyId: true, emailSignature: true },
})

/** How it looks to others: logo, colours, links, and what stands below its mails. */
export function BrandingTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <>
      <CompanyFile company={company} kind="logo" />
      <CompanyForm company={company} schema={branding} title={t('company.tab.branding')}>
        <Section title={t('company.group.colours')}>
          <ColourField name="primaryColor" span={3} />
          <ColourField name="secondaryColor" span={3} />
          <ColourExample />
        </Section>
        <Section title={t('company.group.links')}>
          <TextField name="privacyLink" type="url" span={6} />
          <TextField name="imprintLink" type="url" span={6} />
          <TextField name="insuranceAgencyId" span={3} />
          <RichTextField name="emailSignature" />
        </Section>
      </CompanyForm>
    </>
  )
}

const letter = legalEntityFields.pick({ letterTemplateSettings: true })
const roomOfLetter = (values: { letterTemplateSettings?: Partial<LetterTemplateSettings> }) =>
  checkLetterRoom(values.letterTemplateSettings)
const millimetres = { unit: 'mm', dot: true, keepsFraction: true, required: true, span: 3 } as const

/** What letters are printed on, and where on it. */
export function LetterTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <>
      <CompanyFile company={company} kind="letterTemplate" />
      <CompanyForm company={company} schema={letter} rules={roomOfLetter} title={t('company.tab.letter')}>
        <Section title={t('company.group.margins')}>
          <NumberField
            name="letterTemplateSettings.marginTop"
            hint={t('company.letterTemplateSettings.marginTop-hint')}
            {...millimetres}
          />
          <NumberField name="letterTemplateSettings.marginBottom" {...millimetres} />
          <NumberField name="letterTemplateSettings.marginLeft" {...millimetres} />
          <NumberField name="letterTemplateSettings.marginRight" {...millimetres} />
        </Section>
        <Section title={t('company.group.sender')}>
          <SwitchField name="letterTemplateSettings.renderSender" />
          <TextField name="letterTemplateSettings.senderLine" span={6} />
        </Section>
      </CompanyForm>
    </>
  )
}
