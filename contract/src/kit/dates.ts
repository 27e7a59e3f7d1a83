import * as z from 'zod'

// Years a database date and a birth register can both hold; keeps 0000 and 275760 out of the tables.
const firstDay = '1800-01-01'
const lastDay = '2199-12-31'

const isDay = (value: string): boolean =>
  value >= firstDay && value <= lastDay && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** A calendar day, `YYYY-MM-DD`; an instant is cut to the day that it writes, whatever its zone. */
export const isoDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }).transform((instant) => instant.slice(0, 10))])
  .refine(isDay)

/** A time of day, `HH:mm`. */
export const isoTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** An instant, ISO 8601; any offset is accepted and turned into UTC with milliseconds. */
export const isoInstant = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true, precision: -1 })])
  .refine((value) => isDay(value.slice(0, 10)))
  .transform((value) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`).toISOString())
