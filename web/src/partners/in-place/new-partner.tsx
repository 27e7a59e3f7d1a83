import { checkContacts, optionalText } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { type Partner, type PartnerFields, partnerFields } from '@pietas/contract/partners'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { fieldsOf, Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'
import type { InPlaceFacts } from '../../kit/picker'
import { partnerTypeSource } from '../../master-data'

interface NewPartnerValues {
  name: string | null
  phone: string | null
  city: string | null
  typeIds: number[]
}

const ofNewPartner = fieldsOf<NewPartnerValues>()('partner')

const { MultiPickerField, PhoneField, TextField } = ofNewPartner

const schema = partnerFields.pick({ name: true, typeIds: true }).extend({
  phone: optionalText(254),
  city: optionalText(200),
})

const contactsOf = ({ phone }: Pick<NewPartnerValues, 'phone'>): PartnerFields['contactDetails'] =>
  phone?.trim() ? [{ type: 'PHONE', value: phone }] : []

/** Where the form has a field for a part of what is sent. */
const places: Record<string, keyof NewPartnerValues> = { 'contactDetails.0.value': 'phone', 'address.city': 'city' }

const placed = <One extends { field: string }>(finding: One): One => ({
  ...finding,
  field: places[finding.field] ?? finding.field,
})

async function store(values: NewPartnerValues, idempotencyKey: string): Promise<Partner> {
  const { name, city, typeIds } = schema.parse(values)
  const fields = { name, typeIds, address: { ...noAddress, city }, contactDetails: contactsOf(values) }
  try {
    const stored = await client.partners.create(fields, { idempotencyKey })
    toast.success('partner.saved')
    void refresh('partners')
    return stored
  } catch (error) {
    if (!isProblem(error) || !error.problem.errors) throw error
    throw new ApiProblem({ ...error.problem, errors: error.problem.errors.map(placed) })
  }
}

interface NewPartnerProps extends InPlaceFacts<Partner> {
  /** The kind that the field asks for. */
  typeName: string | undefined
}

/** The short form of a business partner, above the form whose picker did not find him. */
export function NewPartner({ text, typeName, onMade, onClose }: NewPartnerProps) {
  const { t } = useTranslation()
  const form = useRecordForm<NewPartnerValues, Partner>({
    schema,
    rules: (values) => checkContacts(contactsOf(values)).map(placed),
    mode: 'create',
    values: { name: text, phone: null, city: null, typeIds: [] },
    save: (values, { idempotencyKey }) => store(values as NewPartnerValues, idempotencyKey),
    onSaved: onMade,
    onFailure: () => toast.error('partner.save-error'),
  })
  return (
    <FormDialog form={form} fields={ofNewPartner} title={t('partner.create')} onClose={onClose}>
      <Section>
        <TextField name="name" span={6} />
        <PhoneField name="phone" span={3} blanks />
        <TextField name="city" span={3} />
        <MultiPickerField name="typeIds" source={partnerTypeSource()} span={6} />
        {typeName !== undefined && <TypeByName name={typeName} />}
      </Section>
    </FormDialog>
  )
}

/** Chooses the kind that the field asks for, as soon as it is known which one bears the name. */
function TypeByName({ name }: { name: string }) {
  const { resetField } = useFormContext<NewPartnerValues>()
  const source = partnerTypeSource()
  const { data } = useQuery({
    queryKey: [...source.key, 'by-name', name],
    queryFn: async ({ signal }) =>
      (await source.list(name, '', signal)).items.find((one) => one.name === name)?.id ?? null,
  })
  useEffect(() => {
    if (data) resetField('typeIds', { defaultValue: [data] })
  }, [data, resetField])
  return null
}
