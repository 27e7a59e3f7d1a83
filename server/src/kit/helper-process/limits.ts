import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a helper may cost beyond what the runtime takes for itself. What it works on is not believed to be harmless. */
export type Bounds = {
  memoryKiB: number
  cpuSeconds: number
  /** Of the heap alone, in MB. */
  heapMB: number
}

/** Flags of the runtime in which a helper works. */
export const helperFlags = ({ heapMB }: Bounds): string[] => [`--max-old-space-size=${heapMB}`]

/**
 * What the runtime reserves before it does anything, in KiB: 50,000 up to Node 22, 575,000 from Node 24 on. The kernel
 * counts reservations like memory in use, so that a limit which ignores them would let one runtime do everything and
 * the next one not even start.
 */
const reservedKiB = async (bounds: Bounds): Promise<number> => {
  const script = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))"
  const { stdout } = await run(process.execPath, [...helperFlags(bounds), '-e', script], { env: {} })
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
 * How this platform holds a helper to its memory and its time. Linux: the kernel does both. macOS and others with a
 * shell: the kernel holds the time, the memory is watched. Windows: neither, but for the heap and the patience of whoever
 * asks.
 */
const limitsOf = async (bounds: Bounds, platform: NodeJS.Platform): Promise<Limited> => {
  const { memoryKiB, cpuSeconds } = bounds
  if (platform === 'win32') return { command: (words) => [process.execPath, ...words], watchedKiB: null }
  if (platform !== 'linux') return { command: limitedBy(`ulimit -t ${cpuSeconds}`), watchedKiB: memoryKiB }
  const dataKiB = (await reservedKiB(bounds)) + memoryKiB
  return { command: limitedBy(`ulimit -d ${dataKiB}; ulimit -t ${cpuSeconds}`), watchedKiB: null }
}

const known = new Map<Bounds, Promise<Limited>>()

/** How a helper is held to its bounds on this machine; found out once for each. */
export const limitsFor = (bounds: Bounds): Promise<Limited> => {
  const limits = known.get(bounds) ?? limitsOf(bounds, process.platform)
  known.set(bounds, limits)
  return limits
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
