import fc from 'fast-check'

/** A JSON schema as the API document holds it. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  maxProperties?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  maxItems?: number
  default?: unknown
}

const deep = (depth: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Texts that have broken programs before. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '😀👨‍👩‍👧‍👦',
  'שלום עולם',
  '\u202etxt.exe',
  'Ä'.repeat(10_000),
  "'; drop table persons; --",
  '%',
  '%00',
  '\\',
  '"',
  '{}',
  '[]',
  'null',
  'NaN',
  '-1',
  '0',
  '1e400',
  '9223372036854775808',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '24:00',
  '&|!():*',
  "''",
  '!',
  '...',
  '<script>alert(1)</script>',
  'ı İ ẞ ﬀ',
  'e\u0301\u0301\u0301',
  '../../etc/passwd',
  '__proto__',
]

const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  9_223_372_036_854_775_807n.toString(),
  2 ** 31,
  [],
  {},
  [null],
  [[]],
  { id: 1 },
  Array.from({ length: 600 }, () => 1),
  deep(200),
]

/** Anything, whatever was asked for. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const word = fc.constantFrom('Erna', 'Jürgen', 'Groß', 'Lindenstraße 1', 'Ørsted', "O'Neill", 'D’Angelo', 'Нина', '李')

const text = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.format === 'date') return day.map((iso) => iso.slice(0, 10))
  if (schema.format === 'date-time') return day
  if (schema.pattern && !schema.format) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, 'u')).map((value) => value.slice(0, schema.maxLength ?? 100))
    } catch {
      return word
    }
  }
  const addresses = fc.constantFrom(
    'erna@post.example',
    'a.b+c@sub.example.org',
    '+49358112345',
    'DE89370400440532013000',
  )
  return fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: addresses })
}

const number = (schema: Schema): fc.Arbitrary<unknown> => {
  const low = Math.max(schema.minimum ?? -1000, -1e9)
  const high = Math.min(schema.maximum ?? 1000, 1e9)
  const whole = fc.oneof(fc.integer({ min: low, max: Math.min(high, low + 20) }), fc.integer({ min: low, max: high }))
  return schema.type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        fc.constantFrom(1.5, 51.15).filter((n) => n <= high),
      )
}

/** What is known to exist, by the name of the field that refers to it. */
export type Known = Record<string, unknown>

const record = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(([name, property]) => {
    const fitting = arbitraryOf(property, known)
    const value = name in known ? fc.oneof({ weight: 4, arbitrary: fc.constant(known[name]) }, fitting) : fitting
    return [name, value] as const
  })
  // Of keys that exclude each other the one that fits is known.
  if (schema.maxProperties === 1)
    return fc.oneof(
      ...fields.map(([name, value]) => ({
        weight: name in known ? fields.length : 1,
        arbitrary: value.map((one) => ({ [name]: one })),
      })),
    )
  // Most fields are left out most of the time, or no body would ever be right as a whole.
  return fc
    .record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) })
    .chain((whole) => {
      const optional = Object.keys(whole).filter((name) => !required.includes(name))
      return fc.subarray(optional, { maxLength: Math.min(optional.length, 5) }).map((kept) => {
        const keys = [...required, ...kept].filter((name) => name in whole)
        return Object.fromEntries(keys.map((name) => [name, (whole as Known)[name]]))
      })
    })
}

/** Values that fit a schema, as far as a schema says. */
export const arbitraryOf = (schema: Schema, known: Known = {}): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, known)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, known)))
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'array')
    return fc.array(arbitraryOf(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  if (schema.type === 'object') return record(schema, known)
  return hostile
}

/** Values that fit but for one place. */
export const almost = (schema: Schema, known: Known = {}): fc.Arbitrary<unknown> =>
  fc.tuple(arbitraryOf(schema, known), hostile, fc.nat(), fc.boolean()).map(([value, wrong, at, drop]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
    const names = [...Object.keys(value), ...Object.keys(schema.properties ?? {})]
    const name = names[at % Math.max(names.length, 1)] ?? 'unknown'
    const { [name]: _dropped, ...rest } = value as Known
    return drop && name in value ? rest : { ...rest, [name]: wrong }
  })
