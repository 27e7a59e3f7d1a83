import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { loadDemo, removeDemoLogins } from '../demo'
import { demoPassword } from '../demo/accounts'
import { withOwner } from '../kit/backup'
import { readEnv } from '../kit/env'
import { openHouse } from '../kit/house'
import { type ServerProcess, startServerProcess } from './server-process'

let folder: string
let name: string
let settings: Record<string, string>
const running: ServerProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-demo-'))
  name = `pietas_demo_${randomBytes(4).toString('hex')}`
  await withOwner(inject('databaseUrl'), (client) => client.query(`create database ${name}`))
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  settings = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' }
})

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await withOwner(inject('databaseUrl'), (client) => client.query(`drop database ${name} with (force)`))
  await rm(folder, { recursive: true, force: true })
})

const start = async (more: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServerProcess({ ...settings, ...more })
  running.push(server)
  return server
}

const signIn = async ({ origin }: ServerProcess): Promise<number> => {
  const response = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@pietas.example', password: demoPassword }),
  })
  return response.status
}

const patience = { timeout: 240_000 }

test(
  'a server that others reach does not let the published passwords in, and says how to close them',
  patience,
  async () => {
    const { house, close } = await openHouse(readEnv(settings), () => undefined)
    await loadDemo(house)
    const others: Record<string, string>[] = [{ PUBLIC_URL: 'https://pietas.example.com' }, { HOST: '0.0.0.0' }]
    for (const settings of others)
      await expect(start({ DEMO: '', ...settings })).rejects.toThrow(/npm run admin -- --remove-demo/)

    const asked = await start({ DEMO: '1', PUBLIC_URL: 'https://pietas.example.com' })
    expect(asked.said.join('\n')).toMatch(/WARNING: DEMO=1 on an address that others reach/)
    expect(await signIn(asked)).toBe(200)

    expect(await removeDemoLogins(house)).toHaveLength(9)
    expect(await removeDemoLogins(house)).toEqual([])
    await close()
    const open = await start({ DEMO: '', PUBLIC_URL: 'https://pietas.example.com' })
    expect(await signIn(open)).toBe(401)
  },
)

test('two servers that start at once on an empty database load one demo, and both are there', patience, async () => {
  const both = await Promise.all([start({ DEMO: '1' }), start({ DEMO: '1' })])
  for (const server of both) expect(await signIn(server)).toBe(200)
  const count = await withOwner(settings.DATABASE_URL ?? '', async (client) => {
    const { rows } = await client.query('select count(*)::int as tenants from tenants')
    return rows[0].tenants
  })
  expect(count).toBe(2)
})
