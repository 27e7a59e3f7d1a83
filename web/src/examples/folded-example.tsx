import * as z from 'zod'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../kit/form'
import { Example } from './example'

const schema = z.object({ name: z.string().min(1), number: z.string().min(1).nullable(), deep: z.boolean() })
type Values = { name: string | null; number: string | null; deep: boolean }

const ofFolded = fieldsOf<Values>()('example')
const { FoldedSection, SwitchField, TextField } = ofFolded

const needsNumber = ({ deep, number }: Values) =>
  deep && !number ? [{ field: 'number', message: 'common.validation-required' }] : []

export function FoldedExample() {
  const form = useRecordForm<Values, void>({
    schema,
    rules: needsNumber,
    mode: 'update',
    values: { name: 'Erna Schäfer', number: null, deep: true },
    save: () => Promise.resolve(),
    onSaved: () => toast.success('person.components.form.toaster.success'),
    onFailure: () => toast.error('common.unexpected'),
  })
  return (
    <Example
      title="Zugeklappte Abschnitte"
      about="FoldedSection: eine Zeile, bis jemand sie öffnet. Ein Wert oder ein Fehler darin öffnet sie von selbst."
    >
      <Form form={form} fields={ofFolded} title="Zugeklappte Abschnitte" actions={<FormActions />}>
        <Section title="Immer gefragt">
          <TextField name="name" label="Name" span={6} />
        </Section>
        <div>
          <FoldedSection title="Offen, weil ausgefüllt" fields={['deep']}>
            <SwitchField name="deep" label="Tieferlegung" />
          </FoldedSection>
          <FoldedSection title="Öffnet sich beim Speichern, weil etwas fehlt" fields={['number']}>
            <TextField name="number" label="Grabnummer" span={6} />
          </FoldedSection>
        </div>
      </Form>
    </Example>
  )
}
