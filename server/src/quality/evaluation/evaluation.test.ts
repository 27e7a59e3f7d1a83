import { addDays, dayOf, startOfDay, today } from '@pietas/contract/kit'
import { monthsBetween } from '@pietas/contract/quality'
import type { TaskStatus } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { aBuriedCase, type Quality, qualityHome } from '../testing'

const day = today()

type Voice = {
  type: 'complaint' | 'feedback'
  status: TaskStatus
  causeId: number | null
  createdAt: string
  /** Minutes from its creation until each time that it was closed. */
  closed: number[]
}

const store = async ({ home, vera }: Quality, { type, status, causeId, createdAt, closed }: Voice): Promise<number> => {
  const { id } = (
    await vera.client.tasks.create({
      [type]: {
        ...{ status, title: 'Stimme', dueDate: day, userId: vera.userId, legalEntityId: home.legalEntityId },
        complaintCauseId: causeId,
      },
    } as never)
  ).body
  await home.inTenant(async (tx) => {
    await tx.run(sql`update tasks set created_at = ${createdAt}::timestamptz where id = ${id}`)
    await tx.run(sql`delete from task_status_logs where task_id = ${id}`)
    for (const minutes of closed)
      await tx.run(sql`insert into task_status_logs (task_id, status, created_at)
        values (${id}, 'DONE', ${createdAt}::timestamptz + make_interval(mins => ${minutes}::int))`)
  })
  return id
}

const middle = (values: number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  if (sorted.length === 0) return null
  return Math.round(((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2)
}

// Counted once more by hand, without a word of SQL.
const figuresOf = (voices: Voice[]) => {
  const times = voices.filter(({ status }) => status === 'DONE').map(({ closed }) => Math.max(...closed))
  const sum = times.reduce((all, time) => all + time, 0)
  return {
    complaints: voices.filter(({ type }) => type === 'complaint').length,
    feedback: voices.filter(({ type }) => type === 'feedback').length,
    closed: times.length,
    averageMinutes: times.length ? Math.round(sum / times.length) : null,
    medianMinutes: middle(times),
  }
}

const causesOf = async ({ quirin }: Quality): Promise<number[]> =>
  (await quirin.client.complaintCauses.list()).body.items.slice(0, 3).map(({ id }: { id: number }) => id)

test('the figures are those that somebody counts by hand', async () => {
  const here = await qualityHome()
  const causes = [...(await causesOf(here)), null]
  const statuses: TaskStatus[] = ['DONE', 'DONE', 'OPEN', 'ACTIVE', 'CANCELLED', 'DONE', 'REVIEW']
  const voices = Array.from({ length: 42 }, (_, n): Voice => {
    const status = statuses[n % statuses.length] as TaskStatus
    return {
      type: n % 3 === 0 ? 'feedback' : 'complaint',
      status,
      causeId: causes[(n * 5) % causes.length] ?? null,
      createdAt: new Date(Date.parse(startOfDay(addDays(day, -n * 11))) + n * 1_500_000).toISOString(),
      // Closed, opened again and closed once more: the last time counts.
      closed: status === 'DONE' ? [60 + n * 37, 90 + n * n * 53] : status === 'OPEN' ? [30] : [],
    }
  })
  for (const voice of voices) await store(here, voice)
  await here.vera.client.tasks.delete(await store(here, voices[0] as Voice))
  const period = { from: addDays(day, -300), to: addDays(day, -5) }
  const { body } = await here.quirin.client.quality.evaluation({ query: { ...period, olderThanDays: 60 } })
  const counted = voices.filter(({ status, createdAt }) => {
    const said = dayOf(createdAt)
    return status !== 'CANCELLED' && said >= period.from && said <= period.to
  })
  const open = counted.filter(({ status }) => status !== 'DONE')
  const old = open.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - 60 * 86_400_000)
  expect(body.total).toEqual({ ...figuresOf(counted), open: open.length, openTooLong: old.length })
  expect(body.months).toEqual(
    monthsBetween(period).map((month) => ({
      month,
      ...figuresOf(counted.filter(({ createdAt }) => dayOf(createdAt).startsWith(month))),
    })),
  )
  const byCause = new Map(
    body.causes.map(({ cause, ...figures }: { cause: { id: number } | null }) => [cause?.id ?? null, figures]),
  )
  expect(byCause.size).toBe(causes.length)
  for (const causeId of causes) {
    const own = counted.filter((voice) => voice.causeId === causeId)
    const left = own.filter(({ status }) => status !== 'DONE')
    expect(byCause.get(causeId), String(causeId)).toEqual({ ...figuresOf(own), open: left.length })
  }
  const amounts = body.causes.map((row: { complaints: number; feedback: number }) => row.complaints + row.feedback)
  expect(amounts).toEqual([...amounts].sort((one: number, other: number) => other - one))
})

test('a day begins and ends in Berlin', async () => {
  const here = await qualityHome()
  const voice = { type: 'complaint', status: 'OPEN', causeId: null, closed: [] } as const
  for (const createdAt of ['2026-01-31T22:59:59.000Z', '2026-01-31T23:00:00.000Z'])
    await store(here, { ...voice, createdAt, closed: [] })
  const { body } = await here.quirin.client.quality.evaluation({ query: { from: '2026-01-31', to: '2026-02-01' } })
  expect(body.months).toMatchObject([
    { month: '2026-01', complaints: 1 },
    { month: '2026-02', complaints: 1 },
  ])
})

test('without anything said all is nought, and calls are counted by their day', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const { client } = here.quirin
  const call = (days: number, said: object) =>
    client.followUpCalls.create(id, { calledOn: addDays(day, days), ...said } as never)
  await call(-3, { reached: true, satisfaction: 2 })
  await call(-2, { reached: true, satisfaction: 2 })
  await call(-2, { reached: true })
  await call(-1, { reached: false })
  await call(0, { reached: true, satisfaction: 5 })
  const gone = (await call(-1, { reached: true, satisfaction: 1 })).body.id
  await client.followUpCalls.delete(gone)
  const { body } = await client.quality.evaluation({ query: { from: addDays(day, -3), to: addDays(day, -1) } })
  expect(body).toMatchObject({
    total: {
      complaints: 0,
      feedback: 0,
      open: 0,
      openTooLong: 0,
      closed: 0,
      averageMinutes: null,
      medianMinutes: null,
    },
    causes: [],
    calls: { made: 4, reached: 3, ratings: [{ satisfaction: 2, count: 2 }] },
  })
})

test('a period that ends before it begins, or lasts more than five years, is refused', async () => {
  const { quirin } = await qualityHome()
  const asked = (from: string, to: string) => quirin.client.quality.evaluation({ query: { from, to } })
  expect(await asked('2026-02-01', '2026-01-31')).toBeRefused(400, {
    field: 'to',
    message: 'quality.validation.period-order',
  })
  expect(await asked('2020-01-01', '2026-01-31')).toBeRefused(400, {
    field: 'to',
    message: 'quality.validation.period-length',
  })
})

test('what another house was told is counted there alone', async () => {
  const here = await qualityHome()
  await store(here, { type: 'complaint', status: 'OPEN', causeId: null, createdAt: startOfDay(day), closed: [] })
  const { client } = await here.home.staff({ tenantRole: 'ADMINISTRATOR' })
  const total = async (legalEntityId: number) =>
    (await client.quality.evaluation({ legalEntityId, query: { from: day, to: day } })).body.total.complaints
  expect([await total(here.home.legalEntityId), await total(here.home.secondEntityId)]).toEqual([1, 0])
})
