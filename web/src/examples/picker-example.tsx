import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { accountSource } from '../accounts'
import { Form, fieldsOf, Section, useRecordForm } from '../kit/form'
import { branchSource } from '../legal-entities'
import * as masterData from '../master-data'
import { partnerSource } from '../partners'
import { personSource } from '../persons'
import { Example } from './example'

const id = z.int().nullable()
const schema = z.object({
  type: id,
  form: id,
  branch: id,
  partnerType: id,
  product: id,
  template: id,
  global: id,
  partner: id,
  person: id,
  account: id,
  partnerTypes: z.array(z.int()).nullable(),
})
type Values = z.input<typeof schema>
const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null])) as Values

const ofPickers = fieldsOf<Values>()('example')
const { MultiPickerField, PickerField } = ofPickers

export function PickerExample() {
  const form = useRecordForm<Values, void>({
    schema,
    mode: 'update',
    values,
    save: async () => undefined,
    onFailure: () => undefined,
  })
  return (
    <Example
      title="Auswahl"
      about="PickerField mit einer PickerSource: sucht beim Tippen, lädt beim Blättern nach, findet neu Angelegtes. Mehrere auf einmal: MultiPickerField."
    >
      <Form form={form} fields={ofPickers} title="Auswahl">
        <Pickers />
      </Form>
    </Example>
  )
}

function Pickers() {
  const type = useWatch<Values, 'type'>({ name: 'type' })
  return (
    <Section>
      <PickerField name="type" label="Bestattungsart" source={masterData.burialTypeSource()} />
      <PickerField name="form" label="Bestattungsform" source={masterData.burialFormSource(type)} disabled={!type} />
      <PickerField name="branch" label="Filiale" source={branchSource()} />
      <PickerField name="partnerType" label="Geschäftspartnertyp" source={masterData.partnerTypeSource()} />
      <MultiPickerField
        name="partnerTypes"
        label="Mehrere Geschäftspartnertypen"
        source={masterData.partnerTypeSource()}
        span={6}
      />
      <PickerField name="product" label="Produktkategorie" source={masterData.productCategorySource()} />
      <PickerField name="template" label="Vorlagenkategorie" source={masterData.templateCategorySource()} />
      <PickerField
        name="global"
        label="Vorlagenkategorie der Plattform"
        source={masterData.globalTemplateCategorySource()}
        span={3}
      />
      <PickerField name="partner" label="Geschäftspartner" source={partnerSource()} span={3} />
      <PickerField name="account" label="Konto" source={accountSource()} span={3} />
      <PickerField name="person" label="Person" source={personSource()} span={3} />
    </Section>
  )
}
