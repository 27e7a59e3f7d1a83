import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, spawnAs } from './account'
import { settingsAsArguments } from './settings'

/** The main process of a PostgreSQL server, as its own file postmaster.pid tells it. */
export type Postmaster = { pid: number; port: number; phase: 'starting' | 'ready' | 'stopping' }

/** The live server of these files, or null. A file left by a crash counts as none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPidFile(cluster)
  if (!postmaster) return null
  if (commandOf(postmaster.pid).includes(cluster)) return postmaster
  if (numberIsTaken(postmaster.pid)) await disown(cluster)
  return null
}

/** Starts the server and waits until it takes connections. `mayPass` says that trying again makes sense. */
export async function launchPostmaster(order: {
  account: Account
  cluster: string
  port: number
  deadline: number
  log: (message: string) => void
}): Promise<{ postmaster: Postmaster } | { lastWords: string; mayPass: boolean }> {
  const { account, cluster, port, deadline, log } = order
  // A session of its own: Ctrl-C in the terminal ends our process, which then ends the server in good order.
  const child = spawnAs(account, 'postgres', ['-D', cluster, ...settingsAsArguments(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    detached: true,
  })
  let words: string[] = []
  let hear = (line: string) => {
    words = [...words.slice(-19), line]
  }
  if (child.stderr) createInterface(child.stderr).on('line', (line) => hear(line))
  if (child.stderr instanceof Socket) child.stderr.unref()
  const ended = once(child, 'exit').catch((error) => hear(String(error)))

  while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
    const postmaster = await readPidFile(cluster)
    if (postmaster?.pid === child.pid && postmaster.phase === 'ready') {
      hear = log
      child.unref()
      return { postmaster }
    }
    await delay(10)
  }
  child.kill('SIGQUIT')
  await ended
  const lastWords = words.join('\n')
  return { lastWords, mayPass: /is still in use|already exists|could not bind/.test(lastWords) }
}

/** Ends the server: first politely to its clients' open work, then at once; either way nothing committed is lost. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 2500],
    ['SIGQUIT', 1000],
  ] as const) {
    const deadline = Date.now() + patience
    if (isRunning(pid)) process.kill(pid, signal)
    while (Date.now() < deadline) {
      if (!isRunning(pid)) return
      await delay(20)
    }
  }
}

/**
 * The port of last time, so that those who know it find the server again, else one that nobody listens on. Should
 * somebody take it before PostgreSQL does, the next try takes another.
 */
export async function choosePort(cluster: string): Promise<number> {
  // PostgreSQL notes there what it was started with.
  const started = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  const [, before] = /\bport=(\d+)/.exec(started) ?? []
  return (before && (await probePort(Number(before)))) || (await probePort(0)) || fail('No free port on 127.0.0.1')
}

async function probePort(port: number): Promise<number | null> {
  const probe = createServer().listen(port, '127.0.0.1')
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  const address = probe.address()
  if (free) await new Promise((closed) => probe.close(closed))
  return free && address && typeof address !== 'string' ? address.port : null
}

function fail(message: string): never {
  throw new Error(message)
}

/** Whether a process runs. One that has ended, but whose parent has not taken note yet, does not. */
export function isRunning(pid: number): boolean {
  return commandOf(pid) !== ''
}

async function readPidFile(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, , , port, , , , phase] = lines.map((line) => line.trim())
  if (!pid) return null
  return {
    pid: Number(pid),
    port: Number(port),
    phase: phase === 'ready' || phase === 'stopping' ? phase : 'starting',
  }
}

function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readIfThere(`/proc/${pid}/cmdline`)
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Like `isRunning`, cheap enough to ask all the time; only where there is no /proc a stranger's process may pass. */
export function seemsRunning(pid: number): boolean {
  return numberIsTaken(pid) && (!existsSync('/proc/self/cmdline') || isRunning(pid))
}

function numberIsTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * After a crash the number in the file may belong to any other process by now, and PostgreSQL would refuse to start
 * for its sake. It ignores its parent's number, and still sees from the other lines whether old memory is in use,
 * which it could not if the file were deleted.
 */
export async function disown(cluster: string): Promise<void> {
  const file = await open(join(cluster, 'postmaster.pid'), 'r+').catch(unlessGone)
  if (!file) return
  try {
    const [, ...rest] = (await file.readFile('utf8')).split('\n')
    await file.truncate()
    await file.write([process.pid, ...rest].join('\n'), 0)
  } finally {
    await file.close()
  }
}

/** A server that ends takes its file along, also between two looks at it. */
const unlessGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
