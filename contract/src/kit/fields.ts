import * as z from 'zod'
import { once } from './once'

/** Largest id that survives the trip through JSON unharmed. */
export const maxId = Number.MAX_SAFE_INTEGER

// PostgreSQL cannot store NUL and lone surrogates are not text; both are refused instead of failing later.
const storable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** A record id in a body: whole number from 1 up. */
export const id = z.int().min(1).max(maxId)

/** A record id in a path or query, where it arrives as digits. */
export const wireId = z
  .union([z.int(), z.string().regex(/^\d{1,16}$/)])
  .transform(Number)
  .pipe(id)

const longestLine = 300

const isOneLine = (value: string): boolean => !/[\r\n\u0085\u2028\u2029]/.test(value)

/**
 * What can be stored, at most `max` characters. Up to 300 it is a line, a name or a title that stands in heads of mails
 * and lists, or on paper where there is room for one: a break in it is `common.validation-one-line`.
 */
const fitting = (text: z.ZodString, max: number) =>
  text
    .max(max)
    .refine(storable)
    .refine((value) => max > longestLine || isOneLine(value), { error: 'common.validation-one-line' })

/** Text that must be there: trimmed, 1 to `max` characters. Empty: `common.validation-required`. */
export const requiredText = once((max: number) => fitting(z.string().trim().min(1), max))

/** Text that may be missing: trimmed, at most `max` characters; blank becomes null. */
export const optionalText = once((max: number) =>
  fitting(z.string().trim(), max)
    .nullable()
    .transform((value) => (value === '' ? null : value)),
)

/** A count of things: whole number from 0 up. */
export const count = z.int().min(0).max(1000)

/**
 * A measure that people type with a fraction but that is stored whole, cut and not rounded.
 * Digits in a string are accepted, with the mark of either language. Source: spec 1 section 5, spec 2 section 5.
 */
export const wholeMeasure = once((max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}([.,]\d{1,9})?$/)
        .transform((text) => Number(text.replace(',', '.'))),
    ])
    .transform((value) => Math.trunc(value))
    .pipe(z.int().min(0).max(max)),
)

// One address as RFC 5321 allows it in practice; what mail servers refuse anyway is refused here.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** @returns what is wrong with an e-mail address; umlauts have a message of their own: spec 2 section 5. */
export const emailFault = (value: string): { message: string } | null => {
  if (/[äöüß]/i.test(value)) return { message: 'email-no-umlauts' }
  return emailPattern.test(value) && !value.includes('..') ? null : { message: 'invalidEmail' }
}

const checkEmail = (value: string | null, context: z.RefinementCtx): void => {
  const fault = value ? emailFault(value) : null
  if (fault) context.addIssue({ code: 'custom', ...fault })
}

/** An e-mail address that must be there. */
export const email = z.string().trim().min(1).max(254).superRefine(checkEmail)

/** Like `email`, but blank becomes null. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .nullable()
  .superRefine(checkEmail)
  .transform((value) => (value === '' ? null : value))

const phone = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .max(40)
    .nullable()
    .refine((value) => value === null || value === '' || pattern.test(value), { error: 'invalidPhone' })
    .transform((value) => (value === '' ? null : value))

/** A person's number: optional plus, then digits only: spec 2 section 5. */
export const personPhone = phone(/^\+?\d+$/)

/** A number of an entity, branch or user: blanks are allowed: spec 1 section 9. */
export const businessPhone = phone(/^\+?[\d ]*\d[\d ]*$/)

/** `#rrggbb`, stored in lower case. */
export const colour = z
  .string()
  .regex(/^#[\da-fA-F]{6}$/)
  .toLowerCase()

/** Lower-case groups of letters and digits joined by single hyphens: spec 1 section 5. */
export const slug = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, { error: 'invalidSlug' })

/** A yes or no in a query string. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** Repeated and comma-joined query values are the same list: `?id=1&id=2` and `?id=1,2`. */
const wireList = z
  .union([z.array(z.union([z.string().max(4000), z.int()])).max(500), z.string().max(4000), z.int()])
  .transform((value): (string | number)[] =>
    (Array.isArray(value) ? value : [value])
      .flatMap((part) => String(part).split(','))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** Ids in a query string. */
export const wireIds = wireList.pipe(z.array(wireId).max(500))

/** A filter by one value or by several of which one must fit. */
export const oneOrMore = <const Item extends z.ZodType<string | number>>(item: Item, max: number) =>
  z
    .union([item, z.array(item).max(max)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])

/** Values of an enumeration in a query string. */
export const wireEnums = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  wireList
    .transform((list) => list.map(String))
    .pipe(z.array(z.enum(values) as z.ZodType<Values[number], string>).max(100))
