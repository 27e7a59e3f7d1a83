import { expect, test } from 'vitest'
import { mapZoom, stopsOf } from './stops'

const place = (name: string, lat: number | null = null) => ({
  name,
  street: null,
  streetNumber: null,
  zipCode: null,
  city: null,
  country: null,
  lat,
  lng: lat,
})

const task = (id: number, changes: object) => ({
  id,
  type: 'appointment' as const,
  status: 'OPEN' as const,
  startDate: null,
  dueDate: null,
  address: null,
  destination: null,
  ...changes,
})

test('stops are numbered in the order in which they begin; what has no time comes last', () => {
  const stops = stopsOf([
    task(1, { type: 'transportation', dueDate: '2026-03-09T23:00:00.000Z' }),
    task(2, { startDate: '2026-03-10T10:00:00.000Z' }),
    task(3, { type: 'work', startDate: '2026-03-10T08:00:00.000Z' }),
    task(4, { startDate: '2026-03-10T10:00:00.000Z' }),
    task(5, { type: 'transportation', dueDate: '2026-03-10T02:10:00.000Z' }),
  ])
  expect(stops.map(({ number, task: { id } }) => [number, id])).toEqual([
    [1, 5],
    [2, 3],
    [3, 2],
    [4, 4],
    [5, 1],
  ])
})

test('nobody drives for what is cancelled, nor for leave or for what takes place nowhere', () => {
  const others = [task(1, { status: 'CANCELLED' }), task(2, { type: 'vacation' }), task(3, { type: 'basic' })]
  expect(stopsOf([...others, task(4, { status: 'DONE' })]).map((stop) => stop.task.id)).toEqual([4])
})

test('a transport goes from S to Z, an appointment has one place, and a position may be missing', () => {
  const [way, meeting] = stopsOf([
    task(1, {
      type: 'transportation',
      startDate: '2026-03-10T08:00:00.000Z',
      address: place('Klinikum', 51),
      destination: place('Halle'),
    }),
    task(2, { startDate: '2026-03-10T09:00:00.000Z', address: place('Kapelle', 50), destination: place('nie') }),
  ])
  expect(way?.places.map(({ sign, address, point }) => [sign, address.name, point])).toEqual([
    ['S', 'Klinikum', { lat: 51, lng: 51 }],
    ['Z', 'Halle', null],
  ])
  expect(meeting?.places.map(({ sign, address }) => [sign, address.name])).toEqual([[null, 'Kapelle']])
})

test('a place on the equator or on the meridian of Greenwich has a position', () => {
  const [stop] = stopsOf([task(1, { startDate: '2026-03-10T08:00:00.000Z', address: place('Insel', 0) })])
  expect(stop?.places[0]?.point).toEqual({ lat: 0, lng: 0 })
})

test.each([
  [0, 15],
  [0.0099, 15],
  [0.01, 14],
  [0.099, 14],
  [0.1, 10],
  [0.99, 10],
  [1, 8],
  [5, 8],
])('points that lie %d degrees apart are seen at level %i', (spread, level) => {
  expect(
    mapZoom([
      { lat: 0, lng: 14 },
      { lat: spread, lng: 14 },
    ]),
  ).toBe(level)
  expect(
    mapZoom([
      { lat: 51, lng: 0 },
      { lat: 51, lng: spread },
    ]),
  ).toBe(level)
})

test('one point, or none, is seen from near', () => {
  expect(mapZoom([{ lat: 51, lng: 14 }])).toBe(15)
  expect(mapZoom([])).toBe(15)
})
