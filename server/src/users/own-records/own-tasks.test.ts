import { beforeAll, expect, test } from 'vitest'
import { type FuneralHome, funeralHome, type StaffMember } from '../../kit/testing'

let home: FuneralHome
let office: StaffMember
let driver: StaffMember
let other: StaffMember

beforeAll(async () => {
  home = await funeralHome()
  const at = (role: 'OFFICE_MANAGER' | 'TECHNICAL_SERVICE') => [{ legalEntityId: home.legalEntityId, roles: [role] }]
  office = await home.staff({ at: at('OFFICE_MANAGER') })
  driver = await home.staff({ at: at('TECHNICAL_SERVICE') })
  other = await home.staff({ at: at('TECHNICAL_SERVICE') })
})

const dueDate = '2026-12-01T08:00:00.000Z'

const aTask = async (by: StaffMember, kind: 'basic' | 'private', userId: number | null): Promise<number> => {
  const fields = { status: 'OPEN', title: 'Urne holen', dueDate, userId, legalEntityId: home.legalEntityId }
  const { status, body } = await by.client.tasks.create({ [kind]: fields } as never)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

const noted = async ({ client }: StaffMember, id: number): Promise<number> =>
  (await client.ownRecords.put('TASK', id, {})).status

test('who has a part in a task, and who lists them all, comes back to it; nobody else learns of it', async () => {
  const id = await aTask(office, 'basic', driver.userId)
  expect([await noted(office, id), await noted(driver, id), await noted(other, id)]).toEqual([204, 204, 404])
  const { recent } = (await driver.client.ownRecords.list()).body
  expect(recent).toMatchObject([{ kind: 'TASK', id, name: 'Urne holen', dateOfBirth: null, city: null }])
  expect((await other.client.ownRecords.list()).body.recent).toEqual([])
})

test('what was taken from somebody, and what is deleted, is listed no more', async () => {
  const id = await aTask(office, 'basic', driver.userId)
  const listed = async () =>
    (await driver.client.ownRecords.list()).body.recent.some((record: { id: number }) => record.id === id)
  await noted(driver, id)
  expect(await listed()).toBe(true)
  expect((await office.client.tasks.update(id, { basic: { userId: other.userId } } as never)).status).toBe(200)
  expect(await listed()).toBe(false)
  await noted(other, id)
  await office.client.tasks.delete(id)
  expect((await other.client.ownRecords.list()).body.recent).toEqual([])
})

test('what is private is seen by whose it is alone', async () => {
  const id = await aTask(driver, 'private', driver.userId)
  expect([await noted(driver, id), await noted(office, id)]).toEqual([204, 404])
})

test('the leave of others is known to who keeps it, and not by its name to colleagues', async () => {
  const days = { startDate: '2027-02-01', endDate: '2027-02-02' }
  const asked = { legalEntityId: home.legalEntityId, userId: driver.userId, type: 'VACATION' as const, ...days }
  const { id } = (await driver.client.tasks.createAbsence(asked)).body
  expect([await noted(driver, id), await noted(office, id), await noted(other, id)]).toEqual([204, 204, 404])
  const planner = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
  expect(await noted(planner, id)).toBe(404)
})

test('a foreign house does not find it', async () => {
  const id = await aTask(office, 'basic', office.userId)
  const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  expect((await stranger.client.ownRecords.put('TASK', id, {})).status).toBe(404)
  expect((await office.client.ownRecords.put('TASK', id, {}, { legalEntityId: home.secondEntityId })).status).toBe(403)
})
