import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import * as z from 'zod'
import { sql } from '../db/sql'
import { funeralHome, testServer } from '../testing'
import { enqueue } from './enqueue'
import { FailedForGood, type JobKind } from './kind'
import {
  aName,
  aWorker,
  enqueueAll,
  jobsOf,
  mark,
  marksOf,
  type Numbered,
  numbered,
  statesOf,
  stopWorkers,
} from './testing'

const patience = { timeout: 12_000 }

afterEach(stopWorkers)

/** A kind whose effect is a mark. */
const marking = (facts: Partial<Pick<JobKind, 'attempts' | 'backoff' | 'atOnce'>> = {}): JobKind<Numbered> => {
  const name = aName()
  return { name, payload: numbered, ...facts, effect: mark(name) }
}

const asOwner = async (text: string, values: unknown[] = []): Promise<void> => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(text, values)
  await owner.end()
}

/** Acts as the platform, whom row security lets see jobs. */
const setJobs = async (name: string, change: string): Promise<void> => {
  const { house } = await testServer()
  await house.db.asPlatform((tx) => tx.run(sql`update jobs set ${sql.raw(change)} where kind = ${name}`))
}

const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('a job', () => {
  test('is done once, although two servers work on five hundred of them', async () => {
    const kind = marking({ atOnce: 4 })
    await enqueueAll(kind, 500)
    const done = [0, 0]
    const counting = (server: number): JobKind<Numbered> => ({
      name: kind.name,
      payload: numbered,
      atOnce: 4,
      effect: async (tx, job) => {
        await mark(kind.name)(tx, job)
        done[server] = (done[server] ?? 0) + 1
      },
    })
    await Promise.all([aWorker([counting(0)]), aWorker([counting(1)])])
    await expect.poll(async () => Object.keys(await marksOf(kind.name)).length, patience).toBe(500)
    expect(new Set(Object.values(await marksOf(kind.name)))).toEqual(new Set([1]))
    expect(done.every((count) => count > 50)).toBe(true)
    await expect.poll(async () => new Set(await statesOf(kind.name)), patience).toEqual(new Set(['DONE']))
  })

  test('is never done when the transaction of its cause rolls back', async () => {
    const kind = marking()
    const home = await funeralHome()
    const given = home.inTenant(async (tx) => {
      expect(await enqueue(tx, kind, { number: 1 })).toBeGreaterThan(0)
      throw new Error('changed my mind')
    })
    await expect(given).rejects.toThrow('changed my mind')
    expect(await jobsOf(kind.name)).toEqual([])
  })

  test('with a key is noted once in a tenant, also after it was done', async () => {
    const kind = marking()
    const [home, neighbour] = [await funeralHome(), await funeralHome()]
    const give = (at: typeof home, number: number) => at.inTenant((tx) => enqueue(tx, kind, { number }, { key: 'X' }))
    expect(await give(home, 1)).not.toBeNull()
    expect(await give(home, 2)).toBeNull()
    expect(await give(neighbour, 3)).not.toBeNull()
    await aWorker([{ ...kind, acrossTenants: true }])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['DONE', 'DONE'])
    expect(await give(home, 4)).toBeNull()
    expect(await marksOf(kind.name)).toEqual({ 1: 1, 3: 1 })
  })

  test('belongs to the tenant of its transaction and works inside it', async () => {
    const [home, neighbour] = [await funeralHome(), await funeralHome()]
    const seen: unknown[] = []
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      effect: async (tx, { tenantId }) => {
        const rows = await tx.rows<{ id: number }>(sql`select id from tenants`)
        seen.push([tenantId, rows.map(({ id }) => id)])
      },
    }
    const other = { tenantId: neighbour.tenantId }
    await expect(home.inTenant((tx) => enqueue(tx, kind, { number: 1 }, other))).rejects.toThrow(
      /belongs to the tenant/,
    )
    await home.inTenant((tx) => enqueue(tx, kind, { number: 2 }))
    await aWorker([kind])
    await expect.poll(() => seen, patience).toEqual([[home.tenantId, [home.tenantId]]])
  })

  test('waits for its time', async () => {
    const kind = marking()
    const { house } = await testServer()
    const runAt = new Date(Date.now() + 3_600_000)
    await house.db.asPlatform((tx) => enqueue(tx, kind, { number: 1 }, { runAt }))
    await enqueueAll(kind, 1)
    await aWorker([kind])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['WAITING', 'DONE'])
  })
})

describe('a failure', () => {
  test('is tried again later, as often as the kind says, and its reason is kept', async () => {
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      attempts: 3,
      backoff: () => 0,
      effect: async (tx, job) => {
        await mark(kind.name)(tx, job)
        throw new Error(`Attempt ${job.attempt} went wrong`)
      },
    }
    await enqueueAll(kind, 1)
    await aWorker([kind])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['FAILED'])
    expect(await jobsOf(kind.name)).toMatchObject([{ attempts: 3, error: 'Attempt 3 went wrong' }])
    // What a failed attempt had written is not there.
    expect(await marksOf(kind.name)).toEqual({})
  })

  test('for good is final at once, and a payload that is none of the kind is one', async () => {
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      outside: () => Promise.reject(new FailedForGood('550 nobody here')),
    }
    await enqueueAll(kind, 1)
    const { house } = await testServer()
    await house.db.asPlatform((tx) => enqueue(tx, { name: kind.name, payload: z.object({}) }, {}))
    await aWorker([kind])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['FAILED', 'FAILED'])
    const [refused, strange] = await jobsOf(kind.name)
    expect(refused).toMatchObject({ attempts: 1, error: '550 nobody here' })
    expect(strange).toMatchObject({ attempts: 1, error: `The payload is not one of ${kind.name}` })
  })

  test('of some starves no others, neither of their kind nor of another', async () => {
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      effect: (tx, job) => (job.payload.number < 20 ? Promise.reject(new Error('poisoned')) : mark(kind.name)(tx, job)),
    }
    const stuck: JobKind<Numbered> = { name: aName(), payload: numbered, outside: () => new Promise(() => undefined) }
    await enqueueAll(stuck, 10)
    await enqueueAll(kind, 25)
    await aWorker([stuck, kind])
    await expect.poll(async () => Object.keys(await marksOf(kind.name)).length, patience).toBe(5)
    const poisoned = (await jobsOf(kind.name)).slice(0, 20)
    expect(
      new Set(poisoned.map(({ state, attempts, waits, error }) => [state, attempts, waits, error].join())),
    ).toEqual(new Set(['WAITING,1,true,poisoned']))
  })
})

describe('a server', () => {
  test('that loses its connection in the middle of a job does it once more, and its effect is there once', async () => {
    let pid = 0
    const [begun, lost] = [gate(), gate()]
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      effect: async (tx, job) => {
        await mark(kind.name)(tx, job)
        if (job.attempt > 1) return
        pid = (await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid ?? 0
        begun.open()
        await lost.opened
      },
    }
    await enqueueAll(kind, 1)
    await aWorker([kind])
    await begun.opened
    await asOwner('select pg_terminate_backend($1::int, 5000)', [pid])
    lost.open()
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['DONE'])
    expect(await jobsOf(kind.name)).toMatchObject([{ attempts: 2 }])
    expect(await marksOf(kind.name)).toEqual({ 0: 1 })
  })

  test('that is lost in the middle of a job leaves it to another one, once its lease is over', async () => {
    const name = aName()
    const begun = gate()
    const first: JobKind<Numbered> = {
      name,
      payload: numbered,
      outside: () => {
        begun.open()
        return new Promise(() => undefined)
      },
    }
    const second: JobKind<Numbered> = { name, payload: numbered, outside: async (job) => (tx) => mark(name)(tx, job) }
    await enqueueAll(first, 1)
    const lost = await aWorker([first], { lease: 900 })
    await begun.opened
    const other = await aWorker([second], { lease: 900 })
    // As long as the first one is heard of, the job stays with it.
    await expect.poll(async () => (await jobsOf(name))[0]?.waits, patience).toBe(true)
    expect(await jobsOf(name)).toMatchObject([{ state: 'RUNNING', attempts: 1 }])
    await lost.db.close()
    await expect.poll(() => marksOf(name), patience).toEqual({ 0: 1 })
    expect(await jobsOf(name)).toMatchObject([{ state: 'DONE', attempts: 2 }])
    expect(other.failures).toEqual([])
  })

  test('that comes back too late writes nothing', async () => {
    const name = aName()
    const [begun, late, ended] = [gate(), gate(), gate()]
    const slow: JobKind<Numbered> = {
      name,
      payload: numbered,
      outside: async (job) => {
        begun.open()
        await late.opened
        ended.open()
        return (tx) => mark(name)(tx, job)
      },
    }
    await enqueueAll(slow, 1)
    const first = await aWorker([slow])
    await begun.opened
    await first.worker.stop(0)
    expect(await statesOf(name)).toEqual(['WAITING'])
    await aWorker([{ name, payload: numbered, effect: mark(name) } satisfies JobKind<Numbered>])
    await expect.poll(() => statesOf(name), patience).toEqual(['DONE'])
    late.open()
    await ended.opened
    await first.stop()
    expect(await marksOf(name)).toEqual({ 0: 1 })
    expect(first.failures).toEqual([])
  })

  test('that stops gives back within its patience what takes longer, and tells the job', async () => {
    let signal: AbortSignal | undefined
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      outside: (job) => {
        signal = job.signal
        return new Promise(() => undefined)
      },
    }
    await enqueueAll(kind, 1)
    const { worker } = await aWorker([kind])
    await expect.poll(() => signal, patience).toBeDefined()
    // The job itself never ends: without a patience this would not either.
    await worker.stop(200)
    expect(signal?.aborted).toBe(true)
    expect(await jobsOf(kind.name)).toMatchObject([{ state: 'WAITING', waits: false }])
  })

  test('whose database goes away and comes back goes on', async () => {
    const kind = marking()
    await enqueueAll(kind, 60)
    // A connection that is lost before it has said what was taken leaves jobs to the end of their lease.
    const { application } = await aWorker([kind], { lease: 1000 })
    await expect.poll(async () => Object.keys(await marksOf(kind.name)).length, patience).toBeGreaterThan(3)
    for (let round = 0; round < 3; round += 1)
      await asOwner('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application])
    await expect.poll(async () => new Set(await statesOf(kind.name)), patience).toEqual(new Set(['DONE']))
    expect(new Set(Object.values(await marksOf(kind.name)))).toEqual(new Set([1]))
  })
})

describe('a schedule', () => {
  test('fires once, whatever the number of servers, and once for the time in which there was none', async () => {
    const name = aName()
    const kind: JobKind<object> = {
      name,
      payload: z.object({}),
      schedule: { every: '1 hour' },
      effect: (tx, job) => mark(name)(tx, { ...job, payload: { number: 1 } }),
    }
    const [first, second] = await Promise.all([aWorker([kind]), aWorker([kind])])
    await expect.poll(() => jobsOf(name), patience).toMatchObject([{ state: 'WAITING', attempts: 0, waits: true }])
    await Promise.all([first?.stop(), second?.stop()])
    await setJobs(name, `next_attempt_at = now() - interval '3 days'`)
    await Promise.all([aWorker([kind]), aWorker([kind])])
    await expect.poll(() => statesOf(name), patience).toEqual(['DONE', 'WAITING'])
    expect(await marksOf(name)).toEqual({ 1: 1 })
  })

  test('goes on after a time that failed', async () => {
    const kind: JobKind<object> = {
      name: aName(),
      payload: z.object({}),
      attempts: 1,
      schedule: { daily: '03:00' },
      effect: () => Promise.reject(new Error('no')),
    }
    const { stop } = await aWorker([kind])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['WAITING'])
    await stop()
    await setJobs(kind.name, 'next_attempt_at = now()')
    await aWorker([kind])
    await expect.poll(() => statesOf(kind.name), patience).toEqual(['FAILED', 'WAITING'])
  })
})

describe('tenants', () => {
  test('take turns: one with hundreds of jobs keeps nobody waiting who has three', async () => {
    const [many, few] = [await funeralHome(), await funeralHome()]
    const order: number[] = []
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      atOnce: 1,
      effect: async (_, { tenantId }) => order.push(tenantId ?? 0),
    }
    for (let number = 0; number < 200; number += 1) await many.inTenant((tx) => enqueue(tx, kind, { number }))
    for (let number = 0; number < 3; number += 1) await few.inTenant((tx) => enqueue(tx, kind, { number }))
    const { house } = await testServer()
    await house.db.asPlatform((tx) => enqueue(tx, kind, { number: 0 }))
    await aWorker([kind])
    await expect.poll(() => order.length, patience).toBe(204)
    const lastOf = (tenantId: number) => order.lastIndexOf(tenantId)
    expect(lastOf(few.tenantId)).toBeLessThan(8)
    expect(lastOf(0)).toBeLessThan(4)
    expect(order.filter((tenantId) => tenantId === many.tenantId)).toHaveLength(200)
  })

  test('who has only one busy tenant uses every place', async () => {
    const home = await funeralHome()
    const { opened, open } = gate()
    let atWork = 0
    const kind: JobKind<Numbered> = {
      name: aName(),
      payload: numbered,
      atOnce: 4,
      outside: async () => {
        atWork += 1
        await opened
        return undefined
      },
    }
    for (let number = 0; number < 6; number += 1) await home.inTenant((tx) => enqueue(tx, kind, { number }))
    await aWorker([kind], { pause: 60_000 })
    await expect.poll(() => atWork).toBe(4)
    open()
    await expect.poll(() => statesOf(kind.name), patience).toEqual(Array(6).fill('DONE'))
  })
})
