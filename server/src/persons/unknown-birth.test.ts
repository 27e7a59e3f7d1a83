import { missingFactsOf, type Person } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aPerson, aProcess, createPerson, funeralHome, uniqueName } from '../kit/testing'

const office = async () => {
  const home = await funeralHome()
  return { home, client: await home.as('OFFICE_MANAGER') }
}

const unknown = { dateOfBirth: undefined, dateOfBirthUnknown: true }

test('a date of birth must be there unless it is said to be unknown', async () => {
  const { client } = await office()
  const required = { field: 'dateOfBirth', message: 'common.validation-required' }
  for (const fields of [
    { dateOfBirth: undefined },
    { dateOfBirth: null },
    { dateOfBirth: undefined, dateOfBirthUnknown: false },
  ])
    expect(await client.persons.create(aPerson(fields))).toBeRefused(400, required)
  const nameless = await client.persons.create({} as never)
  expect(nameless.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(
    ['dateOfBirth', 'firstName', 'gender', 'lastName'].sort(),
  )
  expect(await createPerson(client, unknown)).toMatchObject({ dateOfBirth: null, dateOfBirthUnknown: true, age: null })
})

test('a date that is learned later takes the place of "unknown", and only "unknown" takes it away', async () => {
  const { client } = await office()
  const { id } = await createPerson(client, unknown)
  const known = await client.persons.update(id, { dateOfBirth: '1950-02-03' })
  expect(known.body).toMatchObject({ dateOfBirth: '1950-02-03', dateOfBirthUnknown: false })
  expect(await client.persons.update(id, { dateOfBirth: null })).toBeRefused(400, {
    field: 'dateOfBirth',
    message: 'common.validation-required',
  })
  const again = await client.persons.update(id, { dateOfBirthUnknown: true })
  expect(again.body).toMatchObject({ dateOfBirth: null, dateOfBirthUnknown: true })
  const both = await createPerson(client, { dateOfBirth: '1951-01-01', dateOfBirthUnknown: true })
  expect(both).toMatchObject({ dateOfBirth: '1951-01-01', dateOfBirthUnknown: false })
})

test('two of the same name are alike where nobody knows when either was born', async () => {
  const { client } = await office()
  const lastName = uniqueName()
  const one = await createPerson(client, { ...unknown, lastName })
  const refused = await client.persons.create(aPerson({ ...unknown, lastName }))
  expect(refused).toBeRefused(409, 'DUPLICATE')
  expect(refused.body.duplicates).toMatchObject([{ id: one.id, dateOfBirth: null, score: 0.5, reasons: ['sameName'] }])
  expect((await client.persons.create(aPerson({ lastName }))).status).toBe(201)
})

test('whoever has no known date is listed page by page with the others, first in the order of births', async () => {
  const { client, home } = await office()
  const old = await createPerson(client, { dateOfBirth: '1930-01-01' })
  const nobody = await createPerson(client, unknown)
  const other = await createPerson(client, unknown)
  const ids: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: object = { sortBy: 'DATE_OF_BIRTH', sortDirection: 'ASC', limit: 1, cursor }
    const { body }: { body: { items: { id: number }[]; nextCursor: string | null } } = await client.persons.list({
      query,
    })
    ids.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  }
  expect(ids).toEqual([nobody.id, other.id, old.id])
  const range = { filters: { dateOfBirth: { to: '1940-01-01' } } }
  expect((await client.persons.list({ query: range })).body.items).toMatchObject([{ id: old.id }])
  const incomplete = { filters: { dateOfBirthUnknown: true }, sortBy: 'CREATED_AT', sortDirection: 'ASC' } as const
  const found = await client.persons.list({ query: incomplete })
  expect(found.body.items.map((item: { id: number }) => item.id)).toEqual([nobody.id, other.id])
  // A case of somebody of whom no date is known is read like any other.
  const opened = await client.processes.create(aProcess(home, { deceasedPersonId: nobody.id, clientPersonId: old.id }))
  expect(opened.body.deceasedPerson.dateOfBirth).toBeNull()
  expect((await client.dashboard.get()).status).toBe(200)
})

test('the database keeps exactly one of the two', async () => {
  const { client, home } = await office()
  const { id } = await createPerson(client)
  const set = (change: string) =>
    home.inTenant((tx) => tx.run(sql`update persons set ${sql.raw(change)} where id = ${id}`))
  await expect(set('date_of_birth = null')).rejects.toThrow('persons.dateOfBirth')
  await expect(set('date_of_birth_unknown = true')).rejects.toThrow('persons.dateOfBirth')
  await set('date_of_birth = null, date_of_birth_unknown = true')
})

test('whoever lacks a fact is found by that, and the column says the same as the rule of the contract', async () => {
  const { client } = await office()
  const place = { name: 'Klinikum', city: 'Görlitz' }
  const dead = { deceasedAt: '2026-03-01', placeOfDeath: place, placeOfBirth: 'Zittau', city: 'Görlitz' }
  const told = [
    {},
    { phone: '03581' },
    { email: 'ida@test.example' },
    { contactDetails: [{ type: 'FAX', value: '03581' }] },
    { phone: '03581', ...unknown },
    dead,
    ...Object.keys(dead).map((fact) => ({ ...dead, deceased: true, [fact]: null })),
  ]
  for (const [index, facts] of told.entries())
    await createPerson(client, { lastName: `Nummer ${index}`, dateOfBirth: `1950-01-${10 + index}`, ...facts })
  const namesOf = async (factsMissing: boolean): Promise<string[]> => {
    const { body } = await client.persons.list({ query: { filters: { factsMissing }, sortBy: 'NAME' } })
    return body.items.map(({ lastName }: Person) => lastName)
  }
  const { body } = await client.persons.list({ query: { sortBy: 'NAME' } })
  const lacking = body.items.filter((person: Person) => missingFactsOf(person).length > 0)
  expect(lacking).toHaveLength(6)
  expect(await namesOf(true)).toEqual(lacking.map(({ lastName }: Person) => lastName))
  expect(await namesOf(false)).toHaveLength(4)
})
