import { type Tenant, tenantFields } from '@pietas/contract/tenants'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { TenantDomains } from './tenant-domains'
import { TenantLeaving } from './tenant-leaving'

interface Values {
  name: string | null
  facturaFeatureEnabled: boolean
}

const ofTenant = fieldsOf<Values>()('tenant')
const { SwitchField, TextField } = ofTenant

// Addresses are made of its slug, so that one stays.
const schema = tenantFields.omit({ slug: true })

const valuesOf = ({ name, facturaFeatureEnabled }: Tenant): Values => ({ name, facturaFeatureEnabled })

interface TenantFormProps {
  tenant: Tenant
  onSaved: () => void
  onCancel: () => void
}

/** What the platform decides about a tenant. */
export function TenantForm({ tenant, onSaved, onCancel }: TenantFormProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const form = useRecordForm<Values, Tenant>({
    schema,
    mode: may('Global:ManageSuperAdmins') ? 'update' : 'view',
    values: valuesOf(tenant),
    version: tenant.version,
    valuesOf: (current) => valuesOf(current as Tenant),
    save: (values, { version }) =>
      client.tenants.update(values as never, { tenantId: tenant.id, ifMatch: version ?? tenant.version }),
    onSaved: () => {
      toast.success('tenant.saved')
      void refresh('tenants')
      onSaved()
    },
    onFailure: () => toast.error('tenant.save-failed'),
  })
  return (
    <Form form={form} fields={ofTenant} title={tenant.name} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        <TextField name="name" span={6} />
        <SwitchField name="facturaFeatureEnabled" hint={t('tenant.facturaFeatureEnabled-hint')} />
      </Section>
      <Section title={t('tenant.domains')}>
        <TenantDomains tenantId={tenant.id} />
      </Section>
      {may('Global:ManageSuperAdmins') && (
        <Section title={t('tenant.leaving')}>
          <TenantLeaving tenant={tenant} />
        </Section>
      )}
    </Form>
  )
}
