import { expect, test } from 'vitest'
import {
  agoText,
  dayOrInstant,
  daysAwayText,
  isInstant,
  isStartOfDay,
  momentText,
  nextReading,
  timeOfDayText,
} from './moment'

test('a moment is told by day and time, a whole day by its day', () => {
  expect(momentText('2026-11-22T08:00:00.000Z')).toBe('22.11.2026 (09:00)')
  expect(momentText('2026-11-21T23:00:00.000Z')).toBe('22.11.2026')
  expect(momentText('2026-11-22')).toBe('22.11.2026')
  expect(momentText(null)).toBe('')
})

test('where something begins, midnight is a time', () => {
  expect(timeOfDayText('2031-07-09T22:00:00.000Z')).toBe('10.07.2031 (00:00)')
  expect(timeOfDayText('2031-07-09T23:00:00.000Z')).toBe('10.07.2031 (01:00)')
  expect([timeOfDayText('2031-07-10'), timeOfDayText(null)]).toEqual(['10.07.2031', ''])
})

test('the first moment of a day stands for the day, on the days of the clock changes too', () => {
  for (const first of ['2026-11-21T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-10-24T22:00:00.000Z'])
    expect(isStartOfDay(first)).toBe(true)
  expect(dayOrInstant('2026-10-24T22:00:00.000Z')).toBe('2026-10-25')
  expect(dayOrInstant('2026-10-24T23:00:00.000Z')).toBe('2026-10-24T23:00:00.000Z')
  expect([dayOrInstant('2026-10-25'), dayOrInstant(null)]).toEqual(['2026-10-25', null])
  expect([isInstant('2026-10-24T22:00:00.000Z'), isInstant('2026-10-24'), isInstant(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('how far a day is away is said in the words of the language', () => {
  const told = (day: string) => daysAwayText(day, '2026-03-28', 'de')
  expect(['2026-03-26', '2026-03-28', '2026-03-29', '2026-04-04'].map(told)).toEqual([
    'vorgestern',
    'heute',
    'morgen',
    'in 7 Tagen',
  ])
  expect(daysAwayText('2026-03-25', '2026-03-28', 'en')).toBe('3 days ago')
})

test('what is at most six hours old is told by its age, the rest by its day', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const told = (instant: string) => agoText(instant, now, 'de')
  expect(told('2026-11-22T11:59:50Z')).toBe('vor 10 Sekunden')
  expect(told('2026-11-22T11:55:00Z')).toBe('vor 5 Minuten')
  expect(told('2026-11-22T06:00:01Z')).toBe('vor 5 Stunden')
  expect(told('2026-11-22T06:00:00Z')).toBe('22.11.2026')
  // A clock that is ahead does not speak of the future.
  expect(told('2026-11-22T12:00:30Z')).toBe('jetzt')
})

test('an age is read anew every second in the first minute, then every minute, and a day never', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  expect(nextReading('2026-11-22T11:59:30Z', now)).toBe(1000)
  expect(nextReading('2026-11-22T11:30:00Z', now)).toBe(60_000)
  expect(nextReading('2026-11-22T06:00:00Z', now)).toBeNull()
})
