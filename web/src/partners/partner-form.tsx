import { checkPartner, type Partner, type PartnerFields, partnerFields } from '@pietas/contract/partners'
import type { AddressSources } from '../kit/address/sources'
import { refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Form, FormActions, type FormMode, type SaveFacts, useRecordForm } from '../kit/form'
import type { PickerSource } from '../kit/picker'
import { useSession } from '../kit/session'
import { ofPartner } from './of-partner'
import { type PartnerValues, partnerFieldsOf, partnerValues } from './partner-values'
import { AccountingSection } from './sections/accounting-section'
import { AddressSection, BaseSection, ContactSection, NotesSection } from './sections/base-sections'

/** Where the form looks for records of features to its right. */
export interface PartnerSources {
  addresses: AddressSources
  contact: PickerSource<{ id: number }>
}

interface PartnerFormProps {
  mode: FormMode
  /** Absent = a new partner. */
  partner?: Partner
  /** The partner above a new one. */
  parentId?: number | undefined
  title: string
  sources: PartnerSources
  onSaved?: (partner: Partner) => void
  onCancel?: () => void
}

async function store(partner: Partner | undefined, values: Partial<PartnerValues>, facts: SaveFacts): Promise<Partner> {
  const fields = partnerFieldsOf(values)
  if (!partner) return client.partners.create(fields as PartnerFields, { idempotencyKey: facts.idempotencyKey })
  const takeBack = showAtOnce(['partners'], partner.id, fields)
  try {
    return await client.partners.update(partner.id, fields, { ifMatch: facts.version ?? partner.version })
  } catch (error) {
    takeBack()
    throw error
  }
}

/** The form facts that the whole form and the notes on their own have in common. */
export function usePartnerForm(
  { mode, partner, parentId, onSaved }: Pick<PartnerFormProps, 'mode' | 'partner' | 'parentId' | 'onSaved'>,
  autosave = false,
) {
  const { me, legalEntity } = useSession()
  return useRecordForm<PartnerValues, Partner>({
    schema: partnerFields,
    rules: (values) => checkPartner(values as PartnerFields),
    mode,
    autosave,
    values: partnerValues(partner ?? (parentId ? { parentId } : {})),
    ...(partner ? { version: partner.version } : {}),
    draft: mode === 'create' ? `${me.user.id}-${legalEntity?.id}-partner` : undefined,
    save: async (values, facts) => {
      const saved = await store(partner, values, facts)
      if (!autosave) toast.success('partner.saved')
      void refresh('partners')
      return saved
    },
    ...(onSaved ? { onSaved } : {}),
    valuesOf: (current) => partnerValues(current as Partial<PartnerFields>),
    onFailure: () => toast.error('partner.save-error'),
  })
}

/** The form of a business partner. Notes have a page of their own once he exists. */
export function PartnerForm({ title, sources, onCancel, ...facts }: PartnerFormProps) {
  const form = usePartnerForm(facts)
  return (
    <Form form={form} fields={ofPartner} title={title} actions={<FormActions onCancel={onCancel} />}>
      <BaseSection partnerId={facts.partner?.id} />
      <AddressSection sources={sources.addresses} />
      <ContactSection />
      <AccountingSection contact={sources.contact} />
      {!facts.partner && <NotesSection />}
    </Form>
  )
}

/** The notes of a partner, stored while one writes. */
export function PartnerNotes({ partner, mode, title }: { partner: Partner; mode: FormMode; title: string }) {
  const form = usePartnerForm({ partner, mode }, true)
  return (
    <Form form={form} fields={ofPartner} title={title} actions={<FormActions />}>
      <NotesSection titled={false} />
    </Form>
  )
}
