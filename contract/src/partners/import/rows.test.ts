import { expect, test } from 'vitest'
import { partnerOfCells, readRow } from './rows'

test('cells become a partner, and empty ones say nothing', () => {
  expect(
    partnerOfCells({
      name: ' Blumen Winter ',
      nameAffix: ' ',
      typeNames: 'Florist; Gärtnerei',
      city: 'Zittau',
      zipCode: '02763',
      mobile: '0170 1',
      email: 'post@winter.example',
      digitalInvoice: 'Ja',
    }),
  ).toEqual({
    name: 'Blumen Winter',
    typeNames: ['Florist', 'Gärtnerei'],
    address: { zipCode: '02763', city: 'Zittau' },
    contactDetails: [
      { type: 'MOBILE', value: '0170 1' },
      { type: 'EMAIL', value: 'post@winter.example' },
    ],
    digitalInvoice: true,
  })
  expect(partnerOfCells({ name: 'Winter', digitalInvoice: 'nein' })).toEqual({ name: 'Winter', digitalInvoice: false })
})

test('a row is read as a partner or says what is wrong', () => {
  expect(readRow({ name: 'Winter', vatId: 'DE 136695976' })).toEqual({
    said: { name: 'Winter', vatId: 'DE136695976' },
    findings: [],
  })
  expect(readRow({ name: ' ', vatId: 'DE1' }).findings).toEqual([
    { field: 'name', message: 'common.validation-required' },
    { field: 'vatId', message: 'invalidVatId' },
  ])
  expect(readRow({ name: 'Winter', contactDetails: [{ type: 'EMAIL', value: 'nobody' }] }).findings).toEqual([
    { field: 'contactDetails.0.value', message: 'invalidEmail' },
  ])
  expect(readRow('no row').findings).toHaveLength(1)
})
