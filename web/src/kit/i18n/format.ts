import { dayOf, formatDay } from '@pietas/contract/kit/days'
import { numbersAs } from './numbers'

/** `2026-03-01` becomes `01.03.2026`, as text: no time zone can move the day. Of an instant it is the day in Berlin. */
export const formatDate = (date: string | null | undefined): string =>
  date ? formatDay(date.includes('T') ? dayOf(date) : date) : ''

const instant = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** An instant as day and time in German local time. */
export const formatInstant = (iso: string | null | undefined): string => (iso ? instant.format(new Date(iso)) : '')

/** Joins the parts that exist, so that a missing one leaves no stray separator. */
export const joinParts = (parts: (string | null | undefined)[], separator = ' '): string =>
  parts.filter((part) => part?.trim()).join(separator)

const sizeUnits = ['byte', 'kilobyte', 'megabyte'] as const

const sizeOf = (unit: string) => numbersAs({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
const sizes = { byte: sizeOf('byte'), kilobyte: sizeOf('kilobyte'), megabyte: sizeOf('megabyte') }

/** The size of a file as people read it, `1,2 MB`, counted in steps of 1024 as their systems count it. */
export function formatSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), sizeUnits.length - 1)
  const unit = sizeUnits[step] ?? 'byte'
  return sizes[unit](bytes / 1024 ** step)
}
