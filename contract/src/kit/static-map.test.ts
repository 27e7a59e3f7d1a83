import { expect, test } from 'vitest'
import { type MapQuery, staticMapUrl } from '.'

const google = { url: 'https://maps.googleapis.com/maps/api/staticmap', key: 'the-key' }
const view = (fields: Partial<MapQuery>): MapQuery => ({ zoom: 15, width: 400, height: 250, ...fields })
const sent = (fields: Partial<MapQuery>, service: Parameters<typeof staticMapUrl>[0] = google) =>
  new URL(staticMapUrl(service, view(fields)) ?? 'about:blank').searchParams

test('a position goes before an address, and an address is written as a part of one', () => {
  const both = sent({ lat: 51.15, lng: 14.98, address: 'Am Hain 3' })
  expect(both.get('center')).toBe('51.15,14.98')
  expect(both.getAll('markers')).toEqual(['label:Z|51.15,14.98'])
  expect(staticMapUrl(google, view({ address: 'Am Hain 3 & Söhne' }))).toContain(
    'center=Am%20Hain%203%20%26%20S%C3%B6hne',
  )
  expect(sent({ lat: 0, lng: 0 }).get('center')).toBe('0,0')
})

test('of no place there is no picture', () => {
  for (const nowhere of [{}, { address: null }, { address: '' }, { lat: 51 }, { fromAddress: 'Am Hain 3' }])
    expect(staticMapUrl(google, view(nowhere))).toBeNull()
})

test('a way has a pin at either end, and is shown as large as it fits', () => {
  const way = sent({ fromAddress: 'Klinikum', lat: 51.15, lng: 14.98 })
  expect(way.getAll('markers')).toEqual(['label:S|Klinikum', 'label:Z|51.15,14.98'])
  expect([way.has('center'), way.has('zoom')]).toEqual([false, false])
})

test('the picture is 400 by 250 points of three dots each, in German', () => {
  expect(Object.fromEntries(sent({ lat: 51, lng: 14 }))).toEqual({
    ...{ center: '51,14', zoom: '15', markers: 'label:Z|51,14', size: '400x250', scale: '3' },
    ...{ language: 'de', region: 'DE', format: 'png', key: 'the-key' },
  })
})

test('another service keeps what its own address says, and wants no key', () => {
  const own = { url: 'https://maps.test/picture?style=calm', key: null }
  const asked = sent({ lat: 51, lng: 14 }, own)
  expect([asked.get('style'), asked.get('center'), asked.has('key')]).toEqual(['calm', '51,14', false])
})
