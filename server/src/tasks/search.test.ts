import { beforeAll, expect, test } from 'vitest'
import { aProcess, createPerson } from '../kit/testing'
import { aTask, type Planning, planning } from './testing'

let plan: Planning
let taskId: number
let processId: number

beforeAll(async () => {
  plan = await planning()
  const { client } = plan.vera
  const admin = await plan.home.asTenant('ADMINISTRATOR')
  const car = await admin.cars.create({ name: 'Bestattungswagen', licensePlate: 'GR-AB 123' })
  await admin.cars.assign(car.body.id)
  const deceased = await createPerson(client, {
    lastName: 'Schmitt',
    dateOfBirth: '1938-04-22',
    deceasedAt: '2026-03-01',
  })
  const widow = await createPerson(client, { lastName: 'Mayr', phone: '01711234567' })
  const opened = await client.processes.create(
    aProcess(plan.home, { deceasedPersonId: deceased.id, clientPersonId: widow.id }),
  )
  processId = opened.body.id
  const task = await client.tasks.create(
    aTask('work', plan.home.legalEntityId, plan.vera.userId, { processId, carId: car.body.id, title: 'Abholung' }),
  )
  expect(task.status).toBe(201)
  taskId = task.body.id
})

const found = async (query: string, who = plan.vera) =>
  (await who.client.tasks.listAccessible({ query: { query, limit: 10 } })).body.items.map(
    (item: { id: number; matchedBy?: string }) => [item.id, item.matchedBy],
  )

test.each([
  ['Abholung', undefined],
  ['Schmitt', undefined],
  ['GR-AB 123', 'NUMBER'],
  ['grab12', 'NUMBER'],
  ['+49 171 1234567', 'PHONE'],
  ['22.4.1938', 'DATE'],
  ['Schmidt', 'SOUND'],
  ['Schmirt', 'SPELLING'],
])('a task is found by %s', async (typed, by) => expect(await found(typed)).toEqual([[taskId, by]]))

test('a task is found by the number of its process, with or without the sign', async () => {
  expect(await found(`#${processId}`)).toEqual([[taskId, 'NUMBER']])
  expect(await found(String(processId))).toEqual([[taskId, 'NUMBER']])
})

test('whoever may not read a task finds it in no way', async () => {
  for (const typed of ['Abholung', 'GR-AB 123', '01711234567', '22.4.1938', 'Schmidt', 'Schmirt', `#${processId}`])
    expect(await found(typed, plan.tom), typed).toEqual([])
})
