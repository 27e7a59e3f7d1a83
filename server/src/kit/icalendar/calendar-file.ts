import { addDays, startOfDay, timeZone, wallTimeOf } from '@pietas/contract/kit'
import { contentOf, escaped } from './content-lines'

/** When an event is: whole days, both included, or instants, the end not included. */
export type When = { firstDay: string; lastDay: string } | { start: string; end: string }

/** An event of a calendar, whatever it was before. */
export type CalendarEvent = {
  /** The same wherever and whenever it is read. */
  uid: string
  /** Grows with each change. */
  sequence: number
  createdAt: string
  updatedAt: string
  when: When
  summary: string
  description: string | null
  location: string | null
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Whether whoever has it is not free meanwhile. */
  isBusy: boolean
}

// The rule that holds in Europe since 1996; the file is understood by programs that know no zones by name.
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const dateOf = (day: string): string => day.replaceAll('-', '')
const utcOf = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const offsetAt = (day: string): string => startOfDay(day).slice(-6)

// On the two days of the year on which the clocks change, programs do not agree what a time on the wall means; seconds
// are shown by no wall at all.
const momentOf = (name: string, instant: string): string => {
  const { day, time } = wallTimeOf(instant)
  const isPlain = Date.parse(instant) % 60_000 === 0 && offsetAt(day) === offsetAt(addDays(day, 1))
  return isPlain ? `${name};TZID=${timeZone}:${dateOf(day)}T${time.replace(':', '')}00` : `${name}:${utcOf(instant)}`
}

// The end of whole days is the first one that is no longer part of it: RFC 5545, section 3.6.1.
const whenOf = (when: When): string[] =>
  'start' in when
    ? [momentOf('DTSTART', when.start), momentOf('DTEND', when.end)]
    : [`DTSTART;VALUE=DATE:${dateOf(when.firstDay)}`, `DTEND;VALUE=DATE:${dateOf(addDays(when.lastDay, 1))}`]

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utcOf(event.updatedAt)}`,
  `CREATED:${utcOf(event.createdAt)}`,
  `LAST-MODIFIED:${utcOf(event.updatedAt)}`,
  ...whenOf(event.when),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `URL:${event.url}`,
  `STATUS:${event.status}`,
  `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** @returns a file of a calendar as RFC 5545 wants it. @param name what the calendar is called; null for a single event. */
export const calendarFile = (name: string | null, events: readonly CalendarEvent[]): string =>
  contentOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pietas//Pietas//DE',
    'CALSCALE:GREGORIAN',
    // The names of RFC 7986, and those that programs knew before it.
    ...(name === null ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(name === null ? [] : ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...zone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ])
