import { expect, test } from 'vitest'
import { labelAddress, readCode } from './code'

test('a label leads to the stock of its article, wherever the app is', () => {
  expect(labelAddress(17, 'https://pietas.example')).toBe('https://pietas.example/erp?stock=17')
  expect(readCode(labelAddress(17))).toEqual({ productId: 17 })
})

test.each([
  [' A-001 ', { number: 'A-001' }],
  ['4006381333931', { number: '4006381333931' }],
  ['https://elsewhere.example/', null],
  ['https://pietas.example/erp?stock=abc', null],
  ['', null],
])('%j is read as %j', (text, expected) => {
  expect(readCode(text)).toEqual(expected)
})
