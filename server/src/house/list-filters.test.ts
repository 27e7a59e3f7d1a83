import { dayOf, endOfDay, startOfDay } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { aProcess, createPerson, type FuneralHome, funeralHome, type StaffMember } from '../kit/testing'

let home: FuneralHome
let boss: StaffMember

beforeAll(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  const people = [
    { lastName: 'Adler', dateOfBirth: '1941-02-03', deceasedAt: '2026-03-01' },
    { lastName: 'Bach', dateOfBirth: '1941-12-31', deceasedAt: '2026-03-31' },
    { lastName: 'Chen', dateOfBirth: '1942-01-01', gender: 'MALE' as const },
  ]
  for (const person of people) await createPerson(client, person)
})

describe('persons', () => {
  const names = async (filters: object) =>
    (await boss.client.persons.list({ query: { filters, sortBy: 'LAST_NAME' } })).body.items.map(
      (person: { lastName: string }) => person.lastName,
    )
  const days = (from: string, to: string) => ({ from: startOfDay(from), to: endOfDay(to) })

  test.each([
    [{ dateOfBirth: days('1941-01-01', '1941-12-31') }, ['Adler', 'Bach']],
    [{ dateOfBirth: days('1941-12-31', '1942-01-01') }, ['Bach', 'Chen']],
    [{ deceasedAt: days('2026-03-01', '2026-03-01') }, ['Adler']],
    [{ deceasedAt: { to: endOfDay('2026-03-31') } }, ['Adler', 'Bach']],
    [{ deceasedAt: { from: startOfDay('2026-03-02') } }, ['Bach']],
    [{ deceasedAt: {} }, ['Adler', 'Bach', 'Chen']],
    [{ deceased: false }, ['Chen']],
    [{ gender: ['MALE', 'DIVERSE'] }, ['Chen']],
  ])('%j finds %j', async (filters, expected) => {
    expect(await names(filters)).toEqual(expected)
  })
})

describe('processes', () => {
  const ids: Record<string, number> = {}
  const openedAt: string[] = []
  const found = async (filters: object) => {
    const { status, body } = await boss.client.processes.list({
      query: { filters, sortBy: 'ID', sortDirection: 'ASC' },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.items.map((process: { id: number }) => process.id)
  }

  beforeAll(async () => {
    const { client } = boss
    const deceased = await createPerson(client, { deceasedAt: '2026-03-01' })
    const widow = await createPerson(client)
    const people = { deceasedPersonId: deceased.id, clientPersonId: widow.id }
    const open = async (name: string, fields: Record<string, unknown>) => {
      const { body } = await client.processes.create(aProcess(home, people, fields))
      ids[name] = body.id
      openedAt.push(body.createdAt)
    }
    await open('death', {})
    await open('provision', { type: 'PROVISION', recordingType: 'ONLINE' })
  })

  test('are found by type and recording, by one value or several', async () => {
    expect(await found({ type: 'PROVISION' })).toEqual([ids.provision])
    expect(await found({ type: ['PROVISION', 'DEATH'] })).toEqual([ids.death, ids.provision])
    expect(await found({ recordingType: ['ONLINE'] })).toEqual([ids.provision])
  })

  test('are found by branch, burial type and who is in charge', async () => {
    const both = [ids.death, ids.provision]
    const form = (await boss.client.burialForms.get(home.burialFormId)).body
    expect(await found({ legalEntityBranchId: [home.branchId] })).toEqual(both)
    expect(await found({ legalEntityBranchId: home.branchId + 1 })).toEqual([])
    expect(await found({ burialTypeId: [form.burialType.id] })).toEqual(both)
    expect(await found({ burialTypeId: [form.burialType.id + 1_000_000] })).toEqual([])
    expect(await found({ assigneeId: boss.userId })).toEqual(both)
    expect(await found({ assigneeId: boss.userId + 1_000_000 })).toEqual([])
  })

  test('are found by the day they were opened, up to its last moment in Berlin', async () => {
    // Midnight may have passed between the two.
    const [first, last] = openedAt.map(dayOf) as [string, string]
    expect(await found({ createdAt: { from: startOfDay(first), to: endOfDay(last) } })).toHaveLength(2)
    expect(await found({ createdAt: { from: first, to: last } })).toHaveLength(2)
    expect(await found({ createdAt: { to: startOfDay(first) } })).toEqual([])
  })

  test('are found by a business partner, whatever part he has in them, and each once', async () => {
    const { client } = boss
    const partner = async (name: string) => (await client.partners.create({ name })).body.id as number
    const [parish, city, nobody] = [await partner('Gemeinde'), await partner('Stadt'), await partner('Niemand')]
    const deceased = await createPerson(client, { deceasedAt: '2026-03-02' })
    const people = { deceasedPersonId: deceased.id, clientPersonId: deceased.id }
    const open = async (fields: Record<string, unknown>) =>
      (
        await client.processes.create(aProcess(home, people, { clientPersonId: null, ...fields }), {
          query: { ignoreDuplicates: true },
        })
      ).body.id
    const asClient = await open({ clientBusinessPartnerId: parish })
    const asCemetery = await open({ clientBusinessPartnerId: city, cemeteryId: parish })
    const asAnother = await open({ clientBusinessPartnerId: city, businessPartnerIds: [parish] })
    const asAll = await open({ clientBusinessPartnerId: parish, cemeteryId: parish, businessPartnerIds: [parish] })
    expect(await found({ businessPartnerId: parish })).toEqual([asClient, asCemetery, asAnother, asAll])
    expect(await found({ businessPartnerId: city, type: 'DEATH' })).toEqual([asCemetery, asAnother])
    expect(await found({ businessPartnerId: nobody })).toEqual([])
  })

  test('nonsense is refused', async () => {
    for (const filters of [
      { createdAt: { from: 'gestern' } },
      { createdAt: { from: '2999-01-01' } },
      { assigneeId: 'x' },
      { burialTypeId: [0] },
    ])
      expect(await boss.client.processes.list({ query: { filters: filters as object } })).toBeRefused(
        400,
        'INVALID_INPUT',
      )
  })
})

test('only who asks for it is told how many there are, and it is the number that the filter finds', async () => {
  const all = (await boss.client.persons.list({ query: { limit: 1 } })).body
  expect(all).not.toHaveProperty('total')
  const filters = { dateOfBirth: { from: '1941-01-01', to: '1941-12-31' } }
  const counted = (await boss.client.persons.list({ query: { limit: 1, count: true, filters } })).body
  expect(counted).toMatchObject({ total: 2, items: [{}] })
  const none = (await boss.client.persons.list({ query: { count: true, query: 'niemand' } })).body
  expect(none).toMatchObject({ total: 0, items: [] })
  const some = (await boss.client.persons.list({ query: { limit: 1, countUpTo: 1000, filters } })).body
  expect(some).toMatchObject({ total: 2, items: [{}] })
})
