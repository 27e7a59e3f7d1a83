import type { Person, PersonRow } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { createPerson, funeralHome } from '../../kit/testing'

/** A home with Erna and Karl, whose marriage stands at Erna. */
const couple = async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(office, { firstName: 'Erna', dateOfBirth: '1950-01-01' })
  const karl = await createPerson(office, { firstName: 'Karl', dateOfBirth: '1948-01-01' })
  const [marriage] = (
    await office.relationships.create(erna.id, [{ maritalStatus: 'MARRIED', relatedPersonId: karl.id }])
  ).body
  const seenBy = async (id: number) => {
    const { relationshipStatus, relationships }: Person = (await office.persons.get(id)).body
    return [relationshipStatus, ...relationships.map(({ maritalStatus }) => maritalStatus)]
  }
  return { home, office, erna, karl, marriage: marriage?.id ?? 0, seenBy }
}

test('a death makes a widow of the survivor, and whoever died stays married', async () => {
  const { office, erna, karl, seenBy } = await couple()
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  expect(await seenBy(erna.id)).toEqual(['WIDOWED', 'WIDOWED'])
  expect(await seenBy(karl.id)).toEqual(['MARRIED', 'MARRIED'])
  const widowed = await office.persons.list({ query: { filters: { relationshipStatus: ['WIDOWED'] } } })
  expect(widowed.body.items.map(({ id }: PersonRow) => id)).toEqual([erna.id])
})

test('from whichever side the marriage was entered', async () => {
  const { office, erna, karl, seenBy } = await couple()
  await office.persons.update(erna.id, { deceasedAt: '2026-03-01' })
  expect(await seenBy(karl.id)).toEqual(['WIDOWED', 'WIDOWED'])
  expect(await seenBy(erna.id)).toEqual(['MARRIED', 'MARRIED'])
})

test('of two who are dead the later one died widowed; on the same day nobody did', async () => {
  const { office, erna, karl, seenBy } = await couple()
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  await office.persons.update(erna.id, { deceasedAt: '2026-05-01' })
  expect(await seenBy(erna.id)).toEqual(['WIDOWED', 'WIDOWED'])
  expect(await seenBy(karl.id)).toEqual(['MARRIED', 'MARRIED'])
  await office.persons.update(erna.id, { deceasedAt: '2026-03-01' })
  expect(await seenBy(erna.id)).toEqual(['MARRIED', 'MARRIED'])
})

test('the answer to a date of death says the status that follows from it', async () => {
  const { office, erna, karl } = await couple()
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  await office.persons.update(erna.id, { deceasedAt: '2026-05-01' })
  const corrected = await office.persons.update(erna.id, { deceasedAt: '2026-02-01' })
  expect(corrected.body).toMatchObject({ relationshipStatus: 'MARRIED', relationships: [{ maritalStatus: 'MARRIED' }] })
})

test('a death without a day makes a widow, one that was entered by mistake unmakes her', async () => {
  const { office, erna, karl, seenBy } = await couple()
  await office.persons.update(karl.id, { deceased: true })
  expect(await seenBy(erna.id)).toEqual(['WIDOWED', 'WIDOWED'])
  await office.persons.update(karl.id, { deceased: false })
  expect(await seenBy(erna.id)).toEqual(['MARRIED', 'MARRIED'])
})

test('a widow marries again, and the dead husband stays married', async () => {
  const { office, erna, karl, seenBy } = await couple()
  await office.persons.update(karl.id, { deceasedAt: '2020-03-01' })
  const otto = await createPerson(office, { firstName: 'Otto', dateOfBirth: '1949-01-01' })
  const facts = { maritalStatus: 'MARRIED' as const, relatedPersonId: otto.id, marriageDate: '2022-05-05' }
  expect((await office.relationships.create(erna.id, [facts])).status).toBe(201)
  expect(await seenBy(erna.id)).toEqual(['MARRIED', 'WIDOWED', 'MARRIED'])
  expect(await seenBy(karl.id)).toEqual(['MARRIED', 'MARRIED'])
})

test('who was entered as widowed leaves a husband who died married', async () => {
  const { office, erna, karl, marriage, seenBy } = await couple()
  await office.relationships.update(erna.id, marriage, { maritalStatus: 'WIDOWED' })
  expect(await seenBy(karl.id)).toEqual(['SINGLE'])
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  expect(await seenBy(karl.id)).toEqual(['MARRIED', 'MARRIED'])
  expect(await seenBy(erna.id)).toEqual(['WIDOWED', 'WIDOWED'])
})

test('a divorce stays one, whoever dies', async () => {
  const { office, erna, karl, marriage, seenBy } = await couple()
  await office.relationships.update(erna.id, marriage, { maritalStatus: 'DIVORCED', divorceDate: '1990-01-01' })
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  expect(await seenBy(erna.id)).toEqual(['DIVORCED', 'DIVORCED'])
  expect(await seenBy(karl.id)).toEqual(['DIVORCED', 'DIVORCED'])
})

test('the widow whom somebody has open is saved all the same', async () => {
  const { office, erna, karl } = await couple()
  await office.persons.update(karl.id, { deceasedAt: '2026-03-01' })
  expect((await office.persons.update(erna.id, { profession: 'Lehrerin' }, { ifMatch: erna.version })).status).toBe(200)
})

test('two deaths entered at the same moment wait for each other', async () => {
  const { office, erna, karl, seenBy } = await couple()
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const answers = await Promise.all([
      office.persons.update(erna.id, { deceasedAt: `2026-05-0${day}` }),
      office.persons.update(karl.id, { deceasedAt: `2026-03-0${day}` }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await seenBy(erna.id)).toEqual(['WIDOWED', 'WIDOWED'])
  expect(await seenBy(karl.id)).toEqual(['MARRIED', 'MARRIED'])
})
