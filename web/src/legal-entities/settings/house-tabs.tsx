import {
  checkMailServer,
  type LegalEntity,
  legalEntityFields,
  legalEntitySecrets,
  mailSecurities,
} from '@pietas/contract/legal-entities'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import type { PickerSource } from '../../kit/picker'
import { CompanyFields } from '../company-fields'
import { ofCompany } from '../of-company'
import { CompanyForm } from './company-form'
import { SecretField } from './secret-field'

const { IbanField, NumberField, PickerField, SelectField, SwitchField, TextField, WordsField } = ofCompany

/** Whom a legal entity can name as responsible; their features stand further right. */
export interface CompanySources {
  colleagues: PickerSource<{ id: number }>
  groups: PickerSource<{ id: number }>
}

export interface CompanyTabProps {
  company: LegalEntity
  sources: CompanySources
}

const identity = legalEntityFields.pick({
  ...{ name: true, shortName: true, slug: true, street: true, streetNumber: true, zipCode: true, city: true },
  ...{ federalState: true, email: true, phone: true },
})

/** What it is called and how it is reached. */
export function IdentityTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={identity} title={t('company.tab.identity')}>
      <Section>
        <TextField name="name" span={6} />
        <CompanyFields />
      </Section>
    </CompanyForm>
  )
}

const people = legalEntityFields.pick({
  ...{ tasksDefaultUserId: true, accountingDefaultUserId: true, qualityManagementDefaultUserId: true },
  ...{ inventoryUserGroupId: true, directorUserId: true, mfaRequired: true, forbiddenFileTypes: true },
})

/** Who is asked where nobody else is named, and what is demanded of everybody there. */
export function PeopleTab({ company, sources: { colleagues, groups } }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={people} title={t('company.tab.people')}>
      <Section title={t('company.group.users')}>
        <PickerField name="directorUserId" source={colleagues} span={3} />
        <PickerField name="tasksDefaultUserId" source={colleagues} span={3} />
        <PickerField name="accountingDefaultUserId" source={colleagues} span={3} />
        <PickerField name="qualityManagementDefaultUserId" source={colleagues} span={3} />
        <PickerField name="inventoryUserGroupId" source={groups} span={3} />
      </Section>
      <Section title={t('company.group.security')}>
        <SwitchField name="mfaRequired" />
        <WordsField name="forbiddenFileTypes" hint={t('company.forbiddenFileTypes-hint')} span={6} />
      </Section>
    </CompanyForm>
  )
}

const bank = legalEntityFields
  .pick({
    iban: true,
    bankName: true,
    bic: true,
    vatId: true,
    commercialRegister: true,
    commercialRegisterNumber: true,
  })
  .extend(legalEntitySecrets.pick({ billingApiToken: true }).shape)

/** Its bank, its registers, and the key of the service that bills. */
export function BankTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={bank} title={t('company.tab.bank')}>
      <Section>
        <TextField name="bankName" span={6} />
        <IbanField name="iban" span={4} />
        <TextField name="bic" span={2} />
        <TextField name="vatId" span={2} />
        <TextField name="commercialRegister" span={2} />
        <TextField name="commercialRegisterNumber" span={2} />
      </Section>
      <Section title={t('company.group.billing')}>
        <SecretField name="billingApiToken" company={company} />
      </Section>
    </CompanyForm>
  )
}

const mail = legalEntityFields
  .pick({ smtpHost: true, smtpPort: true, smtpSecurity: true, smtpUser: true, smtpFrom: true })
  .extend(legalEntitySecrets.pick({ smtpPassword: true }).shape)

/** The mail server that its letters leave by. */
export function MailTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={mail} rules={checkMailServer} title={t('company.tab.mail')}>
      <Section>
        <TextField name="smtpHost" hint={t('company.smtpHost-hint')} span={4} />
        <NumberField name="smtpPort" span={2} />
        <SelectField
          name="smtpSecurity"
          options={mailSecurities.map((value) => ({ value, label: t(`company.smtpSecurity.${value}`) }))}
          span={3}
        />
        <TextField name="smtpFrom" span={3} />
        <TextField name="smtpUser" autoComplete="off" span={2} />
        <SecretField name="smtpPassword" company={company} />
      </Section>
    </CompanyForm>
  )
}
