import { addDays, startOfDay } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { type Planning, plan, planning, storyDay, at as time } from '../tasks/testing'

const day = { query: { startDate: storyDay, endDate: storyDay } }

const things = async ({ home }: Planning) => {
  const boss = await home.asTenant('ADMINISTRATOR')
  const car = (await boss.cars.create({ name: 'Wagen', licensePlate: 'GR-X 1' })).body.id as number
  const hall = (await boss.resources.create({ name: 'Halle' })).body.id as number
  return { car, hall }
}

const block = (kind: string, id: number, start: string, end: string, taskId: number | null) => ({
  kind,
  id,
  startDate: start,
  endDate: end,
  taskId,
})

test('whoever and whatever a task needs is taken, from its preparation on', async () => {
  const story = await planning()
  const { vera, tom } = story
  const { car, hall } = await things(story)
  const { id } = await plan(story, vera.client, 'appointment', {
    preparationTime: 30,
    userIds: [vera.userId, tom.userId],
    carId: car,
    resourceIds: [hall],
  })
  const { body } = await vera.client.busy.list(day)
  const span = [time('09:30'), time('11:00'), id] as const
  const [one, other] = [vera.userId, tom.userId].sort((a, b) => a - b)
  expect(body).toEqual({
    items: [
      block('CAR', car, ...span),
      block('RESOURCE', hall, ...span),
      block('USER', one as number, ...span),
      block('USER', other as number, ...span),
    ],
    hasMore: false,
  })
})

test('leave takes whole days, and a transport at no stated hour one from when it is due', async () => {
  const story = await planning()
  const { vera, tom } = story
  const leave = await plan(story, vera.client, 'vacation', { startDate: addDays(storyDay, -20), endDate: storyDay })
  const way = await plan(story, vera.client, 'transportation', { dueDate: time('14:00') })
  const { items } = (await vera.client.busy.list(day)).body
  const instant = (of: string) => new Date(startOfDay(of)).toISOString()
  expect(items).toEqual([
    block('USER', tom.userId, instant(addDays(storyDay, -20)), instant(addDays(storyDay, 1)), leave.id),
    block('USER', tom.userId, time('14:00'), time('15:00'), way.id),
  ])
})

test('leave that goes on long behind the last day is there as well', async () => {
  const story = await planning()
  const { id } = await plan(story, story.vera.client, 'vacation', { endDate: addDays(storyDay, 60) })
  const later = addDays(storyDay, 10)
  const { items } = (await story.vera.client.busy.list({ query: { startDate: later, endDate: later } })).body
  expect(items).toMatchObject([{ taskId: id }])
})

test('what is done, cancelled, deleted, private or over takes nobody', async () => {
  const story = await planning()
  const { client } = story.vera
  await plan(story, client, 'appointment', { status: 'DONE' })
  await plan(story, client, 'appointment', { status: 'CANCELLED' })
  const gone = await plan(story, client, 'appointment')
  await client.tasks.delete(gone.id)
  await plan(story, story.tom.client, 'private')
  await plan(story, client, 'appointment', { startDate: time('23:00', -1), endDate: time('23:59', -1) })
  await plan(story, client, 'appointment', { startDate: time('00:00', 1), endDate: time('01:00', 1) })
  expect((await client.busy.list(day)).body.items).toEqual([])
})

test('of another house one learns that somebody is busy, and not with what', async () => {
  const story = await planning()
  const { home, vera, tom } = story
  const { car } = await things(story)
  const other = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
  const { id } = await plan(story, other.client, 'appointment', {
    legalEntityId: home.secondEntityId,
    userId: other.userId,
    userIds: [tom.userId],
    carId: car,
  })
  const seen = async (member: typeof vera) =>
    new Set((await member.client.busy.list(day)).body.items.map(({ taskId }: { taskId: number | null }) => taskId))
  expect(await seen(vera)).toEqual(new Set([null]))
  expect(await seen(other)).toEqual(new Set([id]))
  expect(await seen(tom), 'who takes part knows of it').toEqual(new Set([id]))
  const { items } = (await vera.client.busy.list(day)).body
  expect(items.map(({ kind, id: of }: { kind: string; id: number }) => `${kind} ${of}`).sort()).toEqual(
    [`CAR ${car}`, `USER ${tom.userId}`, `USER ${other.userId}`].sort(),
  )
  expect(Object.keys(items[0])).toEqual(['kind', 'id', 'startDate', 'endDate', 'taskId'])
})

test('of a house that wants one-time codes who has none learns no numbers', async () => {
  const story = await planning()
  const { home } = story
  const roles = ['OFFICE_MANAGER' as const]
  const both = await home.staff({
    at: [home.legalEntityId, home.secondEntityId].map((legalEntityId) => ({ legalEntityId, roles })),
  })
  await plan(story, both.client, 'appointment', { legalEntityId: home.secondEntityId })
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.legalEntities.update({ mfaRequired: true }, { legalEntityId: home.secondEntityId })
  expect((await both.client.busy.list(day)).body.items).toMatchObject([{ taskId: null }])
})

test('the neighbour is not among them', async () => {
  const [story, neighbour] = await Promise.all([planning(), planning()])
  await plan(story, story.vera.client, 'appointment')
  expect((await neighbour.vera.client.busy.list(day)).body.items).toEqual([])
})

test.each([
  ['an end before the start', { startDate: storyDay, endDate: addDays(storyDay, -1) }, 'endDate'],
  ['63 days', { startDate: storyDay, endDate: addDays(storyDay, 62) }, 'endDate'],
  ['no day', { startDate: 'morgen', endDate: storyDay }, 'startDate'],
  ['no start', { endDate: storyDay } as { startDate: string; endDate: string }, 'startDate'],
])('%s is refused', async (_, query, field) => {
  const { vera } = await planning()
  const answer = await vera.client.busy.list({ query })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([{ field }])
})

test('62 days are answered', async () => {
  const { vera } = await planning()
  const query = { startDate: storyDay, endDate: addDays(storyDay, 61) }
  expect((await vera.client.busy.list({ query })).status).toBe(200)
})
