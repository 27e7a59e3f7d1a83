import {
  checkFactoring,
  factoringProviders,
  type LegalEntity,
  legalEntityFields,
  legalEntitySecrets,
  paymentOffsetMethods,
} from '@pietas/contract/legal-entities'
import { useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { sourceByName } from '../../kit/picker/source'
import { type CompanyValues, ofCompany } from '../of-company'
import { CompanyForm } from './company-form'
import type { CompanyTabProps } from './house-tabs'
import { SecretField } from './secret-field'

const { IbanField, NumberField, PickerField, SelectField, SwitchField, TextField } = ofCompany

const rows = [2, 8] as [number, number]

const invoice = legalEntityFields.pick({
  ...{ invoiceFooterText: true, invoiceFooterTextFactoring: true, invoiceShowGross: true },
  ...{ billingPositionProductsTitle: true, billingPositionProductsDescription: true },
  ...{ billingPositionPaymentsTitle: true, billingPositionPaymentsDescription: true },
  ...{ billingPositionExpensesTitle: true, billingPositionExpensesDescription: true },
  ...{ billingPositionExternalServicesTitle: true, billingPositionExternalServicesDescription: true },
})

/** What stands on every invoice, and above each group of its positions. */
export function InvoiceTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={invoice} title={t('company.tab.invoice')}>
      <Section title={t('company.group.footer')}>
        <TextField name="invoiceFooterText" rows={rows} span={6} />
        <TextField name="invoiceFooterTextFactoring" rows={rows} span={6} />
        <SwitchField name="invoiceShowGross" />
      </Section>
      <Section title={t('company.group.products')}>
        <TextField name="billingPositionProductsTitle" span={6} />
        <TextField name="billingPositionProductsDescription" rows={rows} span={6} />
      </Section>
      <Section title={t('company.group.payments')}>
        <TextField name="billingPositionPaymentsTitle" span={6} />
        <TextField name="billingPositionPaymentsDescription" rows={rows} span={6} />
      </Section>
      <Section title={t('company.group.expenses')}>
        <TextField name="billingPositionExpensesTitle" span={6} />
        <TextField name="billingPositionExpensesDescription" rows={rows} span={6} />
      </Section>
      <Section title={t('company.group.externalServices')}>
        <TextField name="billingPositionExternalServicesTitle" span={6} />
        <TextField name="billingPositionExternalServicesDescription" rows={rows} span={6} />
      </Section>
    </CompanyForm>
  )
}

const portal = legalEntityFields.pick({
  ...{ memorialPortalLegalEntityId: true, useMourningPrintApp: true, printqStore: true },
  ...{ accountingClientNumber: true, accountingConsultantNumber: true },
  ...{ creditorStartNumber: true, creditorPrefix: true, debtorStartNumber: true, debtorPrefix: true },
})

const companySource = () =>
  sourceByName({ key: ['legal-entities', 'companies', 'source'], list: client.legalEntities.list })

/** Whose portal shows its death notices, and how its bookings leave the house. */
export function PortalTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  return (
    <CompanyForm company={company} schema={portal} title={t('company.tab.portal')}>
      <Section title={t('company.group.portal')}>
        <PickerField name="memorialPortalLegalEntityId" source={companySource()} span={6} />
        <SwitchField name="useMourningPrintApp" />
        <TextField name="printqStore" span={6} />
      </Section>
      <Section title={t('company.group.export')}>
        <TextField name="accountingConsultantNumber" span={3} />
        <TextField name="accountingClientNumber" span={3} />
        <NumberField name="creditorStartNumber" keepsFraction span={3} />
        <TextField name="creditorPrefix" span={3} />
        <NumberField name="debtorStartNumber" keepsFraction span={3} />
        <TextField name="debtorPrefix" span={3} />
      </Section>
    </CompanyForm>
  )
}

const factoring = legalEntityFields
  .pick({
    ...{ factoringProvider: true, factoringUser: true, factoringCustomerId: true },
    ...{ factoringIban: true, factoringBic: true, paymentOffsetMethod: true },
  })
  .extend(legalEntitySecrets.pick({ factoringPassword: true }).shape)

const providerNames = { ABCFINANCE: 'abcfinance', ADELTA: 'ADELTA', BFFACTORING: 'BF Factoring' } as const

/** Who takes over claims, and how payments are set off. */
export function FactoringTab({ company }: CompanyTabProps) {
  const { t } = useTranslation()
  const rules = (values: CompanyValues) =>
    checkFactoring({
      ...values,
      factoringPasswordSet: company.factoringPasswordSet || Boolean(values.factoringPassword?.trim()),
    })
  return (
    <CompanyForm company={company} schema={factoring} rules={rules} title={t('company.tab.factoring')}>
      <Section title={t('company.group.provider')}>
        <SelectField
          name="factoringProvider"
          options={factoringProviders.map((value) => ({ value, label: providerNames[value] }))}
          span={3}
        />
        <ProviderAccess company={company} />
      </Section>
      <Section title={t('company.group.offset')}>
        <IbanField name="factoringIban" span={4} />
        <TextField name="factoringBic" span={2} />
        <SelectField
          name="paymentOffsetMethod"
          options={paymentOffsetMethods.map((value) => ({ value, label: t(`company.paymentOffsetMethod.${value}`) }))}
          none={t('company.paymentOffsetMethod.none')}
          span={3}
        />
      </Section>
    </CompanyForm>
  )
}

/** What the chosen provider asks for. */
function ProviderAccess({ company }: { company: LegalEntity }) {
  const provider = useWatch<CompanyValues, 'factoringProvider'>({ name: 'factoringProvider' })
  const isNeeded = provider !== null
  return (
    <>
      {provider === 'ADELTA' && <TextField name="factoringCustomerId" required span={3} />}
      <TextField name="factoringUser" required={isNeeded} span={6} />
      <SecretField name="factoringPassword" company={company} isNeeded={isNeeded} />
    </>
  )
}
