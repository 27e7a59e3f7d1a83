import type { Job } from '@pietas/contract/kit'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../db/sql'
import { type FuneralHome, funeralHome, platformUser, testServer } from '../testing'
import { enqueue } from './enqueue'
import { aName, numbered, stopWorkers } from './testing'

afterEach(stopWorkers)

/** Jobs of a tenant in each state. */
const jobsAt = async (home: FuneralHome): Promise<Record<string, number>> => {
  const { house } = await testServer()
  const kind = { name: aName(), payload: numbered }
  const ids: Record<string, number> = {}
  for (const state of ['WAITING', 'RUNNING', 'DONE', 'FAILED'])
    ids[state] = await home.inTenant(async (tx) => (await enqueue(tx, kind, { number: 1 })) ?? 0)
  await house.db.asPlatform(async (tx) => {
    for (const [state, id] of Object.entries(ids))
      await tx.run(sql`update jobs set state = ${state}, attempts = 3, last_error = 'no',
        finished_at = case when ${state} in ('DONE', 'FAILED') then now() end where id = ${id}`)
  })
  return ids
}

test('an administrator sees the jobs of the own tenant, the latest first, and nothing of what they hold', async () => {
  const [home, neighbour] = [await funeralHome(), await funeralHome()]
  const ids = await jobsAt(home)
  await jobsAt(neighbour)
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { body } = await client.jobs.list()
  expect(body.items.map((job: Job) => job.id)).toEqual([ids.FAILED, ids.DONE, ids.RUNNING, ids.WAITING])
  expect(Object.keys(body.items[0]).sort()).toEqual([
    'attempts',
    'createdAt',
    'finishedAt',
    'id',
    'kind',
    'lastError',
    'nextAttemptAt',
    'scheduled',
    'state',
    'tenantId',
  ])
  const shown = async (filters: object) =>
    (await client.jobs.list({ query: { filters } })).body.items.map((job: Job) => job.state)
  expect(await shown({ state: ['FAILED', 'WAITING'] })).toEqual(['FAILED', 'WAITING'])
  expect(await shown({ kind: 'mail' })).toEqual([])
  expect(await shown({ kind: body.items[0].kind })).toHaveLength(4)
})

test('what failed or waits is done anew when an administrator says so', async () => {
  const home = await funeralHome()
  const ids = await jobsAt(home)
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  for (const state of ['FAILED', 'WAITING']) {
    const { status, body } = await client.jobs.retry(ids[state] ?? 0)
    expect([status, body]).toEqual([200, expect.objectContaining({ state: 'WAITING', attempts: 0, finishedAt: null })])
    expect(Date.parse(body.nextAttemptAt)).toBeLessThanOrEqual(Date.now() + 1000)
  }
  for (const state of ['RUNNING', 'DONE']) expect(await client.jobs.retry(ids[state] ?? 0)).toBeRefused(409, 'CONFLICT')
})

test('the jobs of another tenant are not there; the platform has all of them', async () => {
  const [home, neighbour] = [await funeralHome(), await funeralHome()]
  const { FAILED: failed = 0 } = await jobsAt(neighbour)
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  expect(await client.jobs.retry(failed)).toBeRefused(404)
  expect(await client.jobs.listAll()).toBeRefused(403)
  expect(await client.jobs.retryAny(failed)).toBeRefused(403)

  const supporter = await platformUser('supporter')
  const all = await supporter.client.jobs.listAll({ query: { filters: { state: ['FAILED'] } } })
  expect(all.body.items.map((job: Job) => job.tenantId)).toContain(neighbour.tenantId)
  expect(await supporter.client.jobs.retryAny(failed)).toBeRefused(403)
  const boss = await platformUser('super-administrator')
  expect((await boss.client.jobs.retryAny(failed)).body).toMatchObject({ id: failed, state: 'WAITING' })
})
