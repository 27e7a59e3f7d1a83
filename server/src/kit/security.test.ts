import { afterEach, expect, test, vi } from 'vitest'
import { sql } from './db/sql'
import { readEnv } from './env'
import { createHttp } from './http'
import { noteRefusal } from './security'
import { newAddress, testServer } from './testing'

afterEach(() => void vi.useRealTimers())

/** A server that refuses everybody, and answers when that is noted. */
const refusing = async (code: string) => {
  const { house } = await testServer()
  const app = await createHttp(readEnv({ LOG_LEVEL: 'silent' }))
  app.get('/', async (request) => {
    await noteRefusal(house.db, request, code)
    return {}
  })
  const ask = async (remoteAddress: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await app.inject({ url: '/', remoteAddress })
  }
  const noted = (address: string): Promise<number> =>
    house.db.asPlatform(async (tx) => {
      const row = await tx.row<{ count: number }>(
        sql`select count(*) as count from security_events where address = ${address}`,
      )
      return row?.count ?? 0
    })
  return { app, ask, noted }
}

test.each(['FORBIDDEN', 'FOREIGN_ORIGIN'])(
  'of %s thirty a minute are noted from one place, and again in the next minute',
  async (code) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:30Z') })
    const { app, ask, noted } = await refusing(code)
    const [hammer, other] = [newAddress(), newAddress()]
    await ask(hammer, 35)
    expect(await noted(hammer)).toBe(30)
    // Whoever hammers hides nobody else.
    await ask(other, 1)
    expect(await noted(other)).toBe(1)
    vi.setSystemTime(new Date('2026-11-22T10:01:00Z'))
    await ask(hammer, 2)
    expect(await noted(hammer)).toBe(32)
    await app.close()
  },
)
