import { describe, expect, test } from 'vitest'
import { isWholeDay, readDay } from './typed-day'
import { readDayAndTime, readTime } from './typed-time'

const today = '2026-11-21'

describe('a day', () => {
  test.each([
    ['1.3.1941', '1941-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['1.3.26', '2026-03-01'],
    ['010326', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['1/3/26', '2026-03-01'],
    ['1 3 1941', '1941-03-01'],
    ['1941-03-01', '1941-03-01'],
    ['1.3.', '2026-03-01'],
    ['1.3', '2026-03-01'],
    ['0103', '2026-03-01'],
    ['29.2.2024', '2024-02-29'],
    [' heute ', '2026-11-21'],
    ['h', '2026-11-21'],
    ['Gestern', '2026-11-20'],
    ['morgen', '2026-11-22'],
    ['Mo', '2026-11-23'],
    ['+3', '2026-11-24'],
    ['1.3.45', '2045-03-01'],
    ['1.3.47', '1947-03-01'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed, { today })).toBe(day)
  })

  test.each(['31.2.2026', '29.2.2023', '0.1.2026', '1.13.2026', '1.3.194', '1.3.2', '12', '', 'morgens', 'toString'])(
    '%s is none',
    (typed) => {
      expect(readDay(typed, { today })).toBeNull()
    },
  )

  test.each([
    ['1.3.31', '1931-03-01'],
    ['1.3.26', '2026-03-01'],
    ['24.12.26', '1926-12-24'],
    ['24.12.', '2025-12-24'],
    ['24.12.2027', '2027-12-24'],
    ['Fr', '2026-11-20'],
  ])('of a birth or a death, %s is %s: never guessed into the future', (typed, day) => {
    expect(readDay(typed, { today, max: today })).toBe(day)
  })

  test('nothing is read before it is whole', () => {
    expect(['1.3.1941', '01031941', '1941-03-01'].map(isWholeDay)).toEqual([true, true, true])
    expect(['1.3.', '1.3.19', '010319', '1.3.194', 'heute'].map(isWholeDay)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

test.each([
  ['9', '09:00'],
  ['17', '17:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30 Uhr', '09:30'],
  ['23:59', '23:59'],
  ['jetzt', '14:07'],
])('the time %s is %s', (typed, time) => {
  expect(readTime(typed, '14:07')).toBe(time)
})

test.each(['24', '24:00', '960', '9:6', '12345', '', 'spät'])('%s is no time', (typed) => {
  expect(readTime(typed)).toBeNull()
})

describe('a day with a time', () => {
  const now = { day: today, time: '14:07' }
  test.each([
    ['1.3.26 930', { day: '2026-03-01', time: '09:30' }],
    ['01.03.2026, 9:30 Uhr', { day: '2026-03-01', time: '09:30' }],
    ['heute 9', { day: today, time: '09:00' }],
    ['24.12. 8', { day: '2025-12-24', time: '08:00' }],
    ['jetzt', now],
  ])('%s', (typed, meant) => {
    expect(readDayAndTime(typed, { now, past: true })).toEqual(meant)
  })

  test.each([
    ['Mo 14:30', { day: '2026-11-23', time: '14:30' }],
    ['morgen um 9 Uhr', { day: '2026-11-22', time: '09:00' }],
    ['+3, 8', { day: '2026-11-24', time: '08:00' }],
    ['in 2 Wochen 930', { day: '2026-12-05', time: '09:30' }],
  ])('%s, where it may be ahead', (typed, meant) => {
    expect(readDayAndTime(typed, { now, past: false })).toEqual(meant)
  })

  test.each(['1.3.26', '9:30', '31.2.2026 9', '1.3.26 25', ''])('%s lacks something', (typed) => {
    expect(readDayAndTime(typed, { now, past: true })).toBeNull()
  })
})
