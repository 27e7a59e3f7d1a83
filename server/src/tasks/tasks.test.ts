import { addDays, startOfDay, today } from '@pietas/contract/kit'
import { taskStatuses } from '@pietas/contract/tasks'
import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../house/arbitraries'
import { funeralHome, request } from '../kit/testing'
import { aTask, at, idsOf, plan, planning, storyDay } from './testing'

const created = [
  'basic',
  'appointment',
  'work',
  'transportation',
  'complaint',
  'feedback',
  'private',
  'vacation',
  'sickDay',
  'schoolAbsence',
] as const

const required = 'common.validation-required'
const unknown = 'common.validation-unknown-reference'

test.each(created)('%s is planned and read back as it was sent', async (type) => {
  const { home, vera, tom } = await planning()
  const body = aTask(type, home.legalEntityId, tom.userId, { description: 'Bitte leise' })
  const answer = await vera.client.tasks.create(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { dueDate, address, destination, ...sent } = (body as Record<string, Record<string, unknown>>)[type] ?? {}
  expect(answer.body).toMatchObject({
    ...sent,
    type,
    createdBy: vera.userId,
    author: { id: vera.userId, firstName: 'Vera' },
    user: { id: tom.userId },
    users: [],
    resources: [],
    car: null,
    process: null,
    template: null,
    templateId: null,
    subTasks: [],
    taskStatusLogs: [{ status: 'OPEN', createdBy: vera.userId }],
  })
  if (dueDate) expect(answer.body.dueDate).toBe(at('00:00'))
  if (address) expect(answer.body).toMatchObject({ address, destination })
  // What is private is seen by the two whom it concerns; both are here. Of leave who asks learns what he may do with it.
  const { mayAccept: _, ...read } = (await tom.client.tasks.get(answer.body.id)).body
  expect(read).toEqual(answer.body)
})

test('an appointment keeps people, car, things and preparation', async () => {
  const story = await planning()
  const boss = await story.home.asTenant('ADMINISTRATOR')
  const car = (await boss.cars.create({ name: 'Wagen', licensePlate: 'GR-X 1', numberOfSeats: 2 })).body.id
  const hall = (await boss.resources.create({ name: 'Halle' })).body.id
  const fields = { preparationTime: 30, preparationType: 'BURIAL', carId: car }
  const { id } = await plan(story, story.vera.client, 'appointment', {
    ...fields,
    userIds: [story.vera.userId, story.vera.userId],
    resourceIds: [hall],
    color: '#ff0000',
    createdBy: 1,
  })
  const { body } = await story.vera.client.tasks.get(id)
  expect(body).toMatchObject({
    ...fields,
    users: [{ id: story.vera.userId, firstName: 'Vera', lastName: 'Test' }],
    resources: [{ id: hall, name: 'Halle', deleted: false }],
    car: { id: car, name: 'Wagen', licensePlate: 'GR-X 1', numberOfSeats: 2, deleted: false },
    createdBy: story.vera.userId,
    templateId: null,
  })
  expect(body).not.toHaveProperty('color')
})

describe('is refused', () => {
  const empty = { name: null, street: null, city: null }
  test.each<[(typeof created)[number], object, string, string]>([
    ['basic', { status: undefined }, 'status', required],
    ['basic', { status: 'FOO' }, 'status', 'common.validation-invalid'],
    ['basic', { title: ' ' }, 'title', 'task.validation.title-required'],
    ['basic', { title: undefined }, 'title', 'task.validation.title-required'],
    ['basic', { title: 'x'.repeat(201) }, 'title', 'common.validation-too-long'],
    ...(['basic', 'appointment', 'work', 'complaint', 'vacation'] as const).map(
      (type) => [type, { userId: null }, 'userId', required] as [typeof type, object, string, string],
    ),
    ...(['basic', 'work', 'transportation', 'complaint', 'feedback', 'private'] as const).map(
      (type) => [type, { dueDate: null }, 'dueDate', required] as [typeof type, object, string, string],
    ),
    ['appointment', { startDate: null }, 'startDate', required],
    ['appointment', { endDate: undefined }, 'endDate', required],
    ['work', { endDate: null }, 'endDate', required],
    ['appointment', { endDate: at('10:00') }, 'endDate', 'task.validation.duration'],
    ['appointment', { startDate: at('23:00'), endDate: at('00:30', 1) }, 'startDate', 'task.validation.date-range'],
    ['work', { startDate: at('22:00'), endDate: at('00:00', 1) }, 'startDate', 'task.validation.date-range'],
    ['transportation', { address: {} }, 'address', required],
    ['transportation', { address: null }, 'address', required],
    ['transportation', { destination: { ...empty, zipCode: '02826' } }, 'destination', required],
    ['vacation', { startDate: null }, 'startDate', required],
    ['vacation', { endDate: '2026-01-01' }, 'endDate', 'task.validation.leave-range'],
    ['work', { preparationTime: '30' }, 'preparationTime', 'common.validation-invalid'],
    ['work', { preparationTime: -1 }, 'preparationTime', 'common.validation-too-small'],
    ['work', { preparationTime: 1.5 }, 'preparationTime', 'common.validation-invalid'],
    ['work', { preparationType: 'CREMATION' }, 'preparationType', 'common.validation-invalid'],
    ['basic', { subTasks: [{ title: '' }] }, 'subTasks.0.title', required],
    ['basic', { subTasks: [{ title: 'Eins' }, {}] }, 'subTasks.1.title', required],
    ['basic', { subTasks: [{ title: 'Eins', id: 1 }] }, 'subTasks.0.id', unknown],
    ['basic', { subTasks: [{ title: 'x', businessPartnerId: 999_999_999 }] }, 'subTasks.0.businessPartnerId', unknown],
    ['basic', { userId: 999_999_999 }, 'userId', unknown],
    ['work', { userIds: [999_999_999] }, 'userIds', unknown],
    ['work', { carId: 999_999_999 }, 'carId', unknown],
    ['work', { resourceIds: [999_999_999] }, 'resourceIds', unknown],
  ])('%s with %j at %s', async (type, fields, field, message) => {
    const { home, vera, tom } = await planning()
    const answer = await vera.client.tasks.create(
      aTask(type, home.legalEntityId, tom.userId, fields as Record<string, unknown>),
    )
    expect(answer).toBeRefused(400, { field, message })
    expect(idsOf(await vera.client.tasks.listAccessible())).toEqual([])
  })

  test.each([
    {},
    { basic: undefined },
    { absence: {} },
    { party: {} },
    { basic: { status: 'OPEN', title: 'x' }, work: { status: 'OPEN', title: 'x' } },
  ])('the body %j', async (body) => {
    const { vera } = await planning()
    const answer = await vera.client.tasks.create(body as never)
    expect(answer).toBeRefused(400)
    expect(answer.body.errors.map(({ message }: { message: string }) => message)).toContain(
      'task.validation.type-required',
    )
  })

  test('somebody who is not there any more, unless he was chosen before', async () => {
    const story = await planning()
    const { vera, tom, home } = story
    const boss = await home.asTenant('ADMINISTRATOR')
    const car = (await boss.cars.create({ name: 'Wagen', licensePlate: 'GR-X 1' })).body.id
    const { id } = await plan(story, vera.client, 'work', { carId: car, userIds: [tom.userId] })
    await boss.cars.delete(car)
    expect((await boss.users.delete(tom.userId)).status).toBe(204)
    const again = { carId: car, userId: tom.userId, userIds: [tom.userId], title: 'Bleibt' }
    const kept = await vera.client.tasks.update(id, { work: again })
    expect(kept.body).toMatchObject({
      title: 'Bleibt',
      car: { deleted: true },
      user: { id: tom.userId, deleted: true },
    })
    const anew = aTask('work', home.legalEntityId, vera.userId, { carId: car })
    expect(await vera.client.tasks.create(anew)).toBeRefused(400, { field: 'carId', message: unknown })
    const gone = aTask('work', home.legalEntityId, tom.userId)
    expect(await vera.client.tasks.create(gone)).toBeRefused(400, { field: 'userId', message: unknown })
  })

  test('a partner who is locked, unless he was chosen before', async () => {
    const story = await planning()
    const { client } = story.vera
    const florist = (await client.partners.create({ name: 'Blumen Winter' })).body.id
    const parts = { subTasks: [{ title: 'Kranz', businessPartnerId: florist }] }
    const { id, subTasks } = await plan(story, client, 'basic', parts)
    await client.partners.update(florist, { locked: true })
    expect((await client.tasks.update(id, { basic: { title: 'Bleibt', subTasks } })).status).toBe(200)
    expect(await client.tasks.create(aTask('basic', story.home.legalEntityId, story.tom.userId, parts))).toBeRefused(
      400,
      { field: 'subTasks.0.businessPartnerId', message: 'partner.validation.locked' },
    )
  })

  test('whatever belongs to another tenant', async () => {
    const { home, vera } = await planning()
    const there = await funeralHome()
    const stranger = await there.staff({ tenantRole: 'ADMINISTRATOR' })
    const car = (await stranger.client.cars.create({ name: 'Fremd', licensePlate: 'X-Y 1' })).body.id
    const hall = (await stranger.client.resources.create({ name: 'Fremd' })).body.id
    const partner = (await stranger.client.partners.create({ name: 'Fremd' })).body.id
    const fields = [
      { userId: stranger.userId },
      { userIds: [stranger.userId] },
      { carId: car },
      { resourceIds: [hall] },
    ]
    for (const foreign of [...fields, { subTasks: [{ title: 'x', businessPartnerId: partner }] }])
      expect(await vera.client.tasks.create(aTask('work', home.legalEntityId, vera.userId, foreign))).toBeRefused(400)
  })
})

test('the status goes from each to each other, and every change is noted', async () => {
  const story = await planning()
  const { client, userId } = story.vera
  for (const from of taskStatuses)
    for (const to of taskStatuses.filter((status) => status !== from)) {
      const { id } = await plan(story, client, 'basic', { status: from })
      const { status, body } = await client.tasks.update(id, { basic: { status: to } })
      expect([from, to, status]).toEqual([from, to, 200])
      expect(body.taskStatusLogs).toMatchObject([{ status: from }, { status: to, createdBy: userId }])
      const same = await client.tasks.update(id, { basic: { status: to, title: 'Anders' } })
      expect(same.body.taskStatusLogs).toHaveLength(2)
    }
})

describe('a change', () => {
  test('leaves what it does not name, clears what is null, and drops what cannot be changed', async () => {
    const story = await planning()
    const { client } = story.vera
    const before = await plan(story, client, 'work', { description: 'Leise', preparationTime: 10 })
    const fields = {
      description: null,
      legalEntityId: story.home.secondEntityId,
      templateId: 1,
      color: 'red',
      type: 'x',
    }
    const { body } = await client.tasks.update(before.id, { work: fields as object })
    expect(body).toEqual({
      ...before,
      description: null,
      version: 2,
      updatedAt: expect.any(String),
      updatedBy: story.vera.userId,
    })
    const times = await client.tasks.update(before.id, { work: { startDate: null, endDate: null } })
    expect(times.body).toMatchObject({ startDate: null, endDate: null, preparationTime: 10 })
    expect(await client.tasks.update(before.id, { work: { startDate: at('09:00') } })).toBeRefused(400, {
      field: 'endDate',
      message: required,
    })
    expect(await client.tasks.update(before.id, { work: { dueDate: null } })).toBeRefused(400)
    expect(await client.tasks.update(before.id, { basic: { title: 'x' } })).toBeRefused(400, {
      field: 'type',
      message: 'task.validation.type-fixed',
    })
    expect((await client.tasks.get(before.id)).body.version).toBe(3)
  })

  test('of an older version is told what the task says now', async () => {
    const story = await planning()
    const { client } = story.vera
    const { id, version } = await plan(story, client, 'basic')
    await client.tasks.update(id, { basic: { title: 'Neu' } }, { ifMatch: version })
    const late = await client.tasks.update(id, { basic: { description: 'Spät' } }, { ifMatch: version })
    expect(late).toBeRefused(412, 'STALE_VERSION')
    expect(late.body.current).toMatchObject({ id, title: 'Neu', version: version + 1 })
    expect((await client.tasks.update(id, { basic: { title: 'Neu' } })).body.version).toBe(version + 1)
  })

  test('of those who take part counts as one, and the same people do not', async () => {
    const story = await planning()
    const { client, userId } = story.vera
    const { id } = await plan(story, client, 'work', { userIds: [userId] })
    expect((await client.tasks.update(id, { work: { userIds: [userId] } })).body.version).toBe(1)
    expect((await client.tasks.update(id, { work: { userIds: [] } })).body).toMatchObject({ version: 2, users: [] })
  })

  test('to a process of the same house is one, to another house is not', async () => {
    const story = await planning()
    const { home, vera } = story
    const boss = await home.asTenant('ADMINISTRATOR')
    const open = async (legalEntityId: number, legalEntityBranchId: number) => {
      const here = { legalEntityId }
      const person = async () =>
        (
          await boss.persons.create(
            { firstName: 'Karl', lastName: `K${legalEntityBranchId}`, gender: 'MALE', dateOfBirth: '1940-01-01' },
            { ...here, query: { ignoreDuplicates: true } },
          )
        ).body.id
      const people = { deceasedPersonId: await person(), clientPersonId: await person() }
      const fields = {
        type: 'DEATH' as const,
        recordingType: 'BY_PHONE' as const,
        burialFormId: home.burialFormId,
        legalEntityBranchId,
      }
      return (await boss.processes.create({ ...fields, ...people }, here)).body.id
    }
    const own = await open(home.legalEntityId, home.branchId)
    const foreign = await open(home.secondEntityId, home.secondBranchId)
    const { id } = await plan(story, vera.client, 'basic')
    expect((await vera.client.tasks.update(id, { basic: { processId: own } })).body.process).toMatchObject({ id: own })
    expect(await boss.tasks.update(id, { basic: { processId: foreign } })).toBeRefused(400, {
      field: 'processId',
      message: unknown,
    })
    expect((await vera.client.tasks.update(id, { basic: { processId: null } })).body.process).toBeNull()
    const mine = (await vera.client.tasks.create({ private: { status: 'OPEN', title: 'Kranz', dueDate: storyDay } }))
      .body
    const moved = await vera.client.tasks.update(mine.id, { private: { processId: own } })
    expect(moved.body).toMatchObject({ processId: own, legalEntityId: home.legalEntityId })
  })
})

test('parts are added, ticked off, put in another order and taken away', async () => {
  const story = await planning()
  const { client } = story.vera
  const partner = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  const sent = [
    { title: ' Eins ' },
    { title: 'Zwei', done: true, comment: 'eilig' },
    { title: 'Drei', businessPartnerId: partner },
  ]
  const { id, subTasks } = await plan(story, client, 'basic', { subTasks: sent })
  const [one, two, three] = subTasks
  expect(subTasks).toMatchObject([
    { title: 'Eins', done: false, comment: null, businessPartnerId: null },
    { title: 'Zwei', done: true, comment: 'eilig' },
    { title: 'Drei', businessPartnerId: partner },
  ])
  const changed = await client.tasks.update(id, {
    basic: {
      subTasks: [{ id: three?.id, title: 'Drei' }, { title: 'Vier' }, { id: one?.id, title: 'Eins', done: true }],
    },
  })
  expect(changed.body.subTasks).toMatchObject([
    { id: three?.id, title: 'Drei', businessPartnerId: partner },
    { title: 'Vier', done: false },
    { id: one?.id, title: 'Eins', done: true },
  ])
  expect(changed.body.version).toBe(2)
  const gone = { basic: { subTasks: [{ id: two?.id, title: 'Zwei' }] } }
  expect(await client.tasks.update(id, gone)).toBeRefused(400, { field: 'subTasks.0.id', message: unknown })
  const twice = {
    basic: {
      subTasks: [
        { id: one?.id, title: 'a' },
        { id: one?.id, title: 'b' },
      ],
    },
  }
  expect(await client.tasks.update(id, twice)).toBeRefused(400, { field: 'subTasks.1.id', message: unknown })
  expect((await client.tasks.update(id, { basic: { title: 'Neu' } })).body.subTasks).toHaveLength(3)
  expect((await client.tasks.update(id, { basic: { subTasks: [] } })).body.subTasks).toEqual([])
})

test('a call that is repeated plans a task once', async () => {
  const { home, vera, tom } = await planning()
  const body = aTask('appointment', home.legalEntityId, tom.userId)
  const [first, again] = [
    await vera.client.tasks.create(body, { idempotencyKey: 'once' }),
    await vera.client.tasks.create(body, { idempotencyKey: 'once' }),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
})

test('comments are read in their order and taken back by who wrote them', async () => {
  const story = await planning()
  const { vera, tom } = story
  const { id } = await plan(story, vera.client, 'complaint')
  const other = await plan(story, vera.client, 'complaint')
  const first = await vera.client.taskComments.create(id, { content: ' Ich rufe an. ' })
  expect(first.status).toBe(201)
  expect(first.body).toEqual({
    id: first.body.id,
    content: 'Ich rufe an.',
    createdBy: vera.userId,
    createdAt: expect.stringMatching(/Z$/),
    author: expect.objectContaining({ id: vera.userId, firstName: 'Vera' }),
  })
  const second = await tom.client.taskComments.create(id, { content: 'Erledigt' })
  expect((await vera.client.taskComments.list(id)).body.items).toEqual([first.body, second.body])
  for (const content of ['', '  ', undefined, 'x'.repeat(4001)])
    expect(await vera.client.taskComments.create(id, { content } as never)).toBeRefused(400)
  expect(await tom.client.taskComments.delete(id, first.body.id)).toBeRefused(403)
  expect(await vera.client.taskComments.delete(other.id, first.body.id)).toBeRefused(404)
  expect((await vera.client.taskComments.delete(id, first.body.id)).status).toBe(204)
  expect(await vera.client.taskComments.delete(id, first.body.id)).toBeRefused(404)
  expect((await vera.client.taskComments.list(id)).body.items).toEqual([second.body])
  const stranger = await story.home.as('GRIEF_COUNSELOR')
  expect(await stranger.taskComments.list(id)).toBeRefused(404)
  expect(await stranger.taskComments.create(id, { content: 'x' })).toBeRefused(404)
})

test('hostile texts are kept as they are or refused, and never a fault', async () => {
  const story = await planning()
  const { client } = story.vera
  const long = ['ä'.repeat(10_000), 'x '.repeat(5000), 'ß'.repeat(199), '﷽'.repeat(3000)]
  for (const text of [...hostileTexts, ...long]) {
    const fields = { title: text.slice(0, 200), description: text, subTasks: [{ title: text, comment: text }] }
    const answer = await client.tasks.create(aTask('basic', story.home.legalEntityId, story.tom.userId, fields))
    expect([201, 400]).toContain(answer.status)
    if (answer.status === 201) expect(answer.body.description).toBe(text.trim() || null)
    const found = await client.tasks.listAccessible({ query: { query: text.slice(0, 200) } })
    expect([200, 400]).toContain(found.status)
  }
})

test('one may ask by an address that a browser would write', async () => {
  const { home, vera } = await planning()
  const path = `/api/v1/tenants/${home.tenantId}/all-accessible/tasks`
  const search = `?cursor=&query=&limit=500&type=APPOINTMENT,WORK&startDate=2026-11-01T00:00:00%2B01:00&endDate=2026-11-30`
  expect((await request('GET', path + search, { cookie: vera.cookie })).status).toBe(200)
})

describe('a request for leave', () => {
  const ask = async (dueDate: string) => {
    const story = await planning()
    return story.tom.client.tasks.create(aTask('vacation', story.home.legalEntityId, story.tom.userId, { dueDate }))
  }

  test('that should have been decided on before it was made is refused, not dropped', async () => {
    expect(await ask(addDays(today(), -1))).toBeRefused(400, {
      field: 'dueDate',
      message: 'task.validation.leave-due-past',
    })
  })

  test('keeps until when it is to be decided on', async () => {
    const { status, body } = await ask(today())
    expect([status, body.dueDate]).toEqual([201, new Date(startOfDay(today())).toISOString()])
  })
})
