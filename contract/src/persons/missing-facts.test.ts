import { expect, test } from 'vitest'
import { missingFactsOf } from '.'

const born = { dateOfBirth: '1950-01-31' }

test('of the living a way to reach them is asked for, whichever it is, and nothing of a death', () => {
  expect(missingFactsOf(born)).toEqual(['contact'])
  expect(missingFactsOf({ ...born, phone: '03581' })).toEqual([])
  expect(missingFactsOf({ ...born, email: 'a@b.de' })).toEqual([])
  expect(missingFactsOf({ ...born, contactDetails: [{ type: 'FAX', value: '03581' }] })).toEqual([])
  expect(missingFactsOf({ phone: '03581' })).toEqual(['dateOfBirth'])
})

test('of the dead what the registry office enters is asked for, and nobody calls them', () => {
  const dead = { ...born, deceased: true }
  expect(missingFactsOf(dead)).toEqual(['deceasedAt', 'placeOfDeath', 'placeOfBirth', 'city'])
  const place = { name: 'Klinikum', street: null, streetNumber: null, zipCode: null, city: 'Görlitz', country: null }
  const all = {
    ...dead,
    deceasedAt: '2026-11-05',
    placeOfDeath: place as never,
    placeOfBirth: 'Zittau',
    city: 'Görlitz',
  }
  expect(missingFactsOf(all)).toEqual([])
})
