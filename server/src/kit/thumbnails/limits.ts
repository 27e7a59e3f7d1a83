import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

// What a picture may cost beyond what the runtime takes for itself. It is not believed to be harmless.
const memoryKiB = 850_000
const cpuSeconds = 600

/** Flags of the runtime in which pictures are painted. */
export const painterFlags = ['--max-old-space-size=128']

/**
 * What the runtime reserves before it does anything, in KiB: 50,000 up to Node 22, 575,000 from Node 24 on. The kernel
 * counts reservations like memory in use, so that a limit which ignores them would let one runtime do everything and
 * the next one not even start.
 */
const reservedKiB = async (): Promise<number> => {
  const script = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))"
  const { stdout } = await run(process.execPath, [...painterFlags, '-e', script], { env: {} })
  return Number(/VmData:\s+(\d+) kB/.exec(stdout)?.[1] ?? 0)
}

const limitedBy = (limits: string) => (words: string[]) =>
  ['sh', '-c', `${limits}; exec "$0" "$@"`, process.execPath, ...words] as const

export type Limited = {
  /** The command that runs the runtime with these words, held to its memory and its time. */
  command: (words: string[]) => readonly [program: string, ...args: string[]]
  /** Only where the kernel does not hold a process to its memory: what it may hold resident, in KiB. */
  watchedKiB: number | null
}

/**
 * How this platform holds a painter to its memory and its time. Linux: the kernel does both. macOS and others with a
 * shell: the kernel holds the time, the memory is watched. Windows: neither, but for the heap and the patience of whoever
 * asks.
 */
const limitsOf = async (platform: NodeJS.Platform): Promise<Limited> => {
  if (platform === 'win32') return { command: (words) => [process.execPath, ...words], watchedKiB: null }
  if (platform !== 'linux') return { command: limitedBy(`ulimit -t ${cpuSeconds}`), watchedKiB: memoryKiB }
  const dataKiB = (await reservedKiB()) + memoryKiB
  return { command: limitedBy(`ulimit -d ${dataKiB}; ulimit -t ${cpuSeconds}`), watchedKiB: null }
}

let known: Promise<Limited> | undefined

/** The limits of a painter on this machine; found out once. */
export const painterLimits = (): Promise<Limited> => {
  known ??= limitsOf(process.platform)
  return known
}

/** What a process holds resident, in KiB; null when it is gone or nobody can tell. */
const residentKiB = async (pid: number): Promise<number | null> => {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return Number.parseInt(stdout, 10) || null
}

const everyMs = 200

/** Looks again and again how much memory a process holds, and ends it above the limit. @returns a function that stops it. */
export const watchMemory = (pid: number, limitKiB: number, end: () => void): (() => void) => {
  const timer = setInterval(async () => {
    const resident = await residentKiB(pid)
    if (resident !== null && resident > limitKiB) end()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
