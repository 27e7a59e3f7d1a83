import { expect, test } from 'vitest'
import { personOfCells } from './cells'
import { readPersonRow } from './rows'

test('cells become a person, and empty ones say nothing', () => {
  const cells = {
    ...{
      salutation: 'Frau',
      title: 'dr',
      firstName: ' Erna ',
      lastName: 'Vogel',
      birthName: ' ',
      dateOfBirth: '6.5.1944',
    },
    ...{
      deceasedAt: '2020-01-02T00:00:00',
      deceasedTimeAt: '8.30 Uhr',
      phone: '+49 (0) 3583 / 12-34',
      mobile: '0170 1',
    },
    ...{ maritalStatus: 'verw.', religiousAffiliation: 'ev.', deceased: 'ja' },
  }
  const read = {
    ...{ salutation: 'MADAM', title: 'Dr.', gender: 'FEMALE', firstName: 'Erna', lastName: 'Vogel' },
    ...{ dateOfBirth: '1944-05-06', deceased: true, deceasedAt: '2020-01-02', deceasedTimeAt: '08:30' },
    ...{ phone: '+4935831234', contactDetails: [{ type: 'MOBILE', value: '0170 1' }] },
    ...{ maritalStatus: 'WIDOWED', religiousAffiliation: 'evangelisch' },
  }
  expect(personOfCells(cells)).toEqual(read)
  expect(readPersonRow(read)).toEqual({ said: read, findings: [] })
})

test.each([
  ['Herr', undefined, 'MALE'],
  ['Herr', 'weiblich', 'FEMALE'],
  ['Divers', undefined, undefined],
  [undefined, 'männlich', 'MALE'],
  [undefined, 'keine Angabe', 'NOT_SPECIFIED'],
  [undefined, 'Baum', 'BAUM'],
])('salutation %s and gender %s mean %s', (salutation, gender, meant) => {
  const cells = { ...(salutation ? { salutation } : {}), ...(gender ? { gender } : {}) }
  expect(personOfCells(cells).gender).toBe(meant)
})

test('a birth date may be unknown, and one that cannot be read stays as it is', () => {
  expect(personOfCells({ dateOfBirth: 'unbekannt' })).toEqual({ dateOfBirth: null, dateOfBirthUnknown: true })
  expect(personOfCells({ dateOfBirth: '6.5.44' })).toEqual({ dateOfBirth: '6.5.44' })
  expect(personOfCells({ dateOfBirth: '31.02.1950' })).toEqual({ dateOfBirth: '1950-02-31' })
})

test('a row says everything that is wrong with it, each field once', () => {
  const { findings } = readPersonRow({ firstName: 'Erna', dateOfBirth: '1950-02-31', phone: 'x', deceasedAt: 7 })
  expect(findings.map(({ field }) => field).toSorted()).toEqual(
    ['dateOfBirth', 'deceasedAt', 'gender', 'lastName', 'phone'].toSorted(),
  )
  expect(readPersonRow('no row').findings.length).toBeGreaterThan(0)
})
