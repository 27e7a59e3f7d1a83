import type { Schema } from './arbitraries'

const texts: Record<string, string> = { 'date-time': '', date: '1950-04-05', email: 'post@test.example' }

const textOf = (name: string, { format, maxLength = 200 }: Schema): string =>
  texts[format ?? ''] || (/(At|From)$/.test(name) ? '1950-04-05' : `Ein Text ${name}`.slice(0, maxLength))

type Facts = {
  /** The values that no schema tells, and the key that one of them stands under: by the path to a field, and its name. */
  values: Record<string, unknown>
  given: (path: string, name: string) => string | undefined
  /** Fields of the record that are not filled in. */
  leftOut: readonly string[]
}

const unknown: Facts = { values: {}, given: () => undefined, leftOut: [] }

/** @returns a value for every field below a schema, as it says itself. */
export const filled = (schema: Schema, path: string, facts: Facts = unknown): unknown => {
  const name = path.split('.').at(-1) ?? ''
  const given = facts.given(path, name)
  if (given !== undefined) return facts.values[given]
  const forms = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const found = forms.find(({ type, enum: one }) => (type && type !== 'null') || one) ?? schema
  const form = Array.isArray(found.type) ? { ...found, type: found.type.find((type) => type !== 'null') } : found
  if (form.enum) return form.enum.at(-1)
  if (form.properties)
    return Object.fromEntries(
      Object.entries(form.properties)
        .filter(([field]) => path !== '' || !facts.leftOut.includes(field))
        .map(([field, inner]) => [field, filled(inner, path ? `${path}.${field}` : field, facts)])
        .filter(([, value]) => value !== undefined),
    )
  if (form.type === 'array') return [filled(form.items ?? {}, path, facts)]
  if (form.type === 'boolean') return true
  if (form.type === 'integer' || form.type === 'number') return Math.max(form.minimum ?? 0, 2)
  return textOf(name, form)
}
