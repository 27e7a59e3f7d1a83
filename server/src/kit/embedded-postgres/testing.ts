import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isRunning } from './postmaster'

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

export async function untilGone(pid: number, patience = 10_000): Promise<void> {
  const deadline = Date.now() + patience
  while (isRunning(pid)) {
    if (Date.now() > deadline) throw new Error(`Process ${pid} still runs after ${patience} ms`)
    await delay(20)
  }
}

/**
 * Whether anybody listens on a port of 127.0.0.1: also a child that PostgreSQL had just made when it was killed, and
 * that holds the socket until it gets its first turn. Linux only.
 */
export function isListenedTo(port: number): boolean {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return new RegExp(`: ${local} \\S+ 0A `).test(readFileSync('/proc/net/tcp', 'utf8'))
}

/** Another process of ours that starts the server and then lives until it is killed. */
export async function startInAnotherProcess(dataDir: string) {
  const program = fileURLToPath(new URL('./testing-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url, adopted }: { url: string; adopted: boolean } = JSON.parse(line)
  return {
    url,
    adopted,
    kill: async (signal: NodeJS.Signals) => {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}

/** Ends whatever a failing test left running, then deletes its files. */
export async function discard(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir).catch(() => undefined)
  if (pid && isRunning(pid)) {
    process.kill(pid, 'SIGQUIT')
    await untilGone(pid)
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
