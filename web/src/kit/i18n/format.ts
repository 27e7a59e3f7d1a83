import { dayOf, formatDay } from '@pietas/contract/kit/days'

/** `2026-03-01` becomes `01.03.2026`, as text: no time zone can move the day. Of an instant it is the day in Berlin. */
export const formatDate = (date: string | null | undefined): string =>
  date ? formatDay(date.includes('T') ? dayOf(date) : date) : ''

const instant = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** An instant as day and time in German local time. */
export const formatInstant = (iso: string | null | undefined): string => (iso ? instant.format(new Date(iso)) : '')

/** Joins the parts that exist, so that a missing one leaves no stray separator. */
export const joinParts = (parts: (string | null | undefined)[], separator = ' '): string =>
  parts.filter((part) => part?.trim()).join(separator)
