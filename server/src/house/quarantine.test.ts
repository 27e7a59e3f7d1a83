import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Document } from '@pietas/contract/documents'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { discard } from '../kit/embedded-postgres/testing'
import { eicar, type FakeClamd, fakeClamd } from '../kit/malware/testing'
import type { TestClient } from '../kit/testing'
import { type ServerProcess, signInAt, startServerProcess } from './server-process'
import { root } from './source'

let folder: string
let clamd: FakeClamd
const running = new Set<ServerProcess>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-quarantine-'))
  clamd = await fakeClamd()
})
afterEach(async () => {
  for (const server of running) await server.stop()
  running.clear()
})
afterAll(async () => {
  await clamd.close()
  for (const name of ['one', 'two']) await discard(join(folder, name))
  await rm(folder, { recursive: true, force: true })
})

type Started = { server: ServerProcess; office: TestClient; processId: number }

const start = async (name: string, settings: Record<string, string> = {}): Promise<Started> => {
  const server = await startServerProcess({ DATA_DIR: join(folder, name), LOG_LEVEL: 'warn', ...settings })
  running.add(server)
  const office = await signInAt(server.origin, 'office@abendrot.example')
  const { items } = (await office.processes.list({ query: { sortBy: 'CREATED_AT', sortDirection: 'ASC' } })).body
  return { server, office, processId: items[0].id }
}

const stop = async ({ server }: Started): Promise<void> => {
  await server.stop()
  running.delete(server)
}

const upload = async ({ office, processId }: Started, name: string, content: string): Promise<void> => {
  const file = new File([content], name)
  const answer = await office.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}

/** How each of the uploaded files stands, by its name, and whether its bytes can be had. */
const standing = async ({ office, processId }: Started): Promise<Record<string, unknown>> => {
  const { items } = (await office.processDocuments.list(processId, { query: { query: 'Quarantäne' } })).body
  const entries = (items as Document[]).map(async ({ fileName, accessToken, quarantine }) => {
    const { status } = await office.documents.content(accessToken)
    return [fileName, `${quarantine?.state ?? 'free'} ${status}`]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const command = async (name: string, file: string, dataDir: string): Promise<void> => {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), name, file], {
    env: { PATH, HOME, INIT_CWD: folder, DATA_DIR: join(folder, dataDir) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code, complaint).toBe(0)
}

/** A program that knows one signature. @returns it as a setting. */
const aProgram = async (): Promise<string> => {
  const path = join(folder, 'scan.mjs')
  const script = `let text = ''
for await (const piece of process.stdin) text += piece.toString('latin1')
if (text.includes(${JSON.stringify(eicar)})) {
  console.log('stream: Eicar FOUND')
  process.exitCode = 1
}`
  await writeFile(path, script)
  return `command:${process.execPath} ${path}`
}

const patience = { timeout: 30_000 }

test('a file is kept from everybody through a stop of the server, a backup and another scanner', {
  timeout: 180_000,
}, async () => {
  const before = await start('one')
  await upload(before, 'Quarantäne alt.txt', `alt ${eicar}`)
  const old = { 'Quarantäne alt.txt': 'free 200' }
  expect(await standing(before)).toEqual(old)
  await stop(before)

  // The scanner has all bytes and does not answer when the server is stopped.
  const release = clamd.hold()
  const first = await start('one', { MALWARE_SCANNER: clamd.address })
  await upload(first, 'Quarantäne gut.txt', 'gut')
  await upload(first, 'Quarantäne böse.txt', `böse ${eicar}`)
  const held = { 'Quarantäne gut.txt': 'WAITING 409', 'Quarantäne böse.txt': 'WAITING 409' }
  expect(await standing(first)).toEqual({ ...old, ...held })
  await stop(first)
  await command('backup', 'all.backup', 'one')
  release()

  const judged = { 'Quarantäne gut.txt': 'free 200', 'Quarantäne böse.txt': 'INFECTED 410' }
  const again = await start('one', { MALWARE_SCANNER: clamd.address })
  await expect.poll(() => standing(again), patience).toEqual({ ...old, ...judged })
  const line = again.server.said.find((said) => said.includes('malware was found'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, kind: 'scan-file', finding: 'Eicar-Test-Signature' })
  expect(line).not.toContain('böse')

  // What was there before comes within the hour, or when somebody has it done.
  const root = await signInAt(again.server.origin, 'super@pietas.example')
  const jobs = await root.jobs.listAll({ query: { filters: { kind: 'scan-older-files' } } })
  expect((await root.jobs.retryAny(jobs.body.items[0].id)).status).toBe(200)
  await expect.poll(() => standing(again), patience).toEqual({ ...judged, 'Quarantäne alt.txt': 'INFECTED 410' })
  await stop(again)

  await command('restore', 'all.backup', 'two')
  const restored = await start('two', { MALWARE_SCANNER: await aProgram() })
  await expect.poll(() => standing(restored), patience).toEqual({ ...old, ...judged })
})
