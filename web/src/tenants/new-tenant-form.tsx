import { api } from '@pietas/contract/api'
import type { Address } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { shortNameOf, slugOf } from '@pietas/contract/kit/proposed-names'
import { titles } from '@pietas/contract/persons'
import type { Tenant } from '@pietas/contract/tenants'
import type { User } from '@pietas/contract/users'
import { isProblem, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Proposals, Section, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useSession } from '../kit/session'

type Typed<Name extends string> = Record<Name, string | null>

interface Values extends Typed<'name' | 'slug'> {
  adminUser: Typed<'title' | 'firstName' | 'lastName' | 'email' | 'jobDescription' | 'privatePhone'> & {
    salutation: User['salutation']
    privateAddress: Address
  }
  legalEntity: Typed<
    | ('name' | 'shortName' | 'slug' | 'street' | 'streetNumber' | 'zipCode' | 'city' | 'email' | 'phone')
    | ('iban' | 'bic' | 'bankName' | 'vatId' | 'commercialRegister' | 'commercialRegisterNumber')
    | ('primaryColor' | 'secondaryColor' | 'privacyLink' | 'imprintLink' | 'emailSignature')
  > & { mfaRequired: boolean }
  domains: string[]
}

const empty: Values = {
  ...{ name: null, slug: null, domains: [] },
  adminUser: {
    ...{ salutation: null, title: null, firstName: null, lastName: null, email: null },
    ...{ jobDescription: null, privatePhone: null, privateAddress: noAddress },
  },
  legalEntity: {
    ...{ name: null, shortName: null, slug: null, street: null, streetNumber: null, zipCode: null, city: null },
    ...{ email: null, phone: null, iban: null, bic: null, bankName: null, vatId: null, commercialRegister: null },
    ...{ commercialRegisterNumber: null, primaryColor: null, secondaryColor: null, privacyLink: null },
    ...{ imprintLink: null, emailSignature: null, mfaRequired: false },
  },
}

const ofNewTenant = fieldsOf<Values>()('tenant')
const { ColourField, IbanField, PhoneField, RichTextField, SelectField, SwitchField, TextField } = ofNewTenant

const asTyped = (text: string) => text
// The first company is often called as the tenant.
const proposals = [
  { from: 'name', to: 'slug', of: slugOf },
  { from: 'name', to: 'legalEntity.name', of: asTyped },
  { from: 'legalEntity.name', to: 'legalEntity.slug', of: slugOf },
  { from: 'legalEntity.name', to: 'legalEntity.shortName', of: shortNameOf },
  { from: 'adminUser.email', to: 'legalEntity.email', of: asTyped },
]

const salutations = ['SIR', 'MADAM', 'DIVERSE'] as const

interface NewTenantFormProps {
  onSaved: () => void
  onCancel: () => void
}

/** Opens a tenant with its first administrator and its first legal entity: spec 3 section 3.14. */
export function NewTenantForm({ onSaved, onCancel }: NewTenantFormProps) {
  const { t } = useTranslation()
  const { mail } = useSession().me.installation
  const form = useRecordForm<Values, Tenant>({
    schema: api.tenants.create.body,
    mode: 'create',
    values: empty,
    save: (values, { idempotencyKey }) => client.tenants.create(values as never, { idempotencyKey }),
    onSaved: () => {
      if (mail) toast.success('tenant.created')
      else toast.info('tenant.created-no-mail')
      void refresh('tenants')
      onSaved()
    },
    onFailure: (error) => {
      if (!isProblem(error, 'CONFLICT')) toast.error('tenant.save-failed')
    },
  })
  return (
    <Form form={form} fields={ofNewTenant} title={t('tenant.create')} actions={<FormActions onCancel={onCancel} />}>
      <Proposals proposals={proposals} />
      <Section title={t('tenant.one')}>
        <TextField name="name" required span={4} />
        <TextField name="slug" required hint={t('tenant.slug-hint')} span={2} />
      </Section>
      <Section title={t('tenant.section.administrator')}>
        <SelectField
          name="adminUser.salutation"
          label={t('user.salutation')}
          options={salutations.map((value) => ({ value, label: t(`user.salutation.${value}`) }))}
          span={3}
        />
        <SelectField
          name="adminUser.title"
          label={t('user.title')}
          options={titles.map((value) => ({ value, label: value }))}
          span={3}
        />
        <TextField name="adminUser.firstName" label={t('user.firstName')} required span={3} />
        <TextField name="adminUser.lastName" label={t('user.lastName')} required span={3} />
        <TextField
          name="adminUser.email"
          type="email"
          label={t('user.email')}
          hint={t(mail ? 'tenant.email-hint' : 'tenant.email-hint-no-mail')}
          required
          span={3}
        />
        <PhoneField name="adminUser.privatePhone" label={t('user.privatePhone')} blanks span={3} />
        <TextField name="adminUser.jobDescription" label={t('user.jobDescription')} span={3} />
        {/* Outside of every tenant there are no addresses to be offered while one is typed. */}
        <TextField name="adminUser.privateAddress.street" label={t('tenant.private-street')} span={5} narrow={4} />
        <TextField name="adminUser.privateAddress.streetNumber" label={t('company.streetNumber')} span={1} narrow={2} />
        <TextField name="adminUser.privateAddress.zipCode" label={t('company.zipCode')} span={2} narrow={2} />
        <TextField name="adminUser.privateAddress.city" label={t('company.city')} span={4} narrow={4} />
      </Section>
      <Section title={t('tenant.section.entity')}>
        <TextField name="legalEntity.name" label={t('company.name')} required span={6} />
        <TextField name="legalEntity.shortName" label={t('company.shortName')} required span={3} />
        <TextField name="legalEntity.slug" label={t('company.slug')} hint={t('tenant.slug-hint')} required span={3} />
        <TextField name="legalEntity.street" label={t('company.street')} required span={5} narrow={4} />
        <TextField name="legalEntity.streetNumber" label={t('company.streetNumber')} required span={1} narrow={2} />
        <TextField name="legalEntity.zipCode" label={t('company.zipCode')} required span={2} narrow={2} />
        <TextField name="legalEntity.city" label={t('company.city')} required span={4} narrow={4} />
        <PhoneField name="legalEntity.phone" label={t('company.phone')} required blanks span={3} />
        <TextField name="legalEntity.email" type="email" label={t('company.email')} required span={3} />
        <SwitchField name="legalEntity.mfaRequired" label={t('company.mfaRequired')} />
      </Section>
      <Section title={t('company.group.bank')}>
        <TextField name="legalEntity.bankName" label={t('company.bankName')} span={6} />
        <IbanField name="legalEntity.iban" label={t('company.iban')} span={4} />
        <TextField name="legalEntity.bic" label={t('company.bic')} span={2} />
        <TextField name="legalEntity.vatId" label={t('company.vatId')} span={2} />
        <TextField name="legalEntity.commercialRegister" label={t('company.commercialRegister')} span={2} />
        <TextField name="legalEntity.commercialRegisterNumber" label={t('company.commercialRegisterNumber')} span={2} />
      </Section>
      <Section title={t('company.group.branding')}>
        <ColourField name="legalEntity.primaryColor" label={t('company.primaryColor')} span={3} />
        <ColourField name="legalEntity.secondaryColor" label={t('company.secondaryColor')} span={3} />
        <TextField name="legalEntity.privacyLink" type="url" label={t('company.privacyLink')} span={6} />
        <TextField name="legalEntity.imprintLink" type="url" label={t('company.imprintLink')} span={6} />
        <RichTextField name="legalEntity.emailSignature" label={t('company.emailSignature')} />
      </Section>
    </Form>
  )
}
