import { addDays, today } from '@pietas/contract/kit'
import { type MissingPoint, missingKindOf } from '@pietas/contract/quality'
import { type TaskStatus, taskStatuses } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aCase, idsIn, type Quality, qualityHome } from './testing'

const day = today()
const list = ({ home }: Quality) => ({ shortName: 'CHK', legalEntityIds: [home.legalEntityId] })

const withChecklist = async () => {
  const here = await qualityHome()
  const boss = await here.home.asTenant('ADMINISTRATOR')
  const fields = { ...list(here), name: 'Beurkundung', subTasks: [{ title: 'Urkunden' }, { title: 'Meldung' }] }
  const templateId = (await boss.checklists.create(fields)).body.id as number
  const { id: processId } = await aCase(here)
  const made = async (status: TaskStatus, done: boolean[], days: number, fields: object = {}) => {
    const { vera, home } = here
    const answer = await vera.client.tasks.create({
      basic: {
        ...{ status, title: 'Beurkundung', dueDate: addDays(day, days), userId: vera.userId },
        ...{ processId, legalEntityId: home.legalEntityId, templateId },
        subTasks: done.map((one, at) => ({ title: `Punkt ${at}`, done: one })),
        ...fields,
      },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id as number
  }
  return { ...here, boss, processId, templateId, made }
}

const listed = async ({ quirin }: Quality, filters: object = {}) =>
  (await quirin.client.quality.listIncomplete({ query: { filters } as never })).body.items

const pointsOf = async (here: Quality): Promise<MissingPoint[]> =>
  (await listed(here)).flatMap(({ points }: { points: MissingPoint[] }) => points)

test('what the database finds missing is what the rule finds, for every status, part and day', async () => {
  const here = await withChecklist()
  const expected: [number, string][] = []
  for (const status of taskStatuses)
    for (const done of [[], [true], [true, false]])
      for (const days of [-1, 0, 1]) {
        const id = await here.made(status, done, days)
        const openParts = done.filter((one) => !one).length
        const kind = missingKindOf({ status, openParts }, addDays(day, days), day)
        if (kind) expected.push([id, kind])
      }
  const found = (await pointsOf(here)).map(({ taskId, kind }) => [taskId, kind])
  expect(found).toEqual(expected)
  expect(expected.length).toBeGreaterThan(8)
})

test('a case says which points are missing, since when, and which parts of them', async () => {
  const here = await withChecklist()
  const late = await here.made('ACTIVE', [true, false, false], -2)
  const half = await here.made('DONE', [false, true], -9)
  const [row, ...others] = await listed(here)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    id: here.processId,
    legalEntityId: here.home.legalEntityId,
    type: 'DEATH',
    status: 'ACTIVE',
  })
  expect(row.since).toBe(row.points[0].dueDate)
  expect(row.points).toMatchObject([
    { kind: 'UNTICKED', taskId: half, templateId: here.templateId, status: 'DONE', parts: ['Punkt 0'] },
    { kind: 'OVERDUE', taskId: late, title: 'Beurkundung', status: 'ACTIVE', parts: ['Punkt 1', 'Punkt 2'] },
  ])
})

test('what no checklist asks for, what was taken away, and a cancelled case are not missing', async () => {
  const here = await withChecklist()
  await here.made('OPEN', [], -5, { templateId: null })
  const taken = await here.made('OPEN', [], -5)
  await here.vera.client.tasks.delete(taken)
  expect(await listed(here)).toEqual([])
  await here.made('OPEN', [], -5)
  expect(await listed(here)).toHaveLength(1)
  await here.vera.client.processes.update(here.processId, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  expect(await listed(here)).toEqual([])
})

test('where a standard task comes by itself, it is missing when nobody has left one, and not when it was cancelled', async () => {
  const here = await qualityHome()
  const boss = await here.home.asTenant('ADMINISTRATOR')
  const rule = {
    ...{ ...list(here), name: 'Sterbefall anzeigen', dueOffset: { anchor: 'DEATH' as const, days: 0 } },
    appliesTo: { processTypes: ['DEATH' as const], burialFormIds: [] },
  }
  const templateId = (await boss.taskTemplates.create(rule)).body.id
  const { id } = await aCase(here)
  const [task] = (await here.vera.client.tasks.listOfProcess(id)).body.items
  expect((await listed(here)).map(({ points }: { points: MissingPoint[] }) => points)).toMatchObject([
    [{ kind: 'OVERDUE', taskId: task.id }],
  ])
  await here.vera.client.tasks.update(task.id, { basic: { status: 'CANCELLED' } })
  expect(await listed(here)).toEqual([])
  await here.vera.client.tasks.delete(task.id)
  expect(await pointsOf(here)).toMatchObject([
    { kind: 'GONE', taskId: null, status: null, templateId, title: 'Sterbefall anzeigen', parts: [] },
  ])
  // In a case that is paid nobody catches up on it.
  await here.vera.client.processes.update(id, { status: 'PAYED' })
  expect(await listed(here)).toEqual([])
})

test('a rule that is younger than the case is not missing in it', async () => {
  const here = await qualityHome()
  const boss = await here.home.asTenant('ADMINISTRATOR')
  await aCase(here)
  const rule = {
    ...{ ...list(here), name: 'Anzeige', dueOffset: { anchor: 'DEATH' as const, days: 0 } },
    appliesTo: { processTypes: ['DEATH' as const], burialFormIds: [] },
  }
  const { id } = (await boss.taskTemplates.create(rule)).body
  expect(await listed(here)).toEqual([])
  await here.home.inTenant((tx) =>
    tx.run(sql`update task_templates set created_at = now() - interval '1 day' where id = ${id}`),
  )
  expect(await listed(here)).toHaveLength(1)
})

test('cases are found by kind, status and who is in charge, the longest missing first, page by page', async () => {
  const here = await withChecklist()
  await here.made('OPEN', [], -3)
  const { id: other } = await aCase(here, { assigneeId: here.quirin.userId })
  await here.made('DONE', [false], -8, { processId: other })
  const ids = async (filters: object) => (await listed(here, filters)).map(({ id }: { id: number }) => id)
  expect(await ids({})).toEqual([other, here.processId])
  expect(await ids({ kind: 'OVERDUE' })).toEqual([here.processId])
  expect(await ids({ kind: ['UNTICKED', 'GONE'] })).toEqual([other])
  expect(await ids({ assigneeId: here.quirin.userId })).toEqual([other])
  expect(await ids({ status: 'PAYED' })).toEqual([])
  const { listIncomplete } = here.quirin.client.quality
  const first = (await listIncomplete({ query: { limit: 1 } })).body
  expect(first.items).toMatchObject([{ id: other }])
  const second = await listIncomplete({ query: { limit: 1, cursor: first.nextCursor } })
  expect(idsIn(second)).toEqual([here.processId])
  expect(second.body.nextCursor).toBeNull()
})
