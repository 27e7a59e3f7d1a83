import { expect, test } from 'vitest'
import { readEnv } from '../kit/env'
import { funeralHome } from '../kit/testing'
import { installationOf } from './sign-in'

test('whoever signs in learns what the installation has', async () => {
  const home = await funeralHome()
  const client = await home.asTenant('ADMINISTRATOR')
  const { body } = await client.session.me()
  expect(body.installation).toEqual({
    billing: false,
    accountingUrl: null,
    helpUrl: null,
    mail: false,
    mapAttribution: null,
    staticMap: false,
  })
})

test.each([
  [{}, false],
  [{ STATIC_MAP_URL: 'https://maps.example/draw' }, true],
  [{ GOOGLE_MAPS_KEY: 'the-key' }, true],
])('pictures of the map are drawn by whom %o names: %s', (settings, drawn) => {
  expect(installationOf(readEnv(settings)).staticMap).toBe(drawn)
})

test('invoicing is off unless said otherwise, and services are addresses', () => {
  expect(readEnv({}).BILLING).toBe(false)
  expect(readEnv({ BILLING: '1', ACCOUNTING_URL: 'https://books.example' })).toMatchObject({
    BILLING: true,
    ACCOUNTING_URL: 'https://books.example',
  })
  expect(() => readEnv({ HELP_URL: 'javascript:alert(1)' })).toThrow('HELP_URL')
})
