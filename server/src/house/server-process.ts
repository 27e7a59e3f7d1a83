import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { api } from '@pietas/contract/api'
import { makeClient, type Request } from '@pietas/contract/kit'
import { demoPassword } from '../demo/accounts'
import type { TestAnswer, TestClient } from '../kit/testing'
import { root } from './source'

/** The whole server as people start it: a process of its own. */
export type ServerProcess = {
  origin: string
  pid: number
  /** What it has said on standard output so far. */
  said: string[]
  /** Ends it in good order. */
  stop: () => Promise<void>
}

const fromSource = (folder: string): string[] => ['--import', 'tsx', join(folder, 'server/src/main.ts')]

/**
 * Starts the server on a free port and waits until it says that it is ready: as it was built, or from the source of
 * another folder.
 */
export const startServerProcess = async (settings: Record<string, string>, other?: string): Promise<ServerProcess> => {
  const { PATH, HOME } = process.env
  const words = other === undefined ? [join(root, 'server/dist/main.js')] : fromSource(other)
  const child = spawn(process.execPath, words, {
    cwd: other ?? root,
    // A group of its own, so that it can be killed as a whole.
    detached: true,
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'silent', DEMO: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [complaints, said]: [string[], string[]] = [[], []]
  createInterface(child.stderr).on('line', (line) => complaints.push(line))
  const exit = once(child, 'exit')
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line)
      const found = /ready on (http:\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  const origin = await Promise.race([ready, exit.then(() => null)])
  if (!origin || !child.pid) throw new Error(`The server did not start:\n${complaints.join('\n')}`)
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exit
  }
  return { origin, pid: child.pid, said, stop }
}

const parentOf = (pid: number): number => {
  try {
    return Number(/\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The main process of the PostgreSQL below a data folder. */
export const postmasterOf = async (dataDir: string): Promise<{ pid: number; port: number }> => {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Pulls the plug: the server, its PostgreSQL with every process of it, and whoever watches over them, all at once. */
export const pullThePlug = async (server: Pick<ServerProcess, 'pid'>, dataDir: string): Promise<void> => {
  const { pid: postmaster } = await postmasterOf(dataDir)
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
  const doomed = pids.filter((pid) => parentOf(pid) === postmaster || commandOf(pid).includes(dataDir))
  for (const pid of [-server.pid, server.pid, postmaster, ...doomed]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with another.
    }
  }
  const until = Date.now() + 5000
  while (Date.now() < until && [server.pid, postmaster].some((pid) => commandOf(pid) !== ''))
    await new Promise((resolve) => setTimeout(resolve, 10))
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

/** Somebody who is signed in: at whichever server works on the same database. */
export type Session = { cookie: string; scope: { tenantId?: number; legalEntityId?: number } }

/** @returns the client of a session at one server. */
export const clientAt = (origin: string, session: Session): TestClient =>
  makeClient(
    api,
    () => session.scope,
    async (call: Request): Promise<TestAnswer> => {
      const response = await fetch(origin + call.path + call.search, {
        method: call.method,
        headers: {
          ...(call.body === undefined || call.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(session.cookie ? { cookie: session.cookie } : {}),
          ...call.headers,
        },
        ...(call.body === undefined
          ? {}
          : { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }),
      })
      return { status: response.status, headers: response.headers, body: await bodyOf(response) }
    },
  )

/** Signs a demo account in. */
export const openSession = async (origin: string, email: string): Promise<Session> => {
  const session: Session = { cookie: '', scope: {} }
  const signedIn = await clientAt(origin, session).session.signIn({ email, password: demoPassword })
  if (signedIn.status !== 200) throw new Error(`sign-in refused: ${JSON.stringify(signedIn.body)}`)
  session.cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  // Our own people are in no tenant yet.
  const [tenant] = signedIn.body.tenants
  if (tenant) session.scope = { tenantId: tenant.id, legalEntityId: tenant.legalEntities[0].id }
  return session
}

/** Signs a demo account in. @returns its client at its first legal entity. */
export const signInAt = async (origin: string, email: string): Promise<TestClient> =>
  clientAt(origin, await openSession(origin, email))
