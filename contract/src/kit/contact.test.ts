import { expect, test } from 'vitest'
import { checkContacts } from './contact'
import type { ContactType } from './contact-types'

test.each<[ContactType, string]>([
  ['EMAIL', 'erna@post.example'],
  ['PHONE', '+49 (3581) 40 00-12'],
  ['PHONE', '03581/4000'],
  ['PHONE', '112'],
  ['MOBILE', '0171 5550101'],
  ['FAX', '030.123456'],
  ['WEBSITE', 'müller.example'],
  ['WEBSITE', 'https://www.haus.example:8080/trauer?von=erna#kerze'],
])('%s %s is one', (type, value) => {
  expect(checkContacts([{ type, value }])).toEqual([])
})

test.each<[ContactType, string, string]>([
  ['EMAIL', 'jürgen@post.example', 'email-no-umlauts'],
  ['EMAIL', '03581 4000', 'invalidEmail'],
  ['PHONE', 'erna@post.example', 'invalidPhoneNumber'],
  ['PHONE', '11', 'invalidPhoneNumber'],
  ['MOBILE', '0171 5550101 (Sohn)', 'invalidPhoneNumber'],
  ['FAX', '030 1234567890123456789', 'invalidPhoneNumber'],
  ['WEBSITE', 'www', 'invalidWebsite'],
  ['WEBSITE', 'javascript:alert(1)', 'invalidWebsite'],
  ['WEBSITE', 'haus .example', 'invalidWebsite'],
])('%s %s is none: %s', (type, value, message) => {
  expect(
    checkContacts([
      { type: 'PHONE', value: '110' },
      { type, value },
    ]),
  ).toEqual([{ field: 'contactDetails.1.value', message }])
})

test('what is no contact at all is left to the schema', () => {
  expect(checkContacts([null, {}, { type: 'PHONE', value: null }])).toEqual([])
})
