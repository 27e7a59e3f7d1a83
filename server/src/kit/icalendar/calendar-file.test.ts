import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file'
import { escaped, folded } from './content-lines'
import { readCalendar } from './testing'

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'task-1-2-3@pietas',
  sequence: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.123Z',
  when: { start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T10:00:00.000Z' },
  summary: 'Trauergespräch',
  description: null,
  location: null,
  url: 'http://pietas.test/tasks?task=2',
  status: 'CONFIRMED',
  isBusy: true,
  ...fields,
})

const read = (fields: Partial<CalendarEvent>) => readCalendar(calendarFile('Pietas', [event(fields)]))[0]

const octets = (text: string): number => new TextEncoder().encode(text).length

describe('a line', () => {
  test('counts octets, whatever a letter looks like', () => {
    for (const letter of ['x', 'ä', '€', '🕯'])
      for (const piece of folded(letter.repeat(80)).split('\r\n')) expect(octets(piece), letter).toBeLessThanOrEqual(75)
  })

  test('of 75 octets stays, of more goes on in the next one', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(folded('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
  })

  test('is never cut within a letter, whatever it takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '')
        const pieces = folded(line).split('\r\n ')
        expect(pieces.join('')).toBe(line)
        expect(pieces.every((piece, at) => octets(piece) + (at === 0 ? 0 : 1) <= 75)).toBe(true)
        expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
      }),
    )
  })
})

test('what marks the end of a value is written otherwise', () => {
  expect(escaped('a;b,c\\d\r\ne\rf\u0007\u0000')).toBe('a\\;b\\,c\\\\d\\ne\\nf')
})

test.each([
  ['blanks and marks', 'Sarg, Urne; \\n ist kein Umbruch: "ja"'],
  ['breaks', 'Erste Zeile\nZweite Zeile\n\nVierte'],
  ['umlauts across the fold', `${'ä'.repeat(40)}ß${'€'.repeat(30)}`],
  ['pictures across the fold', '⚱️🕯️'.repeat(20)],
  ['what looks like a property', 'UID:falsch\nDTSTART:19700101T000000Z\nRRULE:FREQ=DAILY'],
])('%s come out as they went in', (_, text) => {
  expect(read({ summary: text, description: text, location: text })).toMatchObject({
    summary: text,
    description: text,
    location: text,
  })
})

describe('when something is', () => {
  test.each([
    ['in winter', '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'],
    ['in summer', '2026-07-01T08:00:00.000Z', '2026-07-01T09:30:00.000Z'],
    ['before the clocks skip an hour', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['the first of the two hours', '2026-10-25T00:30:00.000Z', '2026-10-25T00:45:00.000Z'],
    ['the second of the two hours', '2026-10-25T01:30:00.000Z', '2026-10-25T01:45:00.000Z'],
    ['from one into the other', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['on the day after the change', '2026-10-26T05:00:00.000Z', '2026-10-26T06:00:00.000Z'],
    ['with seconds', '2026-11-24T09:00:30.000Z', '2026-11-24T10:00:00.000Z'],
  ])('%s', (_, start, end) => {
    expect(read({ when: { start, end } })).toMatchObject({ start, end })
  })

  test('days end with the first one that is no longer part of it', () => {
    const when = { firstDay: '2026-12-30', lastDay: '2027-01-02' }
    expect(read({ when })).toMatchObject({ start: '2026-12-30', end: '2027-01-03' })
    const one = { firstDay: '2026-10-25', lastDay: '2026-10-25' }
    expect(read({ when: one })).toMatchObject({ start: '2026-10-25', end: '2026-10-26' })
  })
})

test('the whole of a file', () => {
  expect(calendarFile('Pietas: Vera Test', [event({ description: 'Ring, Kette' })]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pietas//Pietas//DE',
    'CALSCALE:GREGORIAN',
    'NAME:Pietas: Vera Test',
    'X-WR-CALNAME:Pietas: Vera Test',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
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
    ],
    'BEGIN:VEVENT',
    'UID:task-1-2-3@pietas',
    'SEQUENCE:4',
    'DTSTAMP:20261102T080000Z',
    'CREATED:20261101T080000Z',
    'LAST-MODIFIED:20261102T080000Z',
    'DTSTART;TZID=Europe/Berlin:20261124T100000',
    'DTEND;TZID=Europe/Berlin:20261124T110000',
    'SUMMARY:Trauergespräch',
    'DESCRIPTION:Ring\\, Kette',
    'URL:http://pietas.test/tasks?task=2',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
