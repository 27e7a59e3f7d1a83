import Box from '@mui/material/Box'
import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { toast } from '../kit/feedback'
import { AutosaveSign, Form, FormActions, InnerForm, Section, span, useRecordForm } from '../kit/form'
import { Example } from './example'
import { type ExampleValues, exampleFields, filledExample } from './form-values'
import { ofExample } from './of-example'

const { TextField } = ofExample

const faster = { ...filledExample, name: 'Jemand war schneller', text: 'Das hat nur die andere Seite geändert.' }

/** Stands for a server at which somebody else was faster. */
const save = async (_values: object, { version }: { version: number | undefined }) => {
  if (version === 2) return { version: 3 }
  throw new ApiProblem({
    type: 'about:blank',
    title: 'Stale',
    status: 412,
    code: 'STALE_VERSION',
    current: { ...faster, version: 2 },
  })
}

const frame = { width: '100%', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }

export function MergeExample() {
  return (
    <>
      <Example
        title="Zwei Fassungen"
        about="useRecordForm mit version und valuesOf: Ändern Sie den Namen und speichern Sie; jemand war schneller."
      >
        <Box sx={frame}>
          <Contested />
        </Box>
      </Example>
      <Example
        title="Formular im Formular"
        about="InnerForm: ein Datensatz für sich mitten in einem anderen; Eingabe speichert nur ihn."
      >
        <Box sx={frame}>
          <Outer />
        </Box>
      </Example>
    </>
  )
}

function Contested() {
  const form = useRecordForm<ExampleValues, unknown>({
    schema: exampleFields,
    mode: 'update',
    values: filledExample,
    version: 1,
    valuesOf: () => faster,
    save,
    onSaved: () => toast.success('person.components.form.toaster.success'),
    onFailure: () => toast.error('common.unexpected'),
  })
  return (
    <Form form={form} fields={ofExample} title="Zwei Fassungen" actions={<FormActions />}>
      <Section>
        <TextField name="name" label="Name" span={3} />
        <TextField name="text" label="Text" span={3} />
      </Section>
    </Form>
  )
}

const stored = async () => undefined

function Outer() {
  const options = { schema: exampleFields, mode: 'update' as const, values: filledExample, save: stored }
  const outer = useRecordForm<ExampleValues, unknown>({ ...options, onFailure: () => undefined })
  const inner = useRecordForm<ExampleValues, unknown>({ ...options, autosave: true, onFailure: () => undefined })
  return (
    <Form form={outer} fields={ofExample} title="Äußeres Formular" actions={<FormActions />}>
      <Section title="Äußerer Datensatz">
        <TextField name="name" label="Name" span={6} />
        <Box className={span[6]}>
          <InnerForm form={inner} fields={ofExample} title="Innerer Datensatz">
            <TextField name="text" label="Speichert sich selbst" span={4} />
            <AutosaveSign />
          </InnerForm>
        </Box>
      </Section>
    </Form>
  )
}
