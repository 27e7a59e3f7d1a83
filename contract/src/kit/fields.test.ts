import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import {
  businessPhone,
  colour,
  count,
  email,
  findingsOf,
  flag,
  id,
  isIban,
  optionalBic,
  optionalEmail,
  optionalIban,
  optionalText,
  personPhone,
  requiredText,
  slug,
  wholeMeasure,
  wireEnums,
  wireId,
  wireIds,
} from '.'

const refused = Symbol('refused')
/** What comes out of a field, or the key of the message. */
const through = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : [refused, findingsOf(parsed.error)[0]?.message]
}
const no = (message: string): unknown => [refused, message]

describe('a text', () => {
  test.each([
    ['  Erna ', 'Erna'],
    ['', no('common.validation-required')],
    ['   ', no('common.validation-required')],
    [undefined, no('common.validation-required')],
    [null, no('common.validation-required')],
    [7, no('common.validation-invalid')],
    ['x'.repeat(11), no('common.validation-too-long')],
    ['a\u0000b', no('common.validation-invalid')],
    ['a\ud800', no('common.validation-invalid')],
    ['😀', '😀'],
  ])('that must be there: %j becomes %j', (value, expected) => {
    expect(through(requiredText(10), value)).toEqual(expected)
  })

  test.each([
    ['  Erna ', 'Erna'],
    ['  ', null],
    [null, null],
    ['x'.repeat(11), no('common.validation-too-long')],
    ['\u0000', no('common.validation-invalid')],
  ])('that may be missing: %j becomes %j', (value, expected) => {
    expect(through(optionalText(10), value)).toEqual(expected)
  })
})

describe('an e-mail address', () => {
  test.each(['erna@post.example', 'a.b+c@sub.post.example', ' erna@post.example ', "o'neill@post.example", 'E@X.DE'])(
    '%s is one',
    (value) => expect(through(email, value)).toBe(value.trim()),
  )

  test.each([
    ['jörg@post.example', 'email-no-umlauts'],
    ['erna@möbel.example', 'email-no-umlauts'],
    ['GROSS@STRAßE.DE', 'email-no-umlauts'],
    ['erna', 'invalidEmail'],
    ['erna@post', 'invalidEmail'],
    ['erna@@post.example', 'invalidEmail'],
    ['er na@post.example', 'invalidEmail'],
    ['er..na@post.example', 'invalidEmail'],
    ['erna@-post.example', 'invalidEmail'],
    ['@post.example', 'invalidEmail'],
    ['', 'common.validation-required'],
    [`${'x'.repeat(250)}@post.example`, 'common.validation-too-long'],
  ])('%s is refused with %s', (value, message) => expect(through(email, value)).toEqual(no(message)))

  test('that may be missing is null when blank', () => {
    expect(through(optionalEmail, ' ')).toBeNull()
    expect(through(optionalEmail, null)).toBeNull()
    expect(through(optionalEmail, 'nobody')).toEqual(no('invalidEmail'))
  })
})

test.each([
  ['+493581', '+493581', '+493581'],
  ['03581', '03581', '03581'],
  ['+49 3581 4000', no('invalidPhone'), '+49 3581 4000'],
  ['', null, null],
  [null, null, null],
  ['+', no('invalidPhone'), no('invalidPhone')],
  ['03581/4000', no('invalidPhone'), no('invalidPhone')],
  ['call me', no('invalidPhone'), no('invalidPhone')],
  ['0049(0)3581', no('invalidPhone'), no('invalidPhone')],
])('the number %j of a person is %j, of a business %j', (value, person, business) => {
  expect(through(personPhone, value)).toEqual(person)
  expect(through(businessPhone, value)).toEqual(business)
})

describe('an IBAN', () => {
  // Examples that the registry of SWIFT prints.
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'AT61 1904 3002 3457 3201',
    'CH93 0076 2011 6238 5295 7',
    'PL61 1090 1014 0000 0712 1981 2874',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NL91 ABNA 0417 1643 00',
    'GB29 NWBK 6016 1331 9268 19',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'NO93 8601 1117 947',
    'de89370400440532013000',
  ])('%s is one', (value) => {
    expect(isIban(value)).toBe(true)
    expect(through(optionalIban, value)).toBe(value.replaceAll(' ', '').toUpperCase())
  })

  test.each([
    ['two digits swapped', 'DE89 3704 0044 0532 0103 00'],
    ['one digit wrong', 'DE89 3704 0044 0532 0130 01'],
    ['one digit short', 'DE89 3704 0044 0532 0130 0'],
    ['a country without IBAN', 'US89 3704 0044 0532 0130 00'],
    ['the length of another country', 'AT89 3704 0044 0532 0130 00'],
    ['no check digits', 'DE'],
    ['signs', 'DE89-3704-0044-0532-0130-00'],
  ])('with %s is refused', (_, value) => expect(through(optionalIban, value)).toEqual(no('invalidIban')))

  test('may be missing', () => expect([through(optionalIban, ' '), through(optionalIban, null)]).toEqual([null, null]))
})

test.each([
  ['cobadeffxxx', 'COBADEFFXXX'],
  ['COBADEFF', 'COBADEFF'],
  ['', null],
  ['COBADEFFX', no('invalidBic')],
  ['C0BADEFF', no('invalidBic')],
])('the BIC %j becomes %j', (value, expected) => expect(through(optionalBic, value)).toEqual(expected))

test.each([
  [180.9, 180],
  ['180.9', 180],
  [' 72 ', 72],
  [0, 0],
  [400, 400],
  [400.9, 400],
  [401, no('common.validation-too-big')],
  [-1, no('common.validation-too-small')],
  ['', no('common.validation-required')],
  ['1e3', no('common.validation-invalid')],
  ['80,5', 80],
  ['1.234,5', no('common.validation-invalid')],
  [Number.NaN, no('common.validation-invalid')],
  [Number.POSITIVE_INFINITY, no('common.validation-invalid')],
])('the measure %j becomes %j', (value, expected) => expect(through(wholeMeasure(400), value)).toEqual(expected))

test.each([
  [0, 0],
  [1000, 1000],
  [-1, no('common.validation-too-small')],
  [1.5, no('common.validation-invalid')],
  [1001, no('common.validation-too-big')],
])('the count %j becomes %j', (value, expected) => expect(through(count, value)).toEqual(expected))

test.each([
  [1, 1],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [0, no('common.validation-too-small')],
  [1.5, no('common.validation-invalid')],
  ['1', no('common.validation-invalid')],
])('the id %j in a body becomes %j', (value, expected) => expect(through(id, value)).toEqual(expected))

test.each([
  ['17', 17],
  [17, 17],
  ['0', no('common.validation-too-small')],
  ['-1', no('common.validation-invalid')],
  ['1.0', no('common.validation-invalid')],
  ['9007199254740992', no('common.validation-too-big')],
  ['99999999999999999', no('common.validation-invalid')],
])('the id %j in an address becomes %j', (value, expected) => expect(through(wireId, value)).toEqual(expected))

test('lists in an address are repeated, joined by commas, or both', () => {
  expect(through(wireIds, '1, 2,,3')).toEqual([1, 2, 3])
  expect(through(wireIds, ['1', '2,3'])).toEqual([1, 2, 3])
  expect(through(wireIds, '')).toEqual([])
  expect(through(wireIds, 'a')).toEqual(no('common.validation-invalid'))
  expect(through(wireEnums(['A', 'B']), 'A,B')).toEqual(['A', 'B'])
  expect(through(wireEnums(['A', 'B']), 'C')).toEqual(no('common.validation-invalid'))
})

test.each([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['0', false],
  ['', false],
  ['yes', no('common.validation-invalid')],
])('the flag %j becomes %j', (value, expected) => expect(through(flag, value)).toEqual(expected))

test.each([
  ['abendrot-goerlitz', 'abendrot-goerlitz'],
  ['a1', 'a1'],
  ['-a', no('invalidSlug')],
  ['a--b', no('invalidSlug')],
  ['a-', no('invalidSlug')],
  ['Ab', no('invalidSlug')],
  ['görlitz', no('invalidSlug')],
  ['', no('common.validation-required')],
])('the slug %j becomes %j', (value, expected) => expect(through(slug, value)).toEqual(expected))

test('a colour is stored in lower case', () => {
  expect(through(colour, '#0F766E')).toBe('#0f766e')
  for (const wrong of ['0f766e', '#0f7', '#0f766g', 'red'])
    expect(through(colour, wrong)).toEqual(no('common.validation-invalid'))
})

test.each(['Maria\nBcc: fremd@test.example', 'Maria\r\nKowalski', 'Maria\u2028Kowalski'])('%j is no name', (name) => {
  expect(requiredText(200).safeParse(name).error?.issues[0]?.message).toBe('common.validation-one-line')
  expect(requiredText(2000).safeParse(name).success).toBe(true)
  expect(optionalText(300).safeParse(name).error?.issues[0]?.message).toBe('common.validation-one-line')
  expect(optionalText(301).safeParse(name).success).toBe(true)
})
