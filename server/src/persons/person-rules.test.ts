import { addDays, contactTypes, type Page, today } from '@pietas/contract/kit'
import {
  genders,
  infections,
  type PersonRow,
  type Relationship,
  reasonsOfDeath,
  relationshipTypes,
  salutations,
  titles,
} from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { aPerson, createPerson, funeralHome } from '../kit/testing'

const anyway = { query: { ignoreDuplicates: true } }
const office = async () => (await funeralHome()).as('OFFICE_MANAGER')

test('every value of every list is stored, and what is in none is refused', async () => {
  const staff = await office()
  const erna = await createPerson(staff, {})
  const lists = { salutation: salutations, title: titles, gender: genders, reasonOfDeath: reasonsOfDeath }
  for (const [field, values] of Object.entries({ ...lists, infectiousData: infections })) {
    for (const value of values)
      expect((await staff.persons.update(erna.id, { [field]: value })).body, value).toMatchObject({ [field]: value })
    expect(await staff.persons.update(erna.id, { [field]: 'MISTER' as never }), field).toBeRefused(400, {
      field,
      message: 'common.validation-invalid',
    })
  }
})

test('contacts of every kind come back in their order, and each needs a kind and a value', async () => {
  const staff = await office()
  const values = {
    EMAIL: 'erna@post.example',
    WEBSITE: 'https://post.example',
    PHONE: '030 1',
    FAX: '030 2',
    MOBILE: '0170',
  }
  const contactDetails = contactTypes.map((type) => ({ type, value: values[type] }))
  const erna = await createPerson(staff, { contactDetails })
  expect(erna.contactDetails.map(({ type }) => type)).toEqual([...contactTypes])
  for (const wrong of [{ type: 'EMAIL', value: '' }, { value: '030' }, { type: 'PAGER', value: '1' }])
    expect((await staff.persons.update(erna.id, { contactDetails: [wrong as never] })).status).toBe(400)
})

test.each([
  [
    'a birth in the future',
    { dateOfBirth: `${Number(today().slice(0, 4)) + 1}-01-01` },
    'dateOfBirth',
    'common.date-in-future',
  ],
  ['a birth that is no day', { dateOfBirth: '1950-02-30' }, 'dateOfBirth', 'common.validation-invalid'],
  ['a birth in German', { dateOfBirth: '31.01.1950' }, 'dateOfBirth', 'common.validation-invalid'],
  [
    'a birth after the last sign of life',
    { dateOfBirth: '2000-01-02', lastSeenAliveAt: '2000-01-01T10:00:00.000Z' },
    'dateOfBirth',
    'birthDateBeforeLastSeenAliveAt',
  ],
  ['a death in the future', { deceasedAt: addDays(today(), 1) }, 'deceasedAt', 'person.validation.in-future'],
  [
    'a discovery before the death',
    { deceasedAt: '2020-01-02', foundDeadAt: '2020-01-01T10:00:00.000Z' },
    'foundDeadAt',
    'person.validation.found-before-death',
  ],
  [
    'more underage children than children',
    { countOfKids: 1, numberOfUnderageChildren: 2 },
    'numberOfUnderageChildren',
    'invalidAmountOfUnderageChildren',
  ],
  ['half a child', { countOfKids: 1.5 }, 'countOfKids', 'common.validation-invalid'],
  ['less than no child', { countOfDeadKids: -1 }, 'countOfDeadKids', 'common.validation-too-small'],
])('%s is refused at its field', async (_what, facts, field, message) => {
  expect(await (await office()).persons.create(aPerson(facts))).toBeRefused(400, { field, message })
})

test('what may be empty is stored as null, none underage as well, and texts lose their blanks', async () => {
  const staff = await office()
  const erna = await createPerson(staff, {
    salutation: null,
    email: '',
    phone: null,
    street: '  Weg ',
    numberOfUnderageChildren: 0,
    countOfKids: 2,
  })
  expect(erna).toMatchObject({ salutation: null, email: null, street: 'Weg', numberOfUnderageChildren: null })
  const blank = { street: ' ', streetNumber: '', zipCode: '', city: ' ', country: null }
  expect((await staff.persons.update(erna.id, blank)).body.address).toBeNull()
})

test('whoever reported the death is named by the id of his kind alone', async () => {
  const staff = await office()
  const karl = await createPerson(staff, { firstName: 'Karl' })
  const erna = await createPerson(staff, { dateOfBirth: '1940-01-01' })
  const named = await staff.persons.update(erna.id, {
    deathRegisteredBy: { type: 'PERSON', personId: karl.id, userId: 999_999 },
  })
  expect(named.body).toMatchObject({ deathRegisteredByType: 'PERSON', deathRegisteredBy: { personId: karl.id } })
  expect(named.body.deathRegisteredBy?.userId ?? null).toBeNull()
  const wrong = { type: 'PARTNER', personId: karl.id } as const
  expect(await staff.persons.update(erna.id, { deathRegisteredBy: wrong })).toBeRefused(400, {
    field: 'deathRegisteredBy.businessPartnerId',
    message: 'common.validation-required',
  })
})

test('a first date of death makes somebody deceased, and clearing it does not revive', async () => {
  const staff = await office()
  const erna = await createPerson(staff, {})
  expect((await staff.persons.update(erna.id, { deceasedAt: '2026-01-05' })).body.deceased).toBe(true)
  expect((await staff.persons.update(erna.id, { deceasedAt: null })).body.deceased).toBe(true)
})

test('the place of death becomes the position, and the religion may be reported', async () => {
  const staff = await office()
  const erna = await createPerson(staff, { placeOfDeath: { name: 'Klinikum', city: 'Görlitz', lat: 51.1, lng: 14.9 } })
  const changes = { currentPosition: erna.placeOfDeath, reportReligion: true }
  const moved = await staff.persons.update(erna.id, changes)
  expect(moved.body).toMatchObject(changes)
})

test('a change is checked for duplicates only when it touches the identity, and never against itself', async () => {
  const staff = await office()
  const first = await createPerson(staff, {})
  const second = (await staff.persons.create(aPerson({}), anyway)).body
  expect((await staff.persons.update(second.id, { profession: 'Bäcker' })).status).toBe(200)
  const answer = await staff.persons.update(second.id, {
    firstName: `${first.firstName} `,
    lastName: first.lastName.toUpperCase(),
  })
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'DUPLICATE', duplicates: [{ id: first.id, score: expect.any(Number) }] })
  const insisted = await staff.persons.update(second.id, { lastName: first.lastName.toUpperCase() }, anyway)
  expect(insisted.status).toBe(200)
})

test.each([
  ['PHONE', 'nobody', 'invalidPhoneNumber'],
  ['MOBILE', 'erna@post.example', 'invalidPhoneNumber'],
  ['EMAIL', '03581 400', 'invalidEmail'],
  ['WEBSITE', 'keine Seite', 'invalidWebsite'],
] as const)('a %s that reads %s is refused of a new person and of a stored one', async (type, value, message) => {
  const staff = await office()
  const contactDetails = [
    { type: 'PHONE' as const, value: '03581 400' },
    { type, value },
  ]
  const refusal = { field: 'contactDetails.1.value', message }
  expect(await staff.persons.create(aPerson({ contactDetails }) as never)).toBeRefused(400, refusal)
  const { id } = await createPerson(staff)
  expect(await staff.persons.update(id, { contactDetails })).toBeRefused(400, refusal)
})

test('a list is searched without regard to case, narrowed by ids, and paged there and back', async () => {
  const staff = await office()
  const ids: number[] = []
  for (const firstName of ['Anna', 'Berta', 'Clara', 'Dora', 'Wilma'])
    ids.push((await createPerson(staff, { firstName, lastName: 'Muster' })).id)
  const found = async (query: object): Promise<Page<PersonRow>> => (await staff.persons.list({ query })).body
  expect((await found({ query: 'must AN' })).items.map(({ firstName }) => firstName)).toEqual(['Anna'])
  expect((await found({ query: 'nobody', filterIds: ids.slice(0, 2) })).items).toHaveLength(2)
  const byName = { sortBy: 'FIRST_NAME', sortDirection: 'ASC', limit: 2 } as const
  const first = await found(byName)
  const second = await found({ ...byName, cursor: first.nextCursor ?? '' })
  expect(second.items.map(({ firstName }) => firstName)).toEqual(['Clara', 'Dora'])
  const back = await found({ ...byName, cursor: second.prevCursor ?? '' })
  expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
  expect((await staff.persons.list({ query: { sortBy: 'SHOE_SIZE' as never } })).status).toBe(400)
})

test('each of the sixteen simple relationships is stored, and a friend is none', async () => {
  const staff = await office()
  const erna = await createPerson(staff, {})
  const list = relationshipTypes.map((relationshipType) => ({ relationshipType, relationshipWithoutPerson: true }))
  const stored = await staff.relationships.create(erna.id, list)
  expect((stored.body as Relationship[]).map(({ relationshipType }) => relationshipType)).toEqual([
    ...relationshipTypes,
  ])
  for (const wrong of [{ relationshipType: 'FRIEND' }, { maritalStatus: 'SINGLE' }])
    expect((await staff.relationships.create(erna.id, [wrong as never])).status).toBe(400)
})
