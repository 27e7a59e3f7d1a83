import { type LegalEntity, legalEntityFields } from '@pietas/contract/legal-entities'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, type Rule, useRecordForm } from '../../kit/form'
import { FormPage } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { reloadSession } from '../../session'
import { type CompanyValues, ofCompany } from '../of-company'

const names = Object.keys(legalEntityFields.shape) as (keyof LegalEntity & keyof CompanyValues)[]

const valuesOf = (company: Partial<LegalEntity>): CompanyValues => {
  const stored = Object.fromEntries(names.map((name) => [name, company[name] ?? null]))
  return { ...(stored as CompanyValues), billingApiToken: null, factoringPassword: null, smtpPassword: null }
}

/** Whatever shows legal entities shows them anew, the frame of every page among it. */
export async function showChanged(): Promise<void> {
  void refresh('legal-entities', 'processes', 'tasks')
  await reloadSession().catch(() => undefined)
}

interface CompanyFormProps {
  company: LegalEntity
  /** The part of the fields that it asks for. */
  schema: z.ZodObject
  rules?: Rule<CompanyValues>
  title: string
  children: ReactNode
}

/** A part of the settings of a legal entity, stored by its button. */
export function CompanyForm({ company, schema, rules, title, children }: CompanyFormProps) {
  const may = usePermissions()
  const mayChange = may('Administration:ManageLegalEntity', company.id) && !company.deleted
  const form = useRecordForm<CompanyValues, LegalEntity>({
    schema,
    ...(rules ? { rules } : {}),
    mode: mayChange ? 'update' : 'view',
    values: valuesOf(company),
    version: company.version,
    save: async (values, { version }) => {
      const saved = await client.legalEntities.update(values, {
        legalEntityId: company.id,
        ifMatch: version ?? company.version,
      })
      toast.success('company.saved')
      void showChanged()
      return saved
    },
    // What was typed into a secret is stored by now and stands there no longer.
    onSaved: (saved) => form.startOver(valuesOf(saved)),
    valuesOf: (current) => valuesOf(current as Partial<LegalEntity>),
    onFailure: () => toast.error('company.save-error'),
  })
  return (
    <FormPage>
      <Form form={form} fields={ofCompany} title={title} actions={<FormActions />}>
        {children}
      </Form>
    </FormPage>
  )
}
