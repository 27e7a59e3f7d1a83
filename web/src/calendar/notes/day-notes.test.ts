import { expect, test } from 'vitest'
import { previewOf } from './day-notes'

test('of a long note the first 150 characters are read in passing, of a short one all', () => {
  expect(previewOf('a'.repeat(200))).toBe(`${'a'.repeat(150)}…`)
  expect(previewOf('a'.repeat(150))).toBe('a'.repeat(150))
  expect(previewOf('🌸'.repeat(151))).toBe(`${'🌸'.repeat(150)}…`)
})
