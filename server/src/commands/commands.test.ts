import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadDemo } from '../demo'
import { withOwner } from '../kit/backup'
import { discard } from '../kit/embedded-postgres/testing'
import { readEnv } from '../kit/env'
import { openDatabase, openHouse } from '../kit/house'
import { projectRoot } from '../kit/project'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-commands-'))
})

afterEach(async () => {
  await discard(join(folder, 'one'))
  await discard(join(folder, 'two'))
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command as npm does, in the folder of the caller. */
const run = async (name: string, dataDir: string, ...words: string[]) => {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/run.mjs'), name, ...words], {
    env: { PATH, HOME, INIT_CWD: folder, DATA_DIR: join(folder, dataDir) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, complaint, code }
}

// Each command is a process that starts a database of its own.
const patience = { timeout: 240_000 }

test('an installation begins with its administrator, is backed up, and lives on elsewhere', patience, async () => {
  const first = await run('admin', 'one', 'chefin@example.com', 'Clara', 'Chefin')
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.out).toMatch(/is a super-administrator now.*\/auth\/accept-invitation\?token=\S{43}\n/s)

  expect(await run('backup', 'one', 'all.backup')).toMatchObject({ code: 0, complaint: '' })
  expect(await readdir(folder)).toContain('all.backup')
  expect(await run('restore', 'two', 'all.backup')).toMatchObject({ code: 0, complaint: '' })
  expect((await run('admin', 'two', 'chefin@example.com')).out).toMatch(/is a super-administrator already/)

  expect(await run('audit:verify', 'two')).toMatchObject({ code: 0, complaint: '' })

  expect((await run('admin', 'two', '--remove-demo')).out).toBe('No demo account was open.\n')

  const again = await run('restore', 'two', 'all.backup')
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.complaint).toMatch(/^This database holds data already .*\n$/)
})

test('demo accounts are closed, and a lost key replaced, by a command', patience, async () => {
  const start = async () => openHouse(readEnv({ DATA_DIR: join(folder, 'one'), LOG_LEVEL: 'silent' }), () => undefined)
  const first = await start()
  await loadDemo(first.house)
  const closed = await run('admin', 'one', '--remove-demo')
  expect(closed).toMatchObject({ code: 0, complaint: '' })
  expect(closed.out).toMatch(
    /^super@pietas\.example may not sign in any more\.\n(.*\n){8}The data of the demo stay\.\n$/,
  )
  await first.close()

  await rm(join(folder, 'one/secret.key'))
  await expect(start()).rejects.toThrow('npm run admin -- --lost-key')
  expect(await run('admin', 'one', '--lost-key')).toMatchObject({ code: 0, complaint: '' })
  await (await start()).close()
})

test('the proof of the trail names the block that somebody has changed past the server', patience, async () => {
  await run('admin', 'one', 'chefin@example.com')
  const database = await openDatabase(readEnv({ DATA_DIR: join(folder, 'one') }), () => undefined)
  const change = (...statements: string[]) =>
    withOwner(database.ownerUrl, async (client) => {
      for (const statement of statements) await client.query(statement)
    })
  await change(`insert into tenants (name, slug) values ('Abendrot', 'abendrot')`, 'select seal_trail()')
  const whole = await run('audit:verify', 'one')
  expect(whole).toMatchObject({ code: 0, complaint: '' })
  expect(whole.out).toMatch(/^tenant 1: 1 entries in 1 blocks, the last one [0-9a-f]{64}\nThe chain .* is whole/m)

  await change(`update audit_entries set after = '{}' where tenant_id = 1`)
  const broken = await run('audit:verify', 'one')
  expect(broken.code).toBe(1)
  expect(broken.complaint).toMatch(/^tenant 1: block 1 is broken: its entries, .*\n$/)
  await database.close()
})

test('a slip of the pen is told in one line and changes nothing', patience, async () => {
  for (const [name, words, complaint] of [
    ['admin', [], /^Usage: npm run admin/],
    ['admin', ['nobody'], /^Usage: npm run admin/],
    ['backup', ['--all'], /^Usage: npm run backup/],
    ['backup', ['all.backup'], /^There is nothing to back up: no database in \S+\n$/],
    ['restore', ['missing.backup'], /^There is no file \S+\n$/],
    ['restore', ['missing.backup', '--tenant', 'abendrot'], /^There is no file \S+\n$/],
    ['restore', ['missing.backup', '--tenant', 'abendrot', '--replace'], /^Usage: npm run restore/],
    ['restore', ['missing.backup', '--tenant'], /^Usage: npm run restore/],
    ['db:distribute', ['--all'], /^Usage: npm run db:distribute/],
    ['db:distribute', ['--parts', '0'], /^Usage: npm run db:distribute/],
    ['db:distribute', [], /^The embedded database lies on one machine/],
  ] as const) {
    const answer = await run(name, 'one', ...words)
    expect(answer.code).toBe(1)
    expect(answer.complaint).toMatch(complaint)
  }
  expect(await readdir(folder)).toEqual([])
})
