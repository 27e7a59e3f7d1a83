import { addDays, today } from '@pietas/contract/kit'
import { describe, expect, test } from 'vitest'
import { funeralHome } from '../kit/testing'
import { at, plan, planning, storyDay } from './testing'

const days = { startDate: storyDay, endDate: addDays(storyDay, 2) }

describe('a request for leave', () => {
  test('is made by everybody for himself, says what it is about, and is open', async () => {
    const { home, tom } = await planning()
    const { body, status } = await tom.client.tasks.createAbsence({
      userId: tom.userId,
      ...days,
      comment: 'Vertretung: Vera',
    })
    expect(status).toBe(201)
    const german = (day: string) => day.split('-').reverse().join('.')
    expect(body).toMatchObject({
      type: 'vacation',
      status: 'OPEN',
      legalEntityId: home.legalEntityId,
      ...days,
      description: `Zeitraum: ${german(days.startDate)} - ${german(days.endDate)}\nKommentar:\nVertretung: Vera`,
    })
    expect(body.title).toBe(`Urlaub von ${body.user.firstName} ${body.user.lastName}`)
  })

  test('is called what somebody has called it', async () => {
    const { tom } = await planning()
    const named = await tom.client.tasks.createAbsence({ userId: tom.userId, ...days, title: ' An die See ' })
    expect(named.body.title).toBe('An die See')
    const blank = await tom.client.tasks.createAbsence(
      { userId: tom.userId, ...days, title: '  ' },
      { query: { ignoreOverlap: true } },
    )
    expect(blank.body.title).toMatch(/^Urlaub von /)
  })

  test('names its days by their first and last moment as well', async () => {
    const { tom } = await planning()
    const sent = { startDate: '2030-03-29T23:00:00.000Z', endDate: '2030-03-31T21:59:59.999Z' }
    const { body } = await tom.client.tasks.createAbsence({ userId: tom.userId, type: 'SCHOOL_ABSENCE', ...sent })
    expect(body).toMatchObject({ type: 'schoolAbsence', startDate: '2030-03-30', endDate: '2030-03-31' })
  })

  test('belongs to the first legal entity where somebody works at none of his own, and is not accepted by himself', async () => {
    const { home } = await planning()
    const [boss, other] = [await home.staff({ tenantRole: 'ADMINISTRATOR' }), await home.asTenant('ADMINISTRATOR')]
    const { body } = await boss.client.tasks.createAbsence({ userId: boss.userId, ...days })
    expect(body.legalEntityId).toBe(home.legalEntityId)
    expect(await boss.client.tasks.accept(body.id)).toBeRefused(403)
    expect((await other.tasks.accept(body.id)).status).toBe(200)
  })

  test('is made for others only by who keeps leave', async () => {
    const { vera, tom } = await planning()
    const ask = (client: typeof vera.client, userId: number) => client.tasks.createAbsence({ userId, ...days })
    expect(await ask(tom.client, vera.userId)).toBeRefused(403)
    expect((await ask(vera.client, tom.userId)).status).toBe(201)
  })

  test('begins today at the earliest unless somebody is ill, and ends not before', async () => {
    const { tom } = await planning()
    const userId = tom.userId
    const yesterday = { startDate: addDays(today(), -1), endDate: today() }
    const message = 'task.validation.leave-past'
    expect(await tom.client.tasks.createAbsence({ userId, ...yesterday })).toBeRefused(400, {
      field: 'startDate',
      message,
    })
    expect((await tom.client.tasks.createAbsence({ userId, type: 'SICK_DAY', ...yesterday })).status).toBe(201)
    const backwards = { startDate: storyDay, endDate: addDays(storyDay, -1) }
    expect(await tom.client.tasks.createAbsence({ userId, ...backwards })).toBeRefused(400, {
      field: 'endDate',
      message: 'task.validation.leave-range',
    })
  })

  test('shows what is in its way first, and is made all the same when somebody insists', async () => {
    const story = await planning()
    const { tom } = story
    const ride = await plan(story, story.vera.client, 'appointment', { startDate: at('10:00'), endDate: at('11:00') })
    const refused = await tom.client.tasks.createAbsence({ userId: tom.userId, ...days })
    expect(refused).toBeRefused(409, 'TASK_OVERLAP')
    expect(refused.body.overlappingTasks).toMatchObject([{ id: ride.id }])
    const insisted = await tom.client.tasks.createAbsence(
      { userId: tom.userId, ...days },
      { query: { ignoreOverlap: true } },
    )
    expect(insisted.status).toBe(201)
  })
})

describe('leave is accepted', () => {
  const asked = async () => {
    const story = await planning()
    const { body } = await story.tom.client.tasks.createAbsence({ userId: story.tom.userId, ...days })
    return { ...story, id: body.id as number }
  }

  test('once, by who keeps it, and is done by that', async () => {
    const { vera, id } = await asked()
    const { body, status } = await vera.client.tasks.accept(id)
    expect([status, body.status]).toEqual([200, 'DONE'])
    expect(body.taskStatusLogs.map(({ status }: { status: string }) => status)).toEqual(['OPEN', 'DONE'])
    const again = await vera.client.tasks.accept(id)
    expect([again.status, again.body.version, again.body.taskStatusLogs.length]).toEqual([200, body.version, 2])
  })

  test('not by who is away himself, nor by others without the right', async () => {
    const { tom, home, id } = await asked()
    expect(await tom.client.tasks.accept(id)).toBeRefused(403)
    expect((await tom.client.tasks.get(id)).body.mayAccept).toBe(false)
    const dispatcher = await home.as('DISPATCHER')
    expect(await dispatcher.tasks.accept(id)).toBeRefused(403)
  })

  test('by oneself only where nobody else may', async () => {
    const { vera, home } = await planning()
    const own = await vera.client.tasks.createAbsence({ userId: vera.userId, ...days })
    await home.as('OFFICE_MANAGER')
    expect(await vera.client.tasks.accept(own.body.id)).toBeRefused(403)
    expect((await vera.client.tasks.get(own.body.id)).body.mayAccept).toBe(false)
    const small = await funeralHome()
    const ada = await small.staff({ at: [{ legalEntityId: small.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
    const alone = await ada.client.tasks.createAbsence({ userId: ada.userId, ...days })
    const others = await ada.client.users.list({ query: { mode: 'accessible' } })
    expect((await ada.client.tasks.get(alone.body.id)).body.mayAccept).toBe(true)
    const answer = await ada.client.tasks.accept(alone.body.id)
    expect(answer.status, JSON.stringify(others.body.items.map(({ email }: { email: string }) => email))).toBe(200)
  })

  test('and nothing else is', async () => {
    const story = await planning()
    const task = await plan(story, story.vera.client, 'basic')
    expect(await story.vera.client.tasks.accept(task.id)).toBeRefused(400, {
      field: 'type',
      message: 'task.validation.no-leave',
    })
  })
})

test('leave is withdrawn by who has asked for it: until it is accepted, and then while it has not begun', async () => {
  const { vera, tom } = await planning()
  const ask = async (type: 'VACATION' | 'SICK_DAY', startDate: string) => {
    const body = { userId: tom.userId, type, startDate, endDate: addDays(startDate, 1) }
    return (await tom.client.tasks.createAbsence(body)).body.id as number
  }
  const open = await ask('SICK_DAY', addDays(today(), -5))
  expect((await tom.client.tasks.delete(open)).status, 'not accepted').toBe(204)
  const ahead = await ask('VACATION', addDays(today(), 1))
  await vera.client.tasks.accept(ahead)
  expect((await tom.client.tasks.delete(ahead)).status, 'not begun').toBe(204)
  const begun = await ask('VACATION', today())
  await vera.client.tasks.accept(begun)
  expect(await tom.client.tasks.delete(begun)).toBeRefused(403)
  expect((await vera.client.tasks.delete(begun)).status, 'by who may delete tasks').toBe(204)
})
