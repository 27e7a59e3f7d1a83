import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { discard } from '../kit/embedded-postgres/testing'
import { startServerProcess } from './server-process'

interface Weight {
  modules: string[]
  /** Bytes outside the heap. */
  buffers: number
}

/** Read before the server, and asked by a signal what has come along since. */
const scales = `process.on('SIGUSR2', () => require('node:fs').writeFileSync(process.env.WEIGHT, JSON.stringify({
  modules: process.moduleLoadList, buffers: process.memoryUsage().arrayBuffers })))`

let dataDir: string
let weight: Weight

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-light-'))
  const [probe, written] = [join(dataDir, 'probe.cjs'), join(dataDir, 'weight.json')]
  await writeFile(probe, scales)
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DEMO: '0',
    NODE_OPTIONS: `--require ${probe}`,
    WEIGHT: written,
  })
  process.kill(server.pid, 'SIGUSR2')
  weight = await vi.waitUntil(
    () =>
      readFile(written, 'utf8')
        .then(JSON.parse)
        .catch(() => undefined),
    { timeout: 10_000 },
  )
  await server.stop()
}, 60_000)

afterAll(() => discard(dataDir))

test('a start brings no client for HTTP along: some library only asks by it where it runs', () => {
  expect(weight.modules).toContain('NativeModule net')
  expect(weight.modules.filter((name) => name.includes('undici'))).toEqual([])
})

test('a start without a demo paints no pictures for one', () => {
  expect(weight.buffers).toBeLessThan(4_000_000)
})
