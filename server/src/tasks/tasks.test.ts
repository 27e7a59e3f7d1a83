import { expect, test } from 'vitest'
import { aTask, at, planning } from './testing'

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
  if (dueDate) expect(new Date(answer.body.dueDate).toISOString()).toBe(at('00:00'))
  if (address) expect(answer.body).toMatchObject({ address, destination })
  // What is private is seen by the two whom it concerns; both are here.
  expect((await tom.client.tasks.get(answer.body.id)).body).toEqual(answer.body)
})
