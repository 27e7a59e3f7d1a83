import { toast } from '../kit/feedback'
import { Form, FormActions, type FormMode, Section, useRecordForm } from '../kit/form'
import { addressSources } from '../persons'
import { type ExampleValues, emptyExample, exampleFields, filledExample } from './form-values'
import { ofExample } from './of-example'

const {
  AddressField,
  ChoiceField,
  ColourField,
  ContactDetails,
  DateField,
  DateTimeField,
  IbanField,
  NumberField,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
  TimeField,
  ToggleField,
} = ofExample

interface ExampleFormProps {
  mode: FormMode
  autosave?: boolean
  /** Stands for the server: takes its time, and fails when asked to. */
  save?: () => Promise<void>
  onSaved?: () => void
  onCancel?: () => void
}

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 600))
const kinds = [
  { value: 'EARTH', label: 'Erdbestattung' },
  { value: 'FIRE', label: 'Feuerbestattung' },
]
const infections = [
  { value: 'LOW', label: 'infektiös' },
  { value: 'HIGH', label: 'hochinfektiös' },
]

/** Every kind of field in one form. */
export function ExampleForm({ mode, autosave = false, save = later, onSaved, onCancel }: ExampleFormProps) {
  const form = useRecordForm<ExampleValues, void>({
    schema: exampleFields,
    mode,
    autosave,
    values: mode === 'create' ? emptyExample : filledExample,
    save,
    onSaved: () => {
      if (!autosave) toast.success('person.components.form.toaster.success')
      onSaved?.()
    },
    onFailure: () => toast.error('common.unexpected'),
  })
  return (
    <Form form={form} fields={ofExample} title="Beispiel" actions={<FormActions onCancel={onCancel} />}>
      <Section title="Kurze Angaben">
        <TextField name="name" label="Text" hint="höchstens 20 Zeichen" />
        <NumberField name="count" label="Zahl" unit="cm" dot />
        <IbanField name="iban" label="IBAN" span={3} />
        <DateField name="day" label="Datum" />
        <TimeField name="time" label="Uhrzeit" />
        <DateTimeField name="instant" label="Datum und Uhrzeit" />
        <SelectField name="kind" label="Auswahl" options={kinds} />
        <ChoiceField name="nationality" label="Lange Auswahl" options={['deutsch', 'dänisch', 'polnisch']} />
        <ColourField name="colour" label="Farbe" />
        <SwitchField name="active" label="Schalter" span={3} />
        <ToggleField name="infection" label="Umschalter" options={infections} clearable span={3} />
      </Section>
      <Section title="Lange Angaben">
        <TextField name="text" label="Mehrere Zeilen" rows={[2, 6]} span={6} />
        <RichTextField name="formatted" label="Formatierter Text" />
      </Section>
      <Section title="Adresse">
        <AddressField name="place" title="Ort" sources={addressSources()} />
      </Section>
      <Section title="Kontakt">
        <ContactDetails email="email" phone="phone" rows="contactDetails" />
      </Section>
    </Form>
  )
}
