import { inject } from 'vitest'
import * as z from 'zod'
import { openPool } from '../db/pool'
import { appRole } from '../db/roles'
import { sql } from '../db/sql'
import { Db, type Tx } from '../db/transaction'
import { testServer } from '../testing'
import { enqueue } from './enqueue'
import type { Job, JobKind } from './kind'
import { Worker, type WorkerOptions } from './worker'

export const numbered = z.object({ number: z.int() })
export type Numbered = z.output<typeof numbered>

let serial = 0
/** A kind of job that no other test has. */
export const aName = (): string => `test-${process.pid}-${Date.now()}-${serial++}`

/** Leaves a mark in the database that counts how often it was made. */
export const mark =
  (name: string) =>
  (tx: Tx, { payload }: Job<Numbered>): Promise<number> =>
    tx.run(sql`
      insert into attempts (key, count, until) values (${`${name}:${payload.number}`}, 1, now() + interval '1 day')
      on conflict (key) do update set count = attempts.count + 1`)

/** @returns how often each mark was made. */
export const marksOf = async (name: string): Promise<Record<string, number>> => {
  const { house } = await testServer()
  const found = await house.db.asPlatform((tx) =>
    tx.rows<{ number: string; count: number }>(sql`
      select split_part(key, ':', 2) as number, count from attempts where split_part(key, ':', 1) = ${name}`),
  )
  return Object.fromEntries(found.map(({ number, count }) => [number, count]))
}

export type JobRow = { id: number; state: string; attempts: number; error: string | null; waits: boolean }

export const jobsOf = async (name: string): Promise<JobRow[]> => {
  const { house } = await testServer()
  return house.db.asPlatform((tx) =>
    tx.rows<JobRow>(sql`
      select id, state, attempts, last_error as error, next_attempt_at > now() as waits
      from jobs where kind = ${name} order by id`),
  )
}

export const statesOf = async (name: string): Promise<string[]> => (await jobsOf(name)).map(({ state }) => state)

/** Enqueues jobs numbered from 0. */
export const enqueueAll = async (kind: JobKind<Numbered>, count: number): Promise<void> => {
  const { house } = await testServer()
  await house.db.asPlatform(async (tx) => {
    for (let number = 0; number < count; number += 1) await enqueue(tx, kind, { number })
  })
}

/** A server's worker with a pool of its own, as if it were another process. */
export type TestWorker = { worker: Worker; db: Db; failures: unknown[]; application: string; stop: () => Promise<void> }

const open = new Set<TestWorker>()

export const aWorker = async (kinds: JobKind[], options: Partial<WorkerOptions> = {}): Promise<TestWorker> => {
  const { house } = await testServer()
  const failures: unknown[] = []
  const application = aName()
  const url = new URL(inject('serverUrl'))
  const { layout } = house.db
  const pool = openPool({ url: url.href, role: appRole, layout, max: 8, onError: (error) => failures.push(error) })
  pool.options.application_name = application
  const db = new Db(pool, layout)
  const worker = new Worker({ ...house, db }, kinds, {
    onError: (error) => failures.push(error),
    pause: 25,
    ...options,
  })
  const test: TestWorker = {
    worker,
    db,
    failures,
    application,
    stop: async () => {
      if (!open.delete(test)) return
      await worker.stop()
      if (!pool.ended) await db.close()
    },
  }
  open.add(test)
  worker.start()
  return test
}

export const stopWorkers = async (): Promise<void> => {
  await Promise.all([...open].map((worker) => worker.stop()))
}
