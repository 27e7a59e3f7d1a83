import { inheritanceFields, type Person } from '@pietas/contract/persons'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, type FormMode, Section, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { personSource } from '../source'
import { type InheritanceValues, inheritanceRules, inheritanceValues, keptTogether } from './inheritance-values'
import { KeptDocumentFields } from './kept-document'
import { ofInheritance } from './of-inheritance'

const { PickerField, SwitchField } = ofInheritance

interface InheritanceFormProps {
  mode: Exclude<FormMode, 'create'>
  person: Person
  onCancel?: () => void
}

/** What the deceased leaves behind, apart from the form of the person. Every choice is stored at once. */
export function InheritanceForm({ mode, person, onCancel }: InheritanceFormProps) {
  const { t } = useTranslation()
  const form = useRecordForm<InheritanceValues, Person>({
    schema: inheritanceFields,
    rules: inheritanceRules,
    mode,
    autosave: true,
    rollsBack: true,
    together: keptTogether,
    values: inheritanceValues(person),
    version: person.version,
    valuesOf: (current) => inheritanceValues(current as Person),
    save: (values, { version }) =>
      client.persons.update(person.id, values, version === undefined ? {} : { ifMatch: version }),
    onSaved: () => void refresh('persons'),
    onFailure: () => toast.error('person.components.form.toaster.error'),
  })
  return (
    <Form
      form={form}
      fields={ofInheritance}
      title={t('person.section.inheritance')}
      actions={<FormActions onCancel={onCancel} />}
    >
      <Section title={t('person.section.testament')}>
        <KeptDocumentFields document="testament" />
      </Section>
      <Section title={t('person.section.inheritance-contract')}>
        <KeptDocumentFields document="inheritanceContract" />
      </Section>
      <Section title={t('person.section.assets')}>
        <SwitchField name="ownsLandAssets" span={3} />
        <SwitchField name="ownsBusinessAssets" span={3} />
        <SwitchField name="ownsAgriculturalAssets" span={3} />
        <SwitchField name="ownsOtherAssets" span={3} />
        <SwitchField name="ownsUnknownAssets" span={3} />
      </Section>
      <Section title={t('person.section.inheritance-contact')}>
        <PickerField name="contactIdForInheritance" source={personSource({ without: [person.id] })} span={6} />
      </Section>
    </Form>
  )
}
