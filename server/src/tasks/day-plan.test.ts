import { addDays } from '@pietas/contract/kit'
import { beforeAll, expect, test } from 'vitest'
import { aProcess, createPerson, type TestClient } from '../kit/testing'
import { at, type Planning, plan, planning, storyDay } from './testing'

let story: Planning
beforeAll(async () => {
  story = await planning()
})

const titles = async (client: TestClient, day = storyDay): Promise<string[]> => {
  const { status, body } = await client.tasks.dayPlan({ query: { day } })
  expect(status).toBe(200)
  return body.items.map(({ title }: { title: string }) => title)
}

test('a day plan holds what takes place on the day, in the order of time, for each as far as he may see it', async () => {
  const { vera, tom } = story
  const add = (type: Parameters<typeof plan>[2], fields: Record<string, unknown>) =>
    plan(story, vera.client, type, fields)
  await add('appointment', { title: 'Beisetzung', startDate: at('13:00'), endDate: at('14:00') })
  await add('work', { title: 'Einbetten', startDate: at('08:00'), endDate: at('09:00'), userId: vera.userId })
  await add('transportation', { title: 'Ohne Uhrzeit', userId: vera.userId, userIds: [tom.userId] })
  await add('transportation', { title: 'Abholung', dueDate: at('10:15'), userId: vera.userId })
  await add('appointment', { title: 'Am Tag danach', startDate: at('10:00', 1), endDate: at('11:00', 1) })
  await add('appointment', { title: 'Abgesagt', status: 'CANCELLED' })
  await add('basic', { title: 'Anruf' })
  expect(await titles(vera.client)).toEqual(['Einbetten', 'Abholung', 'Beisetzung', 'Ohne Uhrzeit'])
  expect(await titles(tom.client)).toEqual(['Beisetzung', 'Ohne Uhrzeit'])
  expect(await titles(vera.client, addDays(storyDay, 1))).toEqual(['Am Tag danach'])
})

test('it says what whoever goes there has to know: infection, measures, and the telephone of the client', async () => {
  const { vera } = story
  const { client } = vera
  const deceased = await createPerson(client, {
    firstName: 'Karl',
    lastName: 'Winter',
    infectiousData: 'HIGHLY_INFECTIOUS',
    weight: 96,
  })
  const widow = await createPerson(client, { firstName: 'Erna', lastName: 'Winter', phone: '+493581555012' })
  const process = await client.processes.create(
    aProcess(story.home, { deceasedPersonId: deceased.id, clientPersonId: widow.id }),
  )
  await plan(story, client, 'appointment', {
    title: 'Aufbahrung',
    processId: process.body.id,
    startDate: at('10:00', 3),
    endDate: at('11:00', 3),
  })
  const { body } = await client.tasks.dayPlan({ query: { day: addDays(storyDay, 3) } })
  expect(body.items[0].process).toMatchObject({
    deceasedPerson: { lastName: 'Winter', highlyInfectious: true, weight: 96 },
    clientPerson: { phone: expect.stringContaining('555012') },
  })
})

test('a day is named, and nobody of another tenant sees it', async () => {
  const { client } = story.vera
  for (const query of [{}, { day: '2026-02-30' }, { day: 'heute' }])
    expect(await client.tasks.dayPlan({ query: query as never })).toBeRefused(400)
  const stranger = await planning()
  expect(await titles(stranger.vera.client)).toEqual([])
  const { home } = story
  expect(
    await stranger.vera.client.tasks.dayPlan({ query: { day: storyDay }, tenantId: home.tenantId } as never),
  ).toBeRefused(403)
})
