import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blackPicture } from '../../documents/demo/papers'
import { limitsFor, watchMemory } from '../helper-process'
import { openThumbnails, type Thumbnails } from '.'
import { painterBounds } from './thumbnails'

let folder: string
let thumbnails: Thumbnails

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-pictures-'))
  thumbnails = openThumbnails()
})

afterAll(async () => {
  thumbnails.close()
  await rm(folder, { recursive: true })
})

const make = async (name: string, content: Buffer): Promise<number | undefined> => {
  const path = join(folder, name)
  await writeFile(path, content)
  const pictures = await thumbnails.make({ type: 'image/png', edges: [20, 40] }, (work) => work(path))
  return pictures?.length
}

/** Processes that this one has started and that still run. */
const children = async (): Promise<string[]> => {
  const found: string[] = []
  for (const thread of await readdir('/proc/self/task'))
    found.push(...(await readFile(`/proc/self/task/${thread}/children`, 'utf8')).split(' ').filter(Boolean))
  return found
}

// The processes are found below /proc.
test.runIf(process.platform === 'linux')(
  'a painter serves many files, and none after it has failed: what spoilt it must not fall on the next',
  { timeout: 30_000 },
  async () => {
    const before = await children()
    const painters = async () => (await children()).filter((pid) => !before.includes(pid))
    expect(await make('a.png', blackPicture(50, 50))).toBe(2)
    const first = await painters()
    expect(first).toHaveLength(1)
    expect(await make('b.png', blackPicture(60, 60))).toBe(2)
    expect(await painters()).toEqual(first)
    expect(await make('c.png', blackPicture(50, 50).subarray(0, 40))).toBeUndefined()
    await expect.poll(painters).toEqual([])
    expect(await make('d.png', blackPicture(70, 70))).toBe(2)
    expect(await painters()).not.toEqual(first)
  },
)

/** A program that takes three gigabytes and then ends well, unless somebody stops it before; and how it ended. */
const glutton = (program: string, args: readonly string[]) => {
  const script =
    'const held = []; setInterval(() => (held.length < 150 ? held.push(Buffer.alloc(20e6, 1)) : process.exit(0)), 5)'
  const child = spawn(program, [...args, '-e', script], { stdio: 'ignore', env: {} })
  const end = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  return { child, end }
}

test.runIf(process.platform === 'linux')(
  'the kernel lets no painter take more memory than a picture may cost',
  async () => {
    const { command } = await limitsFor(painterBounds)
    const [program, ...args] = command([])
    expect(await glutton(program, args).end).not.toBe(0)
  },
)

test.runIf(process.platform !== 'win32')('where the kernel does not, the memory of a painter is watched', async () => {
  const { child, end } = glutton(process.execPath, [])
  const stop = watchMemory(child.pid as number, 300_000, () => child.kill('SIGKILL'))
  expect(await end).toBe('SIGKILL')
  stop()
})
