import { addDays, startOfDay, today } from '@pietas/contract/kit'
import { expect } from 'vitest'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  type StaffMember,
  type TestClient,
} from '../../kit/testing'

type Home = { home: FuneralHome; boss: StaffMember; vera: StaffMember }

export const staffed = async (): Promise<Home> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  return { home, boss, vera }
}

export const died = addDays(today(), -3)

export const aTemplate = {
  name: 'Sterbefall anzeigen',
  shortName: 'STA',
  color: '#0F766E',
  type: 'basic',
  subTasks: [{ title: 'Bescheinigung' }, { title: 'Urkunden' }],
  dueOffset: { anchor: 'DEATH' as const, days: 5 },
  appliesTo: { processTypes: ['DEATH' as const], burialFormIds: [] as number[] },
}

export const openCase = async (
  home: FuneralHome,
  client: TestClient,
  fields: Record<string, unknown> = {},
  deceased = {},
) => {
  const deceasedPersonId = (await createPerson(client, { deceasedAt: died, ...deceased })).id
  const clientPersonId = (await createPerson(client)).id
  const answer = await client.processes.create(aProcess(home, { deceasedPersonId, clientPersonId }, fields))
  expect(answer.status).toBe(201)
  return { processId: answer.body.id as number, deceasedPersonId, version: answer.body.version as number }
}

export type Listed = {
  id: number
  title: string
  dueDate: string
  templateId: number
  userId: number
  subTaskCount: number
}

export const tasksOf = async (client: TestClient, processId: number): Promise<(Listed & Record<string, unknown>)[]> =>
  (await client.tasks.listOfProcess(processId)).body.items

export const dueOn = (day: string) => new Date(startOfDay(day)).toISOString()
