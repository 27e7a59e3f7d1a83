import { addDays, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { aProcess, createPerson } from '../kit/testing'
import { idsOf, plan, planning, storyDay } from './testing'

const own = { query: { filters: { own: true } } }

test('the own tasks are what somebody does, takes part in, or has given to others', async () => {
  const story = await planning()
  const { home, vera, tom } = story
  const ben = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const mine = await plan(story, ben.client, 'basic', { userId: vera.userId })
  const given = await plan(story, vera.client, 'basic', { userId: tom.userId })
  const together = await plan(story, ben.client, 'appointment', { userId: tom.userId, userIds: [vera.userId] })
  const foreign = await plan(story, ben.client, 'basic', { userId: tom.userId })
  const gone = await plan(story, vera.client, 'basic', { userId: tom.userId })
  await vera.client.tasks.delete(gone.id)

  const ofVera = [mine.id, given.id, together.id].toSorted()
  expect(idsOf(await vera.client.tasks.listOfEntity(own)).toSorted()).toEqual(ofVera)
  expect(idsOf(await vera.client.tasks.listOfEntity({ query: { own: true } })).toSorted()).toEqual(ofVera)
  expect(idsOf(await vera.client.tasks.listOfEntity({ query: { filters: { own: false } } }))).toEqual([foreign.id])
  expect(idsOf(await tom.client.tasks.listOfEntity(own)).toSorted()).toEqual(
    [given.id, together.id, foreign.id].toSorted(),
  )
})

test('a private task of no house stands among the own ones of every house, and of nobody else', async () => {
  const { home, vera, tom } = await planning()
  const body = { private: { status: 'OPEN' as const, title: 'Zahnarzt', dueDate: storyDay } }
  const { id, legalEntityId, userId } = (await tom.client.tasks.create(body)).body
  expect({ legalEntityId, userId }).toEqual({ legalEntityId: null, userId: null })
  expect(idsOf(await tom.client.tasks.listOfEntity(own))).toEqual([id])
  // The list of the house itself is that of the house.
  expect(idsOf(await tom.client.tasks.listOfEntity())).toEqual([])
  expect(idsOf(await vera.client.tasks.listOfEntity(own))).toEqual([])
  const boss = await home.asTenant('ADMINISTRATOR')
  expect(idsOf(await boss.tasks.listOfEntity(own))).toEqual([])
})

test('what a template has made stands with who does it, not with who has opened the case', async () => {
  const { home, vera, tom } = await planning()
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.taskTemplates.create({
    ...{ name: 'Sterbefall anzeigen', shortName: 'STA', type: 'basic', assigneeRule: 'USER', userId: tom.userId },
    dueOffset: { anchor: 'DEATH', days: 5 },
    appliesTo: { processTypes: ['DEATH'], burialFormIds: [] },
  })
  const deceased = await createPerson(vera.client, { deceasedAt: addDays(today(), -3) })
  const client = await createPerson(vera.client)
  await vera.client.processes.create(aProcess(home, { deceasedPersonId: deceased.id, clientPersonId: client.id }))
  const all = idsOf(await vera.client.tasks.listOfEntity())
  expect(all).toHaveLength(1)
  expect(idsOf(await tom.client.tasks.listOfEntity(own))).toEqual(all)
  expect(idsOf(await vera.client.tasks.listOfEntity(own))).toEqual([])
})
