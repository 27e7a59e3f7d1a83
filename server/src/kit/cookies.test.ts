import { expect, test } from 'vitest'
import { funeralHome, testServer } from './testing'

test('behind TLS a session is known by the cookie that no other host can set', async () => {
  const vera = await (await funeralHome()).staff({})
  const { house, createApp } = await testServer()
  const app = await createApp({ ...house, env: { ...house.env, PUBLIC_URL: 'https://pietas.test' } }, null)
  const me = async (cookie: string) => (await app.inject({ url: '/api/v1/auth/me', headers: { cookie } })).statusCode
  expect(await me(`__Host-${vera.cookie}`)).toBe(200)
  expect(await me(vera.cookie)).toBe(401)
})
