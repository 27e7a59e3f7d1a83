import { addDays, today } from '@pietas/contract/kit'
import { describe, expect, test } from 'vitest'
import { anOpenCase, funeralHome, platformUser, type StaffMember } from '../kit/testing'
import { aTask, idsOf, type Planning, plan, planning, storyDay } from './testing'

type Cast = Planning & {
  /** Plans as well, and sees only what he has a part in. */
  ben: StaffMember
  /** Has a place here and no right at all. */
  ina: StaffMember
  /** Keeps the other house. */
  zoe: StaffMember
}

const cast = async (): Promise<Cast> => {
  const story = await planning()
  const { home } = story
  const here = (roles: ('GRIEF_COUNSELOR' | 'OFFICE_MANAGER')[], legalEntityId = home.legalEntityId) =>
    home.staff({ at: [{ legalEntityId, roles }] })
  const [ben, ina] = [await here(['GRIEF_COUNSELOR']), await here([])]
  return { ...story, ben, ina, zoe: await here(['OFFICE_MANAGER'], home.secondEntityId) }
}

const everybody = ['vera', 'tom', 'ben', 'ina', 'zoe'] as const

/** Who of the cast reads a task, by itself and in the lists. */
const readers = async (story: Cast, id: number): Promise<string[]> => {
  const seen: string[] = []
  for (const name of everybody) {
    const { client } = story[name]
    const one = (await client.tasks.get(id)).status
    const listed = idsOf(await client.tasks.listAccessible()).includes(id)
    expect([name, one]).toEqual([name, listed ? 200 : 404])
    if (listed) seen.push(name)
  }
  return seen
}

describe('a task is read', () => {
  test('by who planned it, does it or takes part, and by who lists all tasks of the house', async () => {
    const story = await cast()
    const { vera, tom, ben, ina } = story
    expect(await readers(story, (await plan(story, vera.client, 'basic')).id)).toEqual(['vera', 'tom'])
    const both = await plan(story, ben.client, 'appointment', { userIds: [ina.userId] })
    expect(await readers(story, both.id)).toEqual(['vera', 'tom', 'ben', 'ina'])
    await vera.client.tasks.update(both.id, { appointment: { userIds: [], userId: vera.userId } })
    expect(await readers(story, both.id)).toEqual(['vera', 'ben'])
    expect(tom.userId).not.toBe(ben.userId)
  })

  test('by the two whom it concerns when it is private, not even by an administrator', async () => {
    const story = await cast()
    const { id } = await plan(story, story.ina.client, 'private', { userId: story.ben.userId })
    expect(await readers(story, id)).toEqual(['ben', 'ina'])
    const boss = await story.home.asTenant('ADMINISTRATOR')
    expect(await boss.tasks.get(id)).toBeRefused(404)
    expect(idsOf(await boss.tasks.listOfEntity())).toEqual([])
    const { client } = await platformUser('super-administrator', story.home.tenantId)
    expect(await client.tasks.get(id)).toBeRefused(404)
    expect(await boss.tasks.update(id, { private: { title: 'Neugier' } })).toBeRefused(404)
    expect(await boss.tasks.delete(id)).toBeRefused(404)
  })

  test('by nobody of another tenant', async () => {
    const story = await planning()
    const { id } = await plan(story, story.vera.client, 'basic')
    const neighbour = await (await funeralHome()).asTenant('ADMINISTRATOR')
    expect(await neighbour.tasks.get(id)).toBeRefused(404)
    expect(idsOf(await neighbour.tasks.listAccessible())).toEqual([])
    expect(await neighbour.tasks.update(id, { basic: { title: 'Fremd' } })).toBeRefused(404)
    expect(await neighbour.taskComments.list(id)).toBeRefused(404)
  })

  test('in a house that wants one-time codes only by who has them', async () => {
    const story = await planning()
    const { id } = await plan(story, story.vera.client, 'basic')
    const boss = await story.home.asTenant('ADMINISTRATOR')
    await boss.legalEntities.update({ mfaRequired: true })
    for (const { client } of [story.tom, story.vera]) {
      expect(await client.tasks.get(id)).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
      expect(idsOf(await client.tasks.listAccessible())).toEqual([])
    }
  })
})

describe('leave', () => {
  const away = async () => {
    const story = await cast()
    const { id } = await plan(story, story.vera.client, 'sickDay', { title: 'Krankmeldung', description: 'Grippe' })
    const dispatcher = await story.home.as('DISPATCHER')
    return { story, id, dispatcher, kind: { type: 'sickDay', title: 'Krankmeldung', description: 'Grippe' } }
  }

  test('tells its kind to who keeps it and whose it is; others read that somebody is away', async () => {
    const { story, id, dispatcher, kind } = await away()
    for (const client of [story.vera.client, story.tom.client])
      expect((await client.tasks.get(id)).body).toMatchObject(kind)
    const veil = { type: 'absence', title: '', startDate: storyDay, user: { id: story.tom.userId } }
    expect((await dispatcher.tasks.get(id)).body).toMatchObject({ ...veil, description: null })
    for (const answer of [await dispatcher.tasks.listAccessible(), await dispatcher.tasks.listOfEntity()])
      expect(answer.body.items).toMatchObject([veil])
    expect((await story.vera.client.tasks.listAccessible()).body.items).toMatchObject([{ type: 'sickDay' }])
  })

  test('does not give its kind away by filters, search or order', async () => {
    const { id, dispatcher, story } = await away()
    const found = async (query: object) => idsOf(await dispatcher.tasks.listAccessible({ query: query as never }))
    expect(await found({ type: 'sickDay' })).toEqual([])
    expect(await found({ filters: { type: ['SICK_DAY', 'VACATION', 'SCHOOL_ABSENCE'] } })).toEqual([])
    expect(await found({ type: 'ABSENCE' })).toEqual([id])
    expect(await found({ query: 'Krankmeldung' })).toEqual([])
    expect(await found({ query: 'Grippe' })).toEqual([])
    await plan(story, story.vera.client, 'basic', { title: 'Akten' })
    const page = await dispatcher.tasks.listAccessible({ query: { sortBy: 'TITLE', limit: 1 } })
    expect(Buffer.from(page.body.nextCursor, 'base64url').toString()).not.toContain('Krank')
    const known = await story.vera.client.tasks.listAccessible({ query: { type: 'sickDay', query: 'krank' } })
    expect(idsOf(known)).toEqual([id])
  })

  test.each([['title'], ['title', 'status', 'user'], ['id']])(
    'does not give its kind away where only %s is asked for',
    async (...fields) => {
      const { dispatcher, story } = await away()
      for (const answer of [
        await dispatcher.tasks.listAccessible({ query: { fields } }),
        await dispatcher.tasks.listOfEntity({ query: { fields } }),
      ])
        expect(answer.body.items).toMatchObject([{ type: 'absence', title: '' }])
      const known = await story.vera.client.tasks.listAccessible({ query: { fields } })
      expect(known.body.items).toMatchObject([
        { type: 'sickDay', ...(fields.includes('title') && { title: 'Krankmeldung' }) },
      ])
    },
  )

  test('is talked about by those alone who know its kind', async () => {
    const { story, id, dispatcher } = await away()
    const { vera, tom } = story
    expect((await tom.client.taskComments.create(id, { content: 'Grippe, bis Freitag' })).status).toBe(201)
    expect((await vera.client.taskComments.list(id)).body.items).toMatchObject([{ content: 'Grippe, bis Freitag' }])
    expect(await dispatcher.taskComments.list(id)).toBeRefused(403)
    expect(await dispatcher.taskComments.create(id, { content: 'Was hat er denn?' })).toBeRefused(403)
  })

  test('may be asked for by everybody for himself, from today on; only illness may be told later', async () => {
    const { ina, home } = await cast()
    const ask = (type: 'vacation' | 'sickDay', fields: object) =>
      ina.client.tasks.create(aTask(type, home.legalEntityId, ina.userId, { ...fields, legalEntityId: null }))
    const yesterday = { startDate: addDays(today(), -1), endDate: today() }
    expect(await ask('vacation', yesterday)).toBeRefused(400, {
      field: 'startDate',
      message: 'task.validation.leave-past',
    })
    expect((await ask('vacation', { startDate: today(), endDate: today() })).status).toBe(201)
    const ill = { startDate: addDays(today(), -3), endDate: addDays(today(), -2) }
    expect((await ask('sickDay', ill)).body).toMatchObject({ type: 'sickDay', legalEntityId: null, ...ill })
  })

  test('is granted by nobody to himself', async () => {
    const { ina, home } = await cast()
    const granted = aTask('vacation', home.legalEntityId, ina.userId, { status: 'DONE' })
    expect(await ina.client.tasks.create(granted)).toBeRefused(403)
  })

  test('of others is entered by who keeps it, for people of his house', async () => {
    const { vera, tom, ben, zoe, home } = await cast()
    const of = (userId: number, fields = {}) => aTask('vacation', home.legalEntityId, userId, fields)
    expect(await ben.client.tasks.create(of(tom.userId))).toBeRefused(403)
    expect((await vera.client.tasks.create(of(tom.userId))).status).toBe(201)
    expect(await vera.client.tasks.create(of(zoe.userId))).toBeRefused(403)
    const days = { startDate: today(), endDate: today() }
    for (const userId of [zoe.userId, 999_999_999])
      expect(await vera.client.tasks.createAbsence({ userId, legalEntityId: home.legalEntityId, ...days })).toBeRefused(
        403,
      )
    expect(await vera.client.tasks.create(of(ben.userId, { legalEntityId: null }))).toBeRefused(403)
    const boss = await home.asTenant('ADMINISTRATOR')
    expect((await boss.tasks.create(of(ben.userId, { legalEntityId: null }))).status).toBe(201)
  })

  test('is changed by nobody, whatever key is sent', async () => {
    const { story, id, dispatcher } = await away()
    const fixed = { field: 'type', message: 'task.validation.type-fixed' }
    for (const client of [story.vera.client, story.tom.client, dispatcher])
      for (const body of [{ sickDay: { status: 'DONE' } }, { absence: { status: 'DONE' } }, { basic: {} }] as const)
        expect(await client.tasks.update(id, body)).toBeRefused(400, fixed)
  })
})

describe('a task is planned', () => {
  test('at a house that wants one-time codes only by who has them, leave of his own included', async () => {
    const { ina, home } = await cast()
    await (await home.asTenant('ADMINISTRATOR')).legalEntities.update({ mfaRequired: true })
    const leave = aTask('vacation', home.legalEntityId, ina.userId)
    expect(await ina.client.tasks.create(leave)).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
  })

  test('where somebody may plan, and nowhere else', async () => {
    const { vera, ina, zoe, home } = await cast()
    const body = aTask('basic', home.legalEntityId, vera.userId)
    expect(await ina.client.tasks.create(body)).toBeRefused(403)
    const unknown = { field: 'legalEntityId', message: 'common.validation-unknown-reference' }
    expect(await zoe.client.tasks.create(body)).toBeRefused(400, unknown)
    const boss = await home.asTenant('ADMINISTRATOR')
    expect(await boss.tasks.create(aTask('basic', 999_999_999, vera.userId))).toBeRefused(400, unknown)
    const nowhere = { field: 'legalEntityId', message: 'common.validation-required' }
    expect(await vera.client.tasks.create(aTask('basic', 0, vera.userId, { legalEntityId: null }))).toBeRefused(
      400,
      nowhere,
    )
  })

  test('by everybody for himself, if it is private', async () => {
    const { ina } = await cast()
    const answer = await ina.client.tasks.create({ private: { status: 'OPEN', title: 'Zahnarzt', dueDate: storyDay } })
    // Nobody else is named, so it is his own.
    const mine = await ina.client.tasks.listAccessible({ query: { userId: ina.userId } })
    expect(idsOf(mine)).toContain(answer.body.id)
    expect(answer.body).toMatchObject({ userId: null, legalEntityId: null, createdBy: ina.userId })
    expect(idsOf(await ina.client.tasks.listAccessible())).toEqual([answer.body.id])
  })

  test('with a process, at the house of that one', async () => {
    const { home, client, processId, deceasedId } = await anOpenCase()
    const { userId } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
    const body = (fields = {}) => ({
      basic: { status: 'OPEN' as const, title: 'Anruf', dueDate: storyDay, userId, processId, ...fields },
    })
    const answer = await client.tasks.create(body())
    expect(answer.body).toMatchObject({
      legalEntityId: home.legalEntityId,
      process: { id: processId, deceasedPerson: { id: deceasedId, lastName: 'Krause' } },
    })
    expect(idsOf(await client.tasks.listOfProcess(processId))).toEqual([answer.body.id])
    expect(await client.tasks.create(body({ legalEntityId: home.secondEntityId }))).toBeRefused(400)
    const unknown = { field: 'processId', message: 'common.validation-unknown-reference' }
    expect(await client.tasks.create(body({ processId: 999_999_999 }))).toBeRefused(400, unknown)
    const stranger = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    expect(await stranger.client.tasks.create(body())).toBeRefused(400, unknown)
  })

  test('with no look at a process that one may not read', async () => {
    const { home, processId } = await anOpenCase()
    const { client } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
    const curious = { status: 'OPEN' as const, title: 'Nur mal sehen', dueDate: storyDay }
    const unknown = { field: 'processId', message: 'common.validation-unknown-reference' }
    expect(await client.tasks.create({ private: { ...curious, processId } })).toBeRefused(400, unknown)
    const own = (await client.tasks.create({ private: curious })).body
    expect(await client.tasks.update(own.id, { private: { processId } })).toBeRefused(400, unknown)
  })
})

describe('a task is changed', () => {
  test('by who planned it, who does it, and who plans; by who takes part only its status', async () => {
    const story = await cast()
    const { vera, tom, ben, ina } = story
    const { id } = await plan(story, ben.client, 'work', { userIds: [ina.userId] })
    const title = (client: typeof vera.client) => client.tasks.update(id, { work: { title: 'Anders' } })
    for (const { client } of [vera, tom, ben]) expect((await title(client)).status).toBe(200)
    expect(await title(ina.client)).toBeRefused(403)
    expect(await ina.client.tasks.update(id, { work: { status: 'ACTIVE' } })).toBeRefused(403)
    const helper = await story.home.staff({ at: [{ legalEntityId: story.home.secondEntityId, roles: ['KPI'] }] })
    await vera.client.tasks.update(id, { work: { userIds: [helper.userId] } })
    expect((await helper.client.tasks.get(id)).status).toBe(200)
    expect(await title(helper.client)).toBeRefused(403)
  })

  test('in its status alone, if it is private, by its author', async () => {
    const story = await cast()
    const { ina, ben } = story
    const { id } = await plan(story, ina.client, 'private', { userId: ben.userId })
    expect((await ben.client.tasks.update(id, { private: { title: 'Anders' } })).status).toBe(200)
    expect(await ben.client.tasks.update(id, { private: { status: 'DONE' } })).toBeRefused(403)
    expect(await ben.client.tasks.update(id, { private: { title: 'Nochmal', status: 'DONE' } })).toBeRefused(403)
    expect((await ina.client.tasks.update(id, { private: { status: 'DONE' } })).status).toBe(200)
  })
})

test('a task is taken away by its author and by who may delete tasks', async () => {
  const story = await cast()
  const { vera, tom, ben } = story
  const first = await plan(story, ben.client, 'basic')
  expect(await tom.client.tasks.delete(first.id)).toBeRefused(403)
  expect((await ben.client.tasks.delete(first.id)).status).toBe(204)
  expect(await ben.client.tasks.get(first.id)).toBeRefused(404)
  expect(await ben.client.tasks.delete(first.id)).toBeRefused(404)
  expect(idsOf(await vera.client.tasks.listAccessible({ query: { filterIds: [first.id] } }))).toEqual([])
  const second = await plan(story, ben.client, 'basic')
  expect((await vera.client.tasks.delete(second.id)).status).toBe(204)
})

test('a task that was taken away is put back by whoever may take it away', async () => {
  const story = await cast()
  const { vera, tom, ben, ina } = story
  const { id } = await plan(story, ben.client, 'basic')
  await ben.client.tasks.delete(id)
  expect(await tom.client.tasks.restore(id)).toBeRefused(403)
  const back = await ben.client.tasks.restore(id)
  expect(back.status).toBe(200)
  expect(back.body).toEqual((await ben.client.tasks.get(id)).body)
  expect(idsOf(await vera.client.tasks.listAccessible({ query: { filterIds: [id] } }))).toEqual([id])
  expect((await vera.client.tasks.restore(id)).body.version).toBe(back.body.version)
  const secret = await plan(story, ina.client, 'private')
  await ina.client.tasks.delete(secret.id)
  expect(await ben.client.tasks.restore(secret.id)).toBeRefused(404)
  expect((await ina.client.tasks.restore(secret.id)).status).toBe(200)
})

test('the history of a case leaves tasks to their own list', async () => {
  const { home, client, processId } = await anOpenCase()
  const { userId } = await home.staff({})
  const before = (await client.processHistory.list(processId)).body.items
  await client.tasks.create({ basic: { status: 'OPEN', title: 'Anruf', dueDate: storyDay, userId, processId } })
  expect((await client.processHistory.list(processId)).body.items).toEqual(before)
  await client.processes.update(processId, { status: 'CANCELLED' })
  expect((await client.tasks.listOfProcess(processId)).body.items).toMatchObject([{ title: 'Anruf', status: 'OPEN' }])
})
