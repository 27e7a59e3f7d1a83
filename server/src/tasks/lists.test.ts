import { addDays } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { aProcess, createPerson, request } from '../kit/testing'
import { at, idsOf, type Planning, plan, planning, storyDay } from './testing'

type Name =
  | 'call'
  | 'overdue'
  | 'talk'
  | 'burial'
  | 'ride'
  | 'complaint'
  | 'praise'
  | 'done'
  | 'cancelled'
  | 'leave'
  | 'longLeave'

let story: Planning
let ids: Record<Name, number>
let names: Map<number, Name>
let processId: number

beforeAll(async () => {
  story = await planning()
  const { home, vera } = story
  const { client } = vera
  const karl = await createPerson(client, { firstName: 'Karl', lastName: 'Müller', dateOfBirth: '1940-01-01' })
  const erna = await createPerson(client)
  const opened = await client.processes.create(aProcess(home, { deceasedPersonId: karl.id, clientPersonId: erna.id }))
  processId = opened.body.id
  const add = async (...[type, fields]: [Parameters<typeof plan>[2], object]): Promise<number> =>
    (await plan(story, client, type, fields as Record<string, unknown>)).id
  const day = (days: number) => addDays(storyDay, days)
  ids = {
    call: await add('basic', { title: 'Anruf beim Standesamt', description: 'Wegen der Urkunden', processId }),
    overdue: await add('basic', { title: 'Ärger klären', dueDate: day(-2), userId: vera.userId }),
    talk: await add('appointment', { title: 'Gespräch', processId, userIds: [vera.userId] }),
    burial: await add('appointment', {
      title: 'Beisetzung',
      startDate: at('14:00', 1),
      endDate: at('15:00', 1),
      preparationTime: 60,
    }),
    ride: await add('transportation', { title: 'Überführung', dueDate: at('08:00', 1), userId: vera.userId }),
    complaint: await add('complaint', { title: 'Zu laut', dueDate: day(3), status: 'REVIEW' }),
    praise: await add('feedback', { title: 'Danke', dueDate: day(4), status: 'PAUSED' }),
    done: await add('work', { title: 'Dekorieren', status: 'DONE', startDate: at('12:00'), endDate: at('13:00') }),
    cancelled: await add('basic', { title: 'Blumen', status: 'CANCELLED', dueDate: day(5) }),
    leave: await add('vacation', { title: 'Urlaub', startDate: day(10), endDate: day(12) }),
    longLeave: await add('sickDay', { title: 'Krank', startDate: day(-5), endDate: day(20), userId: vera.userId }),
  }
  names = new Map(Object.entries(ids).map(([name, id]) => [id, name as Name]))
})

const found = async (query: object): Promise<(Name | undefined)[]> =>
  idsOf(await story.vera.client.tasks.listOfEntity({ query: query as never })).map((id) => names.get(id))

const all = () => Object.keys(ids).sort()
const without = (...left: Name[]): Name[] => (all() as Name[]).filter((name) => !left.includes(name))

describe('a list is narrowed', () => {
  const cases: [string, () => object, () => Name[]][] = [
    ['by nothing', () => ({}), () => all() as Name[]],
    ['by a kind', () => ({ type: 'APPOINTMENT' }), () => ['talk', 'burial']],
    ['by a kind as it travels', () => ({ type: 'sickDay' }), () => ['longLeave']],
    ['by kinds', () => ({ type: ['basic', 'WORK'] }), () => ['call', 'overdue', 'done', 'cancelled']],
    ['by all leave', () => ({ type: 'ABSENCE' }), () => ['leave', 'longLeave']],
    ['by all leave and more', () => ({ type: 'absence,feedback' }), () => ['leave', 'longLeave', 'praise']],
    ['by status', () => ({ status: 'REVIEW' }), () => ['complaint']],
    ['by statuses', () => ({ status: ['DONE', 'PAUSED'] }), () => ['done', 'praise']],
    ['by what is open', () => ({ hasOpenTasks: true }), () => without('done', 'cancelled')],
    ['by who does it', () => ({ assigneeId: story.vera.userId }), () => ['overdue', 'ride', 'longLeave']],
    ['by who has a part in it', () => ({ userId: story.vera.userId }), () => ['overdue', 'ride', 'longLeave', 'talk']],
    ['by the day it is due', () => ({ dueDate: storyDay }), () => ['call', 'done']],
    ['by the day it is due at some hour', () => ({ dueDate: addDays(storyDay, 1) }), () => ['ride']],
    ['by a group, of which there are none', () => ({ userGroupIds: '1' }), () => []],
    ['by no group', () => ({ userGroupIds: '' }), () => all() as Name[]],
    ['by a title', () => ({ query: 'blum' }), () => ['cancelled']],
    ['by a title with umlauts', () => ({ query: 'aerger' }), () => ['overdue']],
    ['by a description', () => ({ query: 'urkund' }), () => ['call']],
    ['by the deceased', () => ({ query: 'mueller karl' }), () => ['call', 'talk']],
    ['by the number of a process', () => ({ query: `#${processId}` }), () => ['call', 'talk']],
    ['by the bare number', () => ({ query: String(processId) }), () => ['call', 'talk']],
    ['by blanks', () => ({ query: '  ' }), () => all() as Name[]],
    ['by ids', () => ({ filterIds: [ids.call, ids.ride] }), () => ['call', 'ride']],
    [
      'by several things at once',
      () => ({ type: 'basic', filters: { hasOpenTasks: true, assigneeId: story.tom.userId } }),
      () => ['call'],
    ],
    ['by the same in both places', () => ({ type: 'basic', filters: { type: ['feedback'] } }), () => []],
  ]

  test.each(cases)('%s', async (_, query, expected) => {
    expect((await found(query())).sort()).toEqual(expected().sort())
  })

  test('the same way in the query and inside filters', async () => {
    const filters = cases.filter(
      ([, query]) => !Object.keys(query()).some((key) => /^(query|filters|filterIds)$/.test(key)),
    )
    expect(filters.length).toBeGreaterThan(10)
    for (const [about, query] of filters)
      expect((await found({ filters: query() })).sort(), about).toEqual((await found(query())).sort())
  })

  test('by several values, repeated or joined by commas', async () => {
    const { home, vera } = story
    const path = `/api/v1/tenants/${home.tenantId}/legal-entities/${home.legalEntityId}/tasks`
    const read = async (search: string) => idsOf(await request('GET', `${path}?${search}`, { cookie: vera.cookie }))
    const repeated = await read('status=DONE&status=PAUSED')
    expect(repeated.sort()).toEqual([ids.praise, ids.done].sort())
    expect((await read('status=DONE,PAUSED')).sort()).toEqual(repeated)
    expect((await read('type=WORK&type=feedback')).sort()).toEqual(repeated)
  })
})

test('a list carries what is asked for of each task, and what its rights are judged by', async () => {
  const { vera } = story
  const { items } = (await vera.client.tasks.listAccessible({ query: { fields: ['title', 'users'] } })).body
  expect(items).toHaveLength(all().length)
  for (const item of items)
    expect(Object.keys(item).sort()).toEqual(['id', 'legalEntityId', 'title', 'type', 'userId', 'users'])
})

describe('what takes place between two moments', () => {
  test.each<[string, () => object, Name[]]>([
    ['a day', () => ({ startDate: storyDay, endDate: storyDay }), ['call', 'talk', 'done', 'longLeave']],
    ['up to a start', () => ({ startDate: at('09:00'), endDate: at('09:59') }), ['longLeave']],
    ['from an end', () => ({ startDate: at('11:00'), endDate: at('11:59') }), ['longLeave']],
    ['within a span', () => ({ startDate: at('10:30'), endDate: at('10:31') }), ['talk', 'longLeave']],
    ['a preparation', () => ({ startDate: at('13:30', 1), endDate: at('13:40', 1) }), ['burial', 'longLeave']],
    ['an hour from what is due', () => ({ startDate: at('08:30', 1), endDate: at('08:40', 1) }), ['ride', 'longLeave']],
    ['the last day of leave', () => ({ startDate: addDays(storyDay, 12) }), ['leave', 'longLeave']],
    ['the day after leave', () => ({ startDate: addDays(storyDay, 13) }), ['longLeave']],
    ['until a day', () => ({ endDate: addDays(storyDay, -1) }), ['overdue', 'longLeave']],
  ])('%s', async (_, query, expected) => {
    expect((await found(query())).sort()).toEqual([...expected].sort())
  })
})

describe('a list is sorted', () => {
  test('by what comes first, unless told otherwise: the day that it is due, or else its start', async () => {
    const inOrder: Name[] = [
      'longLeave',
      'overdue',
      'call',
      'done',
      'talk',
      'ride',
      'burial',
      'complaint',
      'praise',
      'cancelled',
      'leave',
    ]
    expect(await found({})).toEqual(inOrder)
    expect(await found({ sortDirection: 'ASC' })).toEqual(inOrder)
    expect(await found({ sortDirection: 'DESC' })).toEqual(inOrder.toReversed())
  })

  test('by its start', async () => {
    const started: Name[] = ['longLeave', 'talk', 'done', 'burial', 'leave']
    expect((await found({ sortBy: 'START_DATE' })).slice(0, 5)).toEqual(started)
    expect((await found({ sortBy: 'START_DATE', sortDirection: 'DESC' })).slice(0, 5)).toEqual(started.toReversed())
  })

  test('by title, status and time', async () => {
    // The titles of leave are nobody's business, so they stand first together.
    expect((await found({ sortBy: 'TITLE' })).slice(2)).toEqual([
      'call',
      'overdue',
      'burial',
      'cancelled',
      'praise',
      'done',
      'talk',
      'ride',
      'complaint',
    ])
    expect((await found({ sortBy: 'STATUS' })).slice(-2)).toEqual(['done', 'cancelled'])
    expect((await found({ sortBy: 'STATUS', sortDirection: 'DESC' })).slice(0, 2)).toEqual(['cancelled', 'done'])
    expect(await found({ sortBy: 'CREATED_AT' })).toEqual(Object.keys(ids).toReversed())
    expect(await found({ sortBy: 'CREATED_AT', sortDirection: 'ASC' })).toEqual(Object.keys(ids))
  })

  test('by kind, of leave without telling which it is', async () => {
    const kinds = (await found({ sortBy: 'TYPE' })) as Name[]
    expect(kinds.slice(0, 3).toSorted()).toEqual(['call', 'cancelled', 'overdue'])
    expect(kinds.slice(3, -2)).toEqual([...['talk', 'burial'], 'done', 'ride', 'complaint', 'praise'])
    // As they were made, and not all holidays before all days of illness.
    expect(kinds.slice(-2)).toEqual(['leave', 'longLeave'])
    const secret = await plan(story, story.vera.client, 'vacation', {
      startDate: addDays(storyDay, 40),
      endDate: addDays(storyDay, 41),
    })
    names.set(secret.id, 'leave')
    expect((await found({ sortBy: 'TYPE' })).slice(-3)).toEqual(['leave', 'longLeave', 'leave'])
    await story.vera.client.tasks.delete(secret.id)
  })

  test.each(
    ['DUE_DATE', 'START_DATE', 'CREATED_AT', 'UPDATED_AT', 'TITLE', 'STATUS', 'TYPE', 'ASSIGNEE'].flatMap((sortBy) =>
      (['ASC', 'DESC'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
    ),
  )('page by page, forward and back, by $sortBy $sortDirection', async (sort) => {
    const whole = await found(sort)
    const read = async (cursor: string) =>
      (await story.vera.client.tasks.listOfEntity({ query: { ...sort, limit: 3, cursor } as never })).body
    const forward = []
    let page = await read('')
    forward.push(...page.items)
    while (page.nextCursor) {
      page = await read(page.nextCursor)
      forward.push(...page.items)
    }
    expect(forward.map(({ id }) => names.get(id))).toEqual(whole)
    const back = [...page.items]
    while (page.prevCursor) {
      page = await read(page.prevCursor)
      back.unshift(...page.items)
    }
    expect(back).toEqual(forward)
  })
})

test('a list of own tasks is narrowed and sorted alike', async () => {
  const { tom } = story
  const own = idsOf(await tom.client.tasks.listOfEntity()).map((id) => names.get(id))
  expect([...own].sort()).toEqual(without('overdue', 'ride', 'longLeave'))
  const open = idsOf(await tom.client.tasks.listAccessible({ query: { hasOpenTasks: true, type: 'basic' } }))
  expect(open).toEqual([ids.call])
})

test('a row tells whose case it is and how many of its parts are done', async () => {
  const { client } = story.vera
  const subTasks = [{ title: 'Eins', done: true }, { title: 'Zwei' }, { title: 'Drei' }]
  const { id } = await plan(story, client, 'basic', { processId, subTasks })
  const { items } = (await client.tasks.listOfProcess(processId, { query: { filterIds: [id] } })).body
  expect(items).toMatchObject([
    { id, subTaskCount: 3, doneSubTaskCount: 1, process: { id: processId, deceasedPerson: { lastName: 'Müller' } } },
  ])
  await client.tasks.delete(id)
})

test('a process of another house or of none is not found', async () => {
  const { client } = story.vera
  expect(await client.tasks.listOfProcess(999_999_999)).toBeRefused(404)
  const boss = await story.home.asTenant('ADMINISTRATOR')
  const elsewhere = { legalEntityId: story.home.secondEntityId }
  expect(await boss.tasks.listOfProcess(processId, elsewhere)).toBeRefused(404)
  expect(idsOf(await boss.tasks.listOfEntity(elsewhere))).toEqual([])
  expect(idsOf(await boss.tasks.listAccessible()).length).toBe(Object.keys(ids).length)
})

test.each([
  { type: 'FOO' },
  { status: 'LATE' },
  { sortBy: 'SIZE' },
  { dueDate: '2026-02-30' },
  { startDate: 'soon' },
  { assigneeId: 'me' },
  { filters: { type: ['FOO'] } },
  { cursor: 'x' },
])('%j is refused', async (query) => {
  expect(await story.vera.client.tasks.listAccessible({ query: query as never })).toBeRefused(400, 'INVALID_INPUT')
})
