import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  '': { name: 'pietas' },
  server: { version: '1.0.0' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/leftover': { version: '1.0.0', extraneous: true },
}
const installed = { 'node_modules/pg': { version: '8.23.1' } }

test('an installation without the packages of other machines is complete', () => {
  expect(isInstalled(wanted, installed)).toBe(true)
})

test('nothing installed, a missing package and another version call for an installation', () => {
  expect(isInstalled(wanted, undefined)).toBe(false)
  expect(isInstalled(wanted, {})).toBe(false)
  expect(isInstalled(wanted, { 'node_modules/pg': { version: '8.23.0' } })).toBe(false)
})

test('an optional package of another version calls for an installation', () => {
  const outdated = { ...installed, 'node_modules/for-another-machine': { version: '0.9.0' } }
  expect(isInstalled(wanted, outdated)).toBe(false)
})
