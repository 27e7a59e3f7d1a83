import {
  colour,
  contactDetail,
  isoDate,
  isoInstant,
  isoTime,
  optionalAddress,
  optionalIban,
  optionalText,
  requiredText,
} from '@pietas/contract/kit'
import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { Form, FormActions, type FormMode, type Rule, type SaveFacts, Section, useRecordForm } from '../form'
import { renderApp } from './render-app'

const schema = z.object({
  name: requiredText(20),
  note: optionalText(100),
  day: isoDate.nullable(),
  time: isoTime.nullable(),
  instant: isoInstant.nullable(),
  iban: optionalIban,
  colour: colour.nullable(),
  text: optionalText(10_000),
  place: optionalAddress,
  email: optionalText(100),
  phone: optionalText(100),
  contactDetails: z.array(contactDetail),
})

type Values = { [Name in keyof z.input<typeof schema>]: z.input<typeof schema>[Name] | null }

const empty: Values = {
  name: null,
  note: null,
  day: null,
  time: null,
  instant: null,
  iban: null,
  colour: null,
  text: null,
  place: null,
  email: null,
  phone: null,
  contactDetails: [],
}

interface AFormFacts {
  mode?: FormMode
  autosave?: boolean
  values?: Partial<Values>
  /** The version that was loaded; a newer one is merged. */
  version?: number
  rollsBack?: boolean
  rules?: Rule<Values>
  save?: (values: Partial<Values>, facts: SaveFacts) => Promise<unknown>
}

interface Loaded {
  values: Partial<Values>
  version: number | undefined
}

/** A form with the given fields. Answers the screen, everything that was saved, and a way to load it anew. */
export async function aForm(fields: ReactNode, facts: AFormFacts = {}) {
  const saved: Partial<Values>[] = []
  const failures: unknown[] = []
  let load: (newer: Loaded) => void = () => undefined
  function Shown() {
    const [loaded, setLoaded] = useState<Loaded>({ values: facts.values ?? {}, version: facts.version })
    load = setLoaded
    const form = useRecordForm<Values, unknown>({
      schema,
      ...(facts.rules ? { rules: facts.rules } : {}),
      mode: facts.mode ?? 'update',
      autosave: facts.autosave ?? false,
      values: { ...empty, name: 'Erna', ...loaded.values },
      save: async (values, more) => {
        saved.push(structuredClone(values))
        return facts.save?.(values, more)
      },
      rollsBack: facts.rollsBack ?? false,
      ...(loaded.version === undefined ? {} : { version: loaded.version }),
      valuesOf: (current) => ({ ...empty, ...current }) as Values,
      onFailure: (error) => failures.push(error),
    })
    return (
      <Form form={form} fields={{ labels: 'person' }} title="Formular" actions={<FormActions />}>
        <Section>{fields}</Section>
      </Form>
    )
  }
  const { screen, router } = renderApp(<Shown />)
  const form = await screen
  await form.getByRole('form').element()
  const store = () => form.getByRole('button', { name: 'Speichern' }).click()
  return { form, router, saved, failures, store, load: (newer: Loaded) => load(newer) }
}
