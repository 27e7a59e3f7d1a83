import { describe, expect, test } from 'vitest'
import { toldOf, unreadOf } from '../notifications/testing'
import { aTask, plan, planning } from './testing'

describe('a task', () => {
  test('is told to who is to do it and to who takes part, each once, with the way to it', async () => {
    const facts = await planning()
    const { home, vera, tom } = facts
    const otto = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
    const task = await plan(facts, vera.client, 'work', {
      title: 'Halle schmücken',
      userIds: [tom.userId, otto.userId],
    })
    const payload = { processId: null, taskId: task.id, announcementId: null, productId: null }
    expect(await toldOf(tom)).toMatchObject([{ type: 'NEW_TASK', title: 'Neue Aufgabe', isRead: false, payload }])
    expect((await toldOf(tom))[0]?.message).toBe('Vera Test hat Ihnen „Halle schmücken“ zugewiesen.')
    expect((await toldOf(otto))[0]).toMatchObject({
      payload,
      message: 'Vera Test hat Sie an „Halle schmücken“ beteiligt.',
    })
    expect(await toldOf(vera)).toEqual([])
  })

  test('of one’s own is nothing that anybody has to be told', async () => {
    const facts = await planning()
    await plan(facts, facts.tom.client, 'work', { userIds: [facts.tom.userId] })
    expect(await toldOf(facts.tom)).toEqual([])
  })

  test('that is changed is told to those only who are new to it', async () => {
    const facts = await planning()
    const { home, vera, tom } = facts
    const otto = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
    const { id } = await plan(facts, vera.client, 'work')
    await vera.client.tasks.update(id, { work: { title: 'Anders' } })
    expect(await unreadOf(tom)).toBe(1)
    await vera.client.tasks.update(id, { work: { userIds: [otto.userId] } })
    await vera.client.tasks.update(id, { work: { userIds: [otto.userId, tom.userId] } })
    expect([await unreadOf(tom), await unreadOf(otto)]).toEqual([1, 1])
    await vera.client.tasks.update(id, { work: { userId: otto.userId } })
    expect((await toldOf(otto)).map(({ message }) => message)).toEqual([
      'Vera Test hat Ihnen „Anders“ zugewiesen.',
      'Vera Test hat Sie an „Anders“ beteiligt.',
    ])
    expect(await unreadOf(tom)).toBe(1)
  })

  test('that is private is told to nobody but who is to do it', async () => {
    const facts = await planning()
    const { home, vera, tom } = facts
    await vera.client.tasks.create(aTask('private', home.legalEntityId, tom.userId))
    expect(await toldOf(tom)).toMatchObject([{ type: 'NEW_TASK' }])
    const own = (await vera.client.tasks.create(aTask('private', home.legalEntityId, vera.userId))).body
    await tom.client.taskComments.create(own.id, { content: 'Nichts' })
    expect(await toldOf(vera)).toEqual([])
  })

  test('that could not be planned is told to nobody', async () => {
    const facts = await planning()
    await plan(facts, facts.vera.client, 'appointment')
    const second = aTask('appointment', facts.home.legalEntityId, facts.tom.userId)
    expect(await facts.vera.client.tasks.create(second)).toBeRefused(409, 'TASK_OVERLAP')
    expect(await unreadOf(facts.tom)).toBe(1)
  })
})

describe('a comment', () => {
  test('is told to those whose own task it is, and not to who wrote it', async () => {
    const facts = await planning()
    const { home, vera, tom } = facts
    const otto = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
    const { id } = await plan(facts, vera.client, 'complaint', { title: 'Falsche Blumen', userId: tom.userId })
    await tom.client.taskComments.create(id, { content: 'Ich rufe an' })
    expect(await toldOf(vera)).toMatchObject([
      { type: 'GENERAL', message: 'Vera Test hat „Falsche Blumen“ kommentiert.', payload: { taskId: id } },
    ])
    expect((await toldOf(tom)).map(({ type }) => type)).toEqual(['NEW_TASK'])
    await otto.client.taskComments.create(id, { content: 'Gut' })
    expect([await unreadOf(tom), await unreadOf(vera), await unreadOf(otto)]).toEqual([2, 2, 0])
  })

  test('on leave is told to who is away and to nobody else: it may tell of its kind', async () => {
    const facts = await planning()
    const { vera, tom } = facts
    const { id } = await plan(facts, tom.client, 'sickDay')
    await vera.client.taskComments.create(id, { content: 'Gute Besserung' })
    expect((await toldOf(tom)).map(({ type }) => type)).toEqual(['GENERAL'])
    const other = await plan(facts, vera.client, 'vacation')
    await tom.client.taskComments.create(other.id, { content: 'Danke' })
    expect(await toldOf(vera)).toEqual([])
  })
})

test('accepted leave is told to whose it is, once', async () => {
  const facts = await planning()
  const { vera, tom } = facts
  const leave = await plan(facts, tom.client, 'vacation', { title: 'Sommerurlaub' })
  for (const _ of ['once', 'twice']) expect((await vera.client.tasks.accept(leave.id)).status).toBe(200)
  expect(await toldOf(tom)).toMatchObject([
    {
      type: 'GENERAL',
      title: 'Abwesenheit genehmigt',
      message: expect.stringContaining('hat „Sommerurlaub“ genehmigt'),
    },
  ])
})
