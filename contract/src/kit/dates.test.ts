import { expect, test } from 'vitest'
import { ageAt, dayOf, formatAddress, formatDay, isoDate, isoInstant, isoTime, optionalAddress, today } from '.'

test.each(['2026-02-28', '2024-02-29', '1800-01-01', '2199-12-31'])('%s is a day', (day) =>
  expect(isoDate.safeParse(day).success).toBe(true),
)

test.each(['1950-01-31T00:00:00.000Z', '1950-01-31T23:30:00+02:00'])('%s is cut to its day', (instant) =>
  expect(isoDate.parse(instant)).toBe('1950-01-31'),
)

test.each(['2026-02-29', '2026-13-01', '2026-2-1', '01.02.2026', '1799-12-31', '2200-01-01', '0000-01-01', '', null])(
  '%s is no day',
  (day) => expect(isoDate.safeParse(day).success).toBe(false),
)

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:05', false],
  ['09:60', false],
  ['09:05:00', false],
])('%s as a time of day: %s', (time, valid) => expect(isoTime.safeParse(time).success).toBe(valid))

test.each([
  ['2026-03-01T09:05:00Z', '2026-03-01T09:05:00.000Z'],
  ['2026-03-01T09:05:00.123456Z', '2026-03-01T09:05:00.123Z'],
  ['2026-03-01T00:05:00+02:00', '2026-02-28T22:05:00.000Z'],
  ['2026-03-01T09:05', '2026-03-01T09:05:00.000Z'],
])('the instant %s becomes %s', (value, expected) => expect(isoInstant.parse(value)).toBe(expected))

test.each(['2026-03-01', '2026-02-30T00:00:00Z', 'now', '2026-03-01T25:00:00Z', '0001-01-01T00:00:00Z'])(
  '%s is no instant',
  (value) => expect(isoInstant.safeParse(value).success).toBe(false),
)

test.each([
  // Berlin is one hour ahead in winter and two in summer; the clocks change on 2026-03-29 and 2026-10-25.
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('%s is the Berlin day %s', (instant, day) => {
  expect(dayOf(instant)).toBe(day)
  expect(today(new Date(instant))).toBe(day)
})

test.each([
  ['1950-01-31', '2026-01-30', 75],
  ['1950-01-31', '2026-01-31', 76],
  ['1950-01-31', '2026-11-05', 76],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-03-01', '2026-03-01', 0],
  ['2026-03-02', '2026-03-01', 0],
])('born %s, on %s the age is %i', (birth, day, age) => expect(ageAt(birth, day)).toBe(age))

test('a day is shown as Germans write it', () => expect(formatDay('2026-11-05')).toBe('05.11.2026'))

test.each([
  [{ street: 'Am Markt', streetNumber: '1', zipCode: '02763', city: 'Zittau' }, 'Am Markt 1, 02763 Zittau'],
  [{ street: 'Am Markt', city: 'Zittau' }, 'Am Markt, Zittau'],
  [{ streetNumber: '1' }, '1'],
  [{ zipCode: '02763' }, '02763'],
  [{ country: 'Polen' }, ''],
  [{}, ''],
  [null, ''],
])('the address %j reads "%s"', (address, line) => expect(formatAddress(address)).toBe(line))

test('an address without any text is none', () => {
  expect(optionalAddress.parse({ street: ' ', lat: 51.1, lng: 14.9 })).toBeNull()
  expect(optionalAddress.parse(null)).toBeNull()
  expect(optionalAddress.parse({ city: ' Zittau ' })).toEqual({
    name: null,
    street: null,
    streetNumber: null,
    zipCode: null,
    city: 'Zittau',
    country: null,
    lat: null,
    lng: null,
  })
  expect(optionalAddress.safeParse({ city: 'Zittau', lat: 91 }).success).toBe(false)
})
