import { overlappingTask } from '@pietas/contract/tasks'
import { describe, expect, test } from 'vitest'
import { aTask, at, type Planning, plan, planning, storyDay } from '../testing'

type Fields = Record<string, unknown>

const things = async ({ home }: Planning) => {
  const boss = await home.asTenant('ADMINISTRATOR')
  const name = async (call: Promise<{ body: { id: number } }>) => (await call).body.id
  return {
    car: await name(boss.cars.create({ name: 'Wagen', licensePlate: 'GR-X 1' })),
    otherCar: await name(boss.cars.create({ name: 'Transporter', licensePlate: 'GR-X 2' })),
    hall: await name(boss.resources.create({ name: 'Halle' })),
    chapel: await name(boss.resources.create({ name: 'Kapelle' })),
  }
}

type Things = Awaited<ReturnType<typeof things>>

/** One task stands, another one is planned. @returns what the planner hears. */
const second = async (
  story: Planning,
  first: [Parameters<typeof aTask>[0], Fields],
  then: [Parameters<typeof aTask>[0], Fields],
) => {
  await plan(story, story.vera.client, ...first)
  return story.vera.client.tasks.create(aTask(then[0], story.home.legalEntityId, story.vera.userId, then[1]))
}

const from = (start: string, end: string): Fields => ({ startDate: at(start), endDate: at(end) })

describe('of two appointments of one person', () => {
  test.each<[string, Fields, Fields, number]>([
    ['the same hour', from('10:00', '11:00'), from('10:00', '11:00'), 409],
    ['half an hour of both', from('10:00', '11:00'), from('10:30', '11:30'), 409],
    ['one within the other', from('10:00', '12:00'), from('10:30', '11:00'), 409],
    ['one around the other', from('10:30', '11:00'), from('10:00', '12:00'), 409],
    ['a minute', from('10:00', '11:00'), from('10:59', '11:30'), 409],
    ['one after the other', from('10:00', '11:00'), from('11:00', '12:00'), 201],
    ['one before the other', from('11:00', '12:00'), from('10:00', '11:00'), 201],
    ['another day', from('10:00', '11:00'), { startDate: at('10:00', 1), endDate: at('11:00', 1) }, 201],
    ['the preparation of the second', from('10:00', '11:00'), { ...from('11:00', '12:00'), preparationTime: 1 }, 409],
    ['the preparation of the first', { ...from('11:00', '12:00'), preparationTime: 15 }, from('10:00', '11:00'), 409],
    [
      'a preparation that ends with the other',
      from('10:00', '11:00'),
      { ...from('11:30', '12:00'), preparationTime: 30 },
      201,
    ],
  ])('%s', async (_, first, then, status) => {
    const story = await planning()
    const { userId } = story.tom
    const answer = await second(story, ['appointment', first], ['work', { ...then, userId }])
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  })
})

describe('what two tasks of the same hour share', () => {
  test.each<[string, (t: Things, s: Planning) => [Fields, Fields], string[]]>([
    ['the assignee', (_, { tom }) => [{ userId: tom.userId }, { userId: tom.userId }], ['Vera Test']],
    ['assignee and participant', (_, { tom }) => [{ userId: tom.userId }, { userIds: [tom.userId] }], ['Vera Test']],
    [
      'participant and assignee',
      (_, { tom, vera }) => [{ userId: vera.userId, userIds: [tom.userId] }, { userId: tom.userId }],
      ['Vera Test'],
    ],
    [
      'a participant',
      (_, { tom, vera }) => [{ userId: tom.userId, userIds: [vera.userId] }, { userIds: [vera.userId] }],
      ['Vera Test'],
    ],
    ['the car', ({ car }) => [{ carId: car }, { carId: car }], ['Wagen']],
    ['a resource', ({ hall, chapel }) => [{ resourceIds: [chapel, hall] }, { resourceIds: [hall] }], ['Halle']],
    [
      'all of it',
      ({ hall, car }, { tom }) => [
        { resourceIds: [hall], carId: car },
        { userId: tom.userId, resourceIds: [hall], carId: car },
      ],
      ['Vera Test', 'Wagen', 'Halle'],
    ],
  ])('%s', async (_, made, blockedBy) => {
    const story = await planning()
    const [first, then] = made(await things(story), story)
    const answer = await second(story, ['work', first], ['appointment', then])
    expect(answer).toBeRefused(409, 'TASK_OVERLAP')
    expect(answer.body.overlappingTasks.map((task: unknown) => overlappingTask.parse(task))).toMatchObject([
      { title: 'Trauergespräch', type: 'work', startDate: at('10:00'), endDate: at('11:00'), blockedBy },
    ])
    expect((await story.vera.client.tasks.listAccessible()).body.items).toHaveLength(1)
  })

  test('nothing', async () => {
    const story = await planning()
    const { car, otherCar, hall, chapel } = await things(story)
    const first = { carId: car, resourceIds: [hall] }
    const answer = await second(story, ['work', first], ['appointment', { carId: otherCar, resourceIds: [chapel] }])
    expect(answer.status).toBe(201)
  })
})

test('a transport at no stated hour takes one from when it is due', async () => {
  const story = await planning()
  const { userId } = story.tom
  await plan(story, story.vera.client, 'transportation', { dueDate: at('14:00') })
  const try_ = (start: string, end: string) =>
    story.vera.client.tasks.create(aTask('appointment', story.home.legalEntityId, userId, from(start, end)))
  const refused = await try_('14:59', '15:30')
  expect(refused).toBeRefused(409, 'TASK_OVERLAP')
  expect(refused.body.overlappingTasks).toMatchObject([{ startDate: at('14:00'), endDate: at('15:00') }])
  expect((await try_('15:00', '15:30')).status).toBe(201)
  expect((await try_('13:00', '14:00')).status).toBe(201)
})

test('a task at no hour blocks nobody', async () => {
  const story = await planning()
  const { userId } = story.tom
  const times = { startDate: null, endDate: null }
  for (const [type, fields] of [
    ['basic', {}],
    ['work', times],
    ['complaint', {}],
    ['private', {}],
  ] as const)
    await plan(story, story.vera.client, type, { dueDate: at('10:00'), ...fields })
  const answer = await story.vera.client.tasks.create(aTask('appointment', story.home.legalEntityId, userId))
  expect(answer.status).toBe(201)
})

test('leave blocks whole days, the first and the last one', async () => {
  const story = await planning()
  const { userId } = story.tom
  await plan(story, story.vera.client, 'vacation')
  const on = (start: string, end: string, days: number) =>
    story.vera.client.tasks.create(
      aTask('appointment', story.home.legalEntityId, userId, { startDate: at(start, days), endDate: at(end, days) }),
    )
  expect((await on('22:00', '23:59', -1)).status).toBe(201)
  const refused = await on('00:00', '00:30', 0)
  expect(refused).toBeRefused(409, 'TASK_OVERLAP')
  expect(refused.body.overlappingTasks).toMatchObject([
    { type: 'vacation', startDate: storyDay, blockedBy: ['Vera Test'] },
  ])
  expect(await on('23:00', '23:59', 2)).toBeRefused(409, 'TASK_OVERLAP')
  expect((await on('00:00', '00:30', 3)).status).toBe(201)
  const ill = aTask('sickDay', story.home.legalEntityId, userId)
  expect(await story.vera.client.tasks.create(ill)).toBeRefused(409, 'TASK_OVERLAP')
})

test.each(['DONE', 'CANCELLED'] as const)('what is %s blocks nobody and is not stopped by anybody', async (status) => {
  const story = await planning()
  const { userId } = story.tom
  const { client } = story.vera
  const closed = await plan(story, client, 'appointment', { status, userIds: [story.vera.userId] })
  const open = await client.tasks.create(aTask('appointment', story.home.legalEntityId, userId))
  expect(open.status).toBe(201)
  const again = aTask('appointment', story.home.legalEntityId, userId, { status })
  expect((await client.tasks.create(again)).status).toBe(201)
  // What is taken up again has to fit in.
  expect(await client.tasks.update(closed.id, { appointment: { status: 'ACTIVE' } })).toBeRefused(409, 'TASK_OVERLAP')
  expect((await client.tasks.delete(open.body.id)).status).toBe(204)
  expect((await client.tasks.update(closed.id, { appointment: { status: 'ACTIVE' } })).status).toBe(200)
  // And then its participants are busy again as well.
  const vera = aTask('appointment', story.home.legalEntityId, story.vera.userId)
  expect(await client.tasks.create(vera)).toBeRefused(409, 'TASK_OVERLAP')
})

test('what was taken away and comes back has to fit in, unless somebody insists', async () => {
  const story = await planning()
  const { client } = story.vera
  const gone = await plan(story, client, 'appointment', { userIds: [story.vera.userId] })
  await client.tasks.delete(gone.id)
  const other = await client.tasks.create(aTask('appointment', story.home.legalEntityId, story.vera.userId))
  expect(other.status).toBe(201)
  expect(await client.tasks.restore(gone.id)).toBeRefused(409, 'TASK_OVERLAP')
  expect(await client.tasks.get(gone.id)).toBeRefused(404)
  expect((await client.tasks.restore(gone.id, { query: { ignoreOverlap: true } })).status).toBe(200)
})

describe('a change is looked at', () => {
  const clashing = async () => {
    const story = await planning()
    const all = await things(story)
    await plan(story, story.vera.client, 'work', { carId: all.car, resourceIds: [all.hall] })
    const { id } = await plan(story, story.vera.client, 'appointment')
    return {
      story,
      all,
      id,
      change: (fields: Fields, query = {}) => story.vera.client.tasks.update(id, { appointment: fields }, { query }),
    }
  }

  test('when it touches time, preparation, people, car or things', async () => {
    const { story, all, change } = await clashing()
    for (const fields of [
      from('10:15', '11:15'),
      { preparationTime: 5 },
      { userIds: [story.vera.userId] },
      { carId: all.car },
      { carId: all.otherCar },
      { resourceIds: [all.chapel] },
    ])
      expect(await change(fields), JSON.stringify(fields)).toBeRefused(409, 'TASK_OVERLAP')
    // Nothing of what was refused is stored.
    const { body } = await change({})
    expect(body).toMatchObject({ version: 1, startDate: at('10:00'), users: [], resources: [], carId: null })
  })

  test('and not when it says anything else, or the same again', async () => {
    const { story, change } = await clashing()
    const { userId } = story.tom
    for (const fields of [
      { title: 'Anders' },
      { description: 'Neu' },
      { status: 'ACTIVE' },
      { dueDate: storyDay },
      { userId, userIds: [], carId: null, resourceIds: [], ...from('10:00', '11:00'), preparationTime: 0 },
    ])
      expect((await change(fields)).status, JSON.stringify(fields)).toBe(200)
  })

  test('until it is forced', async () => {
    const { change } = await clashing()
    const answer = await change(from('10:15', '11:15'), { ignoreOverlap: true })
    expect(answer.body).toMatchObject({ startDate: at('10:15'), endDate: at('11:15') })
  })
})

test('of somebody whom one does not see one learns when he is busy, and nothing else', async () => {
  const story = await planning()
  const { home, tom } = story
  const other = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
  const there = aTask('appointment', home.secondEntityId, other.userId, { title: 'Geheim', userIds: [tom.userId] })
  expect((await other.client.tasks.create(there)).status).toBe(201)
  const here = aTask('work', home.legalEntityId, story.vera.userId, { userIds: [other.userId] })
  const answer = await story.vera.client.tasks.create(here)
  expect(answer).toBeRefused(409, 'TASK_OVERLAP')
  expect(answer.body.overlappingTasks).toEqual([
    { startDate: at('10:00'), endDate: at('11:00'), blockedBy: ['Vera Test'] },
  ])
})

test('of a house that wants one-time codes who has none learns as little', async () => {
  const story = await planning()
  const { home, tom } = story
  const roles = ['OFFICE_MANAGER' as const]
  const both = await home.staff({
    at: [home.legalEntityId, home.secondEntityId].map((legalEntityId) => ({ legalEntityId, roles })),
  })
  await plan(story, both.client, 'appointment', { title: 'Vertraulich', legalEntityId: home.secondEntityId })
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.legalEntities.update({ mfaRequired: true }, { legalEntityId: home.secondEntityId })
  const answer = await both.client.tasks.create(aTask('appointment', home.legalEntityId, tom.userId))
  expect(answer.body.overlappingTasks).toEqual([
    { startDate: at('10:00'), endDate: at('11:00'), blockedBy: ['Vera Test'] },
  ])
})

test('whoever plans does not learn what kind of leave is in the way', async () => {
  const story = await planning()
  const { home, tom } = story
  await plan(story, story.vera.client, 'sickDay', { title: 'Krankmeldung' })
  const dispatcher = await home.as('DISPATCHER')
  const answer = await dispatcher.tasks.create(aTask('appointment', home.legalEntityId, tom.userId))
  expect(answer.body.overlappingTasks).toMatchObject([{ type: 'absence', title: '', startDate: storyDay }])
})

test('of many who plan for the same car at once one succeeds', async () => {
  const story = await planning()
  const { car, hall } = await things(story)
  const people = await Promise.all(
    Array.from({ length: 6 }, () =>
      story.home.staff({ at: [{ legalEntityId: story.home.legalEntityId, roles: ['DISPATCHER'] }] }),
    ),
  )
  const answers = await Promise.all(
    people.map(({ client, userId }, n) =>
      client.tasks.create(
        aTask(
          'appointment',
          story.home.legalEntityId,
          userId,
          n % 2 ? { carId: car, resourceIds: [hall] } : { carId: car, userIds: [story.tom.userId] },
        ),
      ),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('of two who move their tasks into the same hour at once one succeeds', async () => {
  const story = await planning()
  const { client } = story.vera
  for (let round = 0; round < 5; round += 1) {
    const early = await plan(story, client, 'appointment', {
      startDate: at('08:00', round),
      endDate: at('09:00', round),
    })
    const late = await plan(story, client, 'appointment', {
      startDate: at('18:00', round),
      endDate: at('19:00', round),
    })
    const noon = { startDate: at('12:00', round), endDate: at('13:00', round) }
    const answers = await Promise.all([early, late].map(({ id }) => client.tasks.update(id, { appointment: noon })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

test('the hour that the clocks skip or show twice is measured by instants', async () => {
  const story = await planning()
  const { client } = story.vera
  const { userId } = story.tom
  // 2.30 CEST and 2.30 CET of 25 October 2026 lie an hour apart.
  const summer = { startDate: '2026-10-25T00:30:00Z', endDate: '2026-10-25T01:00:00Z' }
  const winter = { startDate: '2026-10-25T01:30:00Z', endDate: '2026-10-25T02:00:00Z' }
  for (const times of [summer, winter])
    expect((await client.tasks.create(aTask('work', story.home.legalEntityId, userId, times))).status).toBe(201)
  // The day of leave has 25 hours.
  const sick = aTask('sickDay', story.home.legalEntityId, userId, { startDate: '2026-10-25', endDate: '2026-10-25' })
  const answer = await client.tasks.create(sick)
  expect(answer.body.overlappingTasks).toHaveLength(2)
  const night = { startDate: '2026-10-25T22:30:00Z', endDate: '2026-10-25T22:45:00Z' }
  await client.tasks.create(sick, { query: { ignoreOverlap: true } })
  expect(await client.tasks.create(aTask('work', story.home.legalEntityId, userId, night))).toBeRefused(409)
})
