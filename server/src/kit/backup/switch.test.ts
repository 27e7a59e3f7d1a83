import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from '../env'
import { diskStore, filesFolder } from '../files'
import { openHouse } from '../house'
import { withOwner } from './catalog'
import { dump } from './index'

let folder: string
let file: string
const databases: string[] = []

const aDatabase = async (name: string, template = 'template1'): Promise<string> => {
  databases.push(name)
  await withOwner(inject('databaseUrl'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${template}`)
  })
  return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
}

const open = (url: string, dataDir: string) =>
  openHouse(readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), () => undefined)

/** An installation with one tenant, one file and a key of its own. */
const anInstallation = async (name: string): Promise<{ url: string; dataDir: string }> => {
  const [url, dataDir] = [await aDatabase(`pietas_switch_${name}`), join(folder, name)]
  const { close } = await open(url, dataDir)
  await close()
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await writeFile(join(dataDir, 'files', name), name)
  await withOwner(url, (client) => client.query(`insert into tenants (name, slug) values ($1, $1)`, [name]))
  return { url, dataDir }
}

const keyOf = (dataDir: string): Promise<string> => readFile(join(dataDir, 'secret.key'), 'hex')

/** What an installation is now: all of it must tell the same. */
const stateOf = async ({ url, dataDir }: { url: string; dataDir: string }) => {
  const tenants = await withOwner(url, async (client) => (await client.query('select name from tenants')).rows)
  const files = await readdir(join(dataDir, 'files'))
  const key = await keyOf(dataDir)
  return { tenants, files, key, rest: (await readdir(dataDir)).filter((name) => name.startsWith('restore')) }
}

const stateNamed = async (name: string) => ({
  tenants: [{ name }],
  files: [name],
  key: await keyOf(join(folder, name)),
  rest: [],
})

const runUntil = async (step: string, ...words: string[]): Promise<void> => {
  const program = fileURLToPath(new URL('./testing-process.ts', import.meta.url))
  const [url = '', dataDir = '', ...more] = words
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, dataDir, step, ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-switch-'))
  file = join(folder, 'new.backup')
  await anInstallation('old')
  const made = await anInstallation('new')
  await dump(made.url, { dataDir: made.dataDir, files: diskStore(filesFolder(made.dataDir)) }, file)
})

afterAll(async () => {
  await withOwner(inject('databaseUrl'), async (client) => {
    for (const name of databases) await client.query(`drop database if exists ${name} with (force)`)
  })
  await rm(folder, { recursive: true, force: true })
})

const aCopyOfOld = async (name: string): Promise<{ url: string; dataDir: string }> => {
  await cp(join(folder, 'old'), join(folder, name), { recursive: true })
  return { url: await aDatabase(`pietas_switch_${name}`, 'pietas_switch_old'), dataDir: join(folder, name) }
}

const atTheSwitch = ['secret.key away', 'secret.key in place', 'files away', 'files in place', 'unmarked']

test('a restore that is killed, wherever it is, has happened as a whole at the next start, or not at all', {
  timeout: 120_000,
}, async () => {
  for (const [step, becomes] of [
    ['rebuilt', 'old'],
    ['marked', 'old'],
    ['committed', 'new'],
  ] as const) {
    const copy = await aCopyOfOld(step)
    await runUntil(step, copy.url, copy.dataDir, file)
    await open(copy.url, copy.dataDir).then(({ close }) => close())
    expect(await stateOf(copy), step).toEqual(await stateNamed(becomes))
  }
})

test('whoever finishes a restore, and is killed at whatever step, leaves the rest to the one after him', {
  timeout: 60_000,
}, async () => {
  const copy = await aCopyOfOld('again')
  await runUntil('committed', copy.url, copy.dataDir, file)
  for (const step of atTheSwitch) await runUntil(step, copy.url, copy.dataDir)
  await open(copy.url, copy.dataDir).then(({ close }) => close())
  expect(await stateOf(copy)).toEqual(await stateNamed('new'))
})

test('a backup or another restore settles one that was cut off before it begins', { timeout: 60_000 }, async () => {
  const copy = await aCopyOfOld('backup')
  await runUntil('committed', copy.url, copy.dataDir, file)
  await dump(copy.url, { dataDir: copy.dataDir, files: diskStore(filesFolder(copy.dataDir)) }, join(folder, 'x.backup'))
  expect(await stateOf(copy)).toEqual(await stateNamed('new'))
})
