import { describe, expect, test } from 'vitest'
import { spokenDay } from './spoken-day'

/** A Saturday. */
const today = '2026-11-21'

describe('words for a day', () => {
  test.each([
    ['heute', '2026-11-21'],
    ['h', '2026-11-21'],
    [' Morgen ', '2026-11-22'],
    ['ÜBERMORGEN', '2026-11-23'],
    ['uebermorgen', '2026-11-23'],
    ['gestern', '2026-11-20'],
    ['vorgestern', '2026-11-19'],
    ['tomorrow', '2026-11-22'],
    ['+3', '2026-11-24'],
    ['-2', '2026-11-19'],
    ['+1w', '2026-11-28'],
    ['+ 2 Wochen', '2026-12-05'],
    ['in 3 Tagen', '2026-11-24'],
    ['in 6 weeks', '2027-01-02'],
    ['vor 1 Woche', '2026-11-14'],
    ['+41', '2027-01-01'],
  ])('%s is %s', (typed, day) => {
    expect(spokenDay(typed, { today })).toBe(day)
  })

  test.each([
    ['Mo', '2026-11-23'],
    ['Mo.', '2026-11-23'],
    ['montag', '2026-11-23'],
    ['Sonntag', '2026-11-22'],
    ['Fr', '2026-11-27'],
    ['Sa', '2026-11-28'],
    ['Sonnabend', '2026-11-28'],
    ['nächsten Freitag', '2026-11-27'],
    ['naechster Di', '2026-11-24'],
    ['kommenden Mittwoch', '2026-11-25'],
    ['letzten Freitag', '2026-11-20'],
    ['last sat', '2026-11-14'],
    ['thu', '2026-11-26'],
  ])('%s is the next one after today, unless the last is asked for: %s', (typed, day) => {
    expect(spokenDay(typed, { today })).toBe(day)
  })

  test.each([
    ['Mo', '2026-11-16'],
    ['Fr', '2026-11-20'],
    ['Sa', '2026-11-14'],
    ['nächsten Montag', '2026-11-23'],
  ])('of what has happened %s is %s', (typed, day) => {
    expect(spokenDay(typed, { today, past: true })).toBe(day)
  })

  test.each(['', 'morgens', 'toString', 'constructor', '+', '3', '+3x', '+99999', 'in drei', 'nächsten', 'nae', 'Mos'])(
    '%s means none',
    (typed) => {
      expect(spokenDay(typed, { today })).toBeNull()
    },
  )

  test('10,000 characters are answered at once', () => {
    expect(spokenDay(`in ${'1'.repeat(10_000)} tagen`, { today })).toBeNull()
    expect(spokenDay(`+${' '.repeat(10_000)}x`, { today })).toBeNull()
  })
})
