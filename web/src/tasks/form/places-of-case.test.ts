import { noAddress } from '@pietas/contract/kit/address-line'
import { expect, test } from 'vitest'
import { aProcess } from '../../kit/testing/a-process'
import { placesOfCase } from './places-of-case'

const hospital = {
  name: 'Klinikum Südstadt',
  street: 'Am Klinikum',
  streetNumber: '2',
  zipCode: '02826',
  city: 'Görlitz',
}
const partner = { id: 9, deleted: false, ...hospital }
const found = aProcess()

const places = (deceased: object, others: object = {}) =>
  placesOfCase({
    ...found,
    cemetery: null,
    clientBusinessPartner: null,
    ...others,
    deceasedPerson: {
      ...found.deceasedPerson,
      currentPosition: null,
      placeOfDeath: null,
      street: null,
      streetNumber: null,
      zipCode: null,
      city: null,
      ...deceased,
    },
  })

test('a case of which no place is known has none', () => {
  expect(places({})).toEqual([])
  expect(places({ currentPosition: { ...noAddress, lat: 51 } })).toEqual([])
})

test('the places of a case stand in the order of its way', () => {
  const all = places(
    { currentPosition: hospital, placeOfDeath: { city: 'Zittau' }, street: 'Hauptstraße', city: 'Görlitz' },
    { cemetery: { ...partner, name: 'Waldfriedhof' }, clientBusinessPartner: { ...partner, name: 'Ordnungsamt' } },
  )
  expect(all.map(({ what }) => what.replace('task.of-case.', ''))).toEqual([
    'position',
    'place-of-death',
    'home',
    'client',
    'cemetery',
  ])
  expect(all[0]?.address).toEqual({ ...noAddress, ...hospital })
  expect(all[4]?.address).toEqual({ ...noAddress, ...hospital, name: 'Waldfriedhof' })
})

test('a place that is two of them stands once, under the first', () => {
  const all = places({ currentPosition: hospital, placeOfDeath: { ...hospital, lat: 51.1, country: 'DE' } })
  expect(all.map(({ what }) => what)).toEqual(['task.of-case.position'])
})
