import { noAddress } from '@pietas/contract/kit/address-line'
import type { Partner } from '@pietas/contract/partners'
import { expect, test } from 'vitest'
import { partnerHit } from '../../partners'
import { personHit } from '../../persons'
import { aPerson } from '../testing/a-person'
import { isStructured, movesPosition, placeHit, positionText } from './hit'

const address = { ...noAddress, street: 'Lindenallee', streetNumber: '4', zipCode: '10115', city: 'Berlin' }

test('each source answers in the same shape, with a type of its own', () => {
  expect(placeHit({ id: 'p1', label: 'Lindenallee 4', type: 'mapsAddress', address })).toEqual({
    id: 'p1',
    label: 'Lindenallee 4',
    type: 'mapsAddress',
    address,
  })
  expect(personHit(aPerson(), 5)).toEqual({
    id: '11',
    label: 'Erna Schäfer, Lindenallee 4, 10115 Berlin',
    type: 'personAddress',
    processId: 5,
    address: { ...address, name: 'Erna Schäfer' },
  })
  expect(personHit(aPerson())).not.toHaveProperty('processId')
})

test('a partner below another one is told apart, and one without an address has empty parts', () => {
  const partner = { id: 3, name: 'Lindenhof', nameAffix: null, address } as unknown as Partner
  expect(partnerHit(partner)).toMatchObject({ type: 'businessPartner', address: { ...address, name: 'Lindenhof' } })
  expect(partnerHit({ ...partner, parentId: 1 }).type).toBe('businessPartnerChild')
  expect(partnerHit({ ...partner, address: null })).toMatchObject({
    label: 'Lindenhof',
    address: { ...noAddress, name: 'Lindenhof' },
  })
})

test('an address is structured when it says where, and not only what', () => {
  expect(isStructured(null)).toBe(false)
  expect(isStructured({ ...noAddress, name: 'Zu Hause', country: 'Deutschland' })).toBe(false)
  expect(isStructured({ ...noAddress, city: ' ' })).toBe(false)
  expect(isStructured({ ...noAddress, city: 'Berlin' })).toBe(true)
})

test('street, zip and city move the position, the rest does not', () => {
  const moving = ['name', 'street', 'streetNumber', 'zipCode', 'city', 'country'].filter(movesPosition)
  expect(moving).toEqual(['street', 'zipCode', 'city'])
})

test('a position is written as people read it', () => {
  expect(positionText({ lat: 52.532, lng: 13.384 }, 'de')).toBe('52,5320° N, 13,3840° O')
  expect(positionText({ lat: -33.9, lng: -70.66 }, 'en')).toBe('33.9000° S, 70.6600° W')
})
