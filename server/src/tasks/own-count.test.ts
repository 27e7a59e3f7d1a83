import { addDays } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { plan, planning, storyDay } from './testing'

test('the count of own tasks is that of the own unfinished ones in the list', async () => {
  const story = await planning()
  const { vera, tom } = story
  const add = (type: Parameters<typeof plan>[2], fields: object, by = vera.client) =>
    plan(story, by, type, fields as Record<string, unknown>)
  await add('basic', { title: 'Anruf' })
  await add('basic', { title: 'Erledigt', status: 'DONE' })
  await add('basic', { title: 'Abgesagt', status: 'CANCELLED' })
  await add('basic', { title: 'Anderer', userId: vera.userId })
  await add('appointment', { title: 'Zu zweit', userId: vera.userId, userIds: [tom.userId] })
  await add('appointment', { title: 'Doppelt genannt', userIds: [tom.userId] })
  await add('private', { title: 'Zahnarzt', userId: null }, tom.client)
  const gone = await add('basic', { title: 'Gelöscht' })
  await vera.client.tasks.delete(gone.id)
  const count = async (client = tom.client) => (await client.tasks.countOwn()).body.count
  const listed = await tom.client.tasks.listOfEntity({ query: { userId: tom.userId, hasOpenTasks: true } as never })
  expect(await count()).toBe(listed.body.items.length)
  expect(await count()).toBe(4)
  expect(await count(vera.client)).toBe(2)
})

test('of more than a hundred it says a hundred', async () => {
  const story = await planning()
  const { tom } = story
  await Promise.all(
    Array.from({ length: 103 }, (_, at) =>
      plan(story, tom.client, 'basic', { title: `Anruf ${at}`, dueDate: addDays(storyDay, at) }),
    ),
  )
  expect((await tom.client.tasks.countOwn()).body).toEqual({ count: 100 })
})
