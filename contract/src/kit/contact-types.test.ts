import { expect, test } from 'vitest'
import { phonesOf } from './contact-types'

test('a table shows telephone numbers, mobile ones only where there is no other, and nothing else', () => {
  const fax = { type: 'FAX', value: '030 9' } as const
  const mobile = { type: 'MOBILE', value: '0171 1' } as const
  expect(phonesOf([fax, mobile, { type: 'PHONE', value: '030 1' }, { type: 'PHONE', value: '030 2' }])).toBe(
    '030 1, 030 2',
  )
  expect(phonesOf([fax, mobile])).toBe('0171 1')
  expect(phonesOf([fax])).toBe('')
})
