import { noAddress } from '@pietas/contract/kit/address-line'
import { expect, test } from 'vitest'
import { mapLinkOf, mapQueryOf } from './map-links'

const chapel = {
  ...noAddress,
  name: 'Kapelle',
  street: 'Am Hain',
  streetNumber: '3',
  zipCode: '02827',
  city: 'Görlitz',
}
const clinic = { ...noAddress, name: 'Klinikum', lat: 51.15, lng: 14.98 }

test('a place is shown by its position where that is known, else by its address', () => {
  expect(mapQueryOf(clinic, null)).toEqual({ lat: 51.15, lng: 14.98 })
  expect(mapQueryOf(chapel, null)).toEqual({ address: 'Am Hain 3, 02827 Görlitz' })
  expect(mapQueryOf({ ...noAddress, name: 'Waldfriedhof' }, null)).toMatchObject({ address: 'Waldfriedhof' })
})

test('a transport is shown as the way between two places', () => {
  expect(mapQueryOf(clinic, chapel)).toEqual({
    address: 'Am Hain 3, 02827 Görlitz',
    fromLat: 51.15,
    fromLng: 14.98,
  })
  expect(mapQueryOf(chapel, clinic)).toMatchObject({ lat: 51.15, lng: 14.98, fromAddress: 'Am Hain 3, 02827 Görlitz' })
})

test('without a place there is neither picture nor link', () => {
  expect([mapQueryOf(null, null), mapLinkOf(null, null)]).toEqual([null, null])
  expect([mapQueryOf(noAddress, null), mapLinkOf(noAddress, null)]).toEqual([null, null])
})

test('the link opens the place, or the way, on a map outside', () => {
  const link = (...places: Parameters<typeof mapLinkOf>) => new URL(mapLinkOf(...places) ?? '')
  expect(link(chapel, null).pathname).toBe('/maps/search/')
  expect(link(chapel, null).searchParams.get('query')).toBe('Am Hain 3, 02827 Görlitz')
  expect(link(clinic, chapel).pathname).toBe('/maps/dir/')
  expect(Object.fromEntries(link(clinic, chapel).searchParams)).toEqual({
    api: '1',
    origin: '51.15,14.98',
    destination: 'Am Hain 3, 02827 Görlitz',
  })
})
