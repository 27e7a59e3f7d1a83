import { expect, test } from 'vitest'
import { anOpenCase, aPerson, aProcess, createPerson, funeralHome } from '../kit/testing'

test('a person is recorded with every field and read back as it was sent', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const sent = aPerson({
    salutation: 'MADAM',
    title: 'Univ-Prof.',
    street: '  Am Markt ',
    city: 'Görlitz',
    deceasedAt: '2026-03-01',
    deceasedTimeAt: '09:05',
    placeOfDeath: { name: 'Klinikum', city: 'Görlitz', lat: 51.15, lng: 14.98 },
    lastSeenAliveAt: '2026-02-28T20:15:00.000Z',
    size: '180.7',
    weight: 72.9,
    highlyInfectious: true,
    infectious: true,
    placeOfDeathRegistryNumber: 'S 12/2026',
    contactDetails: [{ type: 'MOBILE', value: '0170 1' }],
    bankAccountIban: 'de89 3704 0044 0532 0130 00',
  })

  const created = await office.persons.create(sent)

  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    title: 'Univ-Prof.',
    street: 'Am Markt',
    address: { street: 'Am Markt', city: 'Görlitz', zipCode: null },
    deceased: true,
    deceasedTimeAt: '09:05',
    placeOfDeath: { name: 'Klinikum', street: null, city: 'Görlitz', lat: 51.15 },
    lastSeenAliveAt: '2026-02-28T20:15:00.000Z',
    size: 180,
    weight: 72,
    infectiousData: 'HIGHLY_INFECTIOUS',
    infectious: false,
    highlyInfectious: true,
    deathRegisterNumber: 'S 12/2026',
    bankAccountIban: 'DE89370400440532013000',
    age: 85,
    version: 1,
    processes: [],
  })
  expect(created.body.contactDetails[0]._id).toBeTruthy()
  expect((await office.persons.get(created.body.id)).body).toEqual(created.body)
})

test('a death whose day is not known ends the age that would grow', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const person = await office.persons.create(aPerson({ deceased: true, dateOfBirth: '1940-05-17' }))
  expect(person.body).toMatchObject({ deceased: true, deceasedAt: null, age: null })
  const dated = await office.persons.update(person.body.id, { deceasedAt: '2026-03-01' })
  expect(dated.body.age).toBe(85)
})

test('what is missing is named at its field', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const answer = await office.persons.create({ firstName: ' ' } as never)
  for (const field of ['firstName', 'lastName', 'gender', 'dateOfBirth'])
    expect(answer).toBeRefused(400, { field, message: 'common.validation-required' })
})

test.each([
  ['email', 'jörg@post.example', 'email-no-umlauts'],
  ['email', 'nobody', 'invalidEmail'],
  ['phone', '030-1', 'invalidPhone'],
  ['phone', '+49 30 1', 'invalidPhone'],
  ['bankAccountIban', 'DE00370400440532013000', 'invalidIban'],
  ['bankAccountBic', 'XX', 'invalidBic'],
  ['title', 'Univ.-Prof.', 'common.validation-invalid'],
  ['deceasedTimeAt', '9:5', 'common.validation-invalid'],
  ['gender', 'OTHER', 'common.validation-invalid'],
  ['birthRegistryOffice', 999_999, 'common.validation-unknown-reference'],
])('%s "%s" is refused with %s', async (field, value, message) => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.persons.create(aPerson({ [field]: value }))).toBeRefused(400, { field, message })
})

test('rules look at the merged record', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office, { dateOfBirth: '1950-01-02', countOfKids: 2 })

  expect(await office.persons.update(erna.id, { deceasedAt: '1950-01-01' })).toBeRefused(400, {
    field: 'dateOfBirth',
    message: 'birthDateBeforeDeceasedAt',
  })
  expect(await office.persons.update(erna.id, { countOfDeadKids: 3 })).toBeRefused(400, {
    field: 'countOfDeadKids',
    message: 'invalidAmountOfDeadKids',
  })
  expect((await office.persons.update(erna.id, { deceasedAt: '1950-01-02', countOfDeadKids: 2 })).status).toBe(200)
})

test('the same person is answered as a duplicate, in any spelling, unless that is ignored', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const first = await createPerson(office, { firstName: 'Jürgen', lastName: 'Groß' })
  const again = aPerson({ firstName: 'juergen', lastName: ' GROSS' })

  const refused = await office.persons.create(again)
  expect(refused).toBeRefused(409, 'DUPLICATE')
  expect(refused.body.duplicates).toMatchObject([{ id: first.id, score: 0.9, reasons: ['sameBirthDate', 'sameName'] }])

  expect(
    (await office.persons.create(aPerson({ firstName: 'Jürgen', lastName: 'Groß', dateOfBirth: '1941-05-17' }))).status,
  ).toBe(201)
  expect((await office.persons.create(again, { query: { ignoreDuplicates: true } })).status).toBe(201)
})

test('names that sound alike are duplicates with a lower score', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  await createPerson(office, { firstName: 'Anna', lastName: 'Meyer' })
  const refused = await office.persons.create(aPerson({ firstName: 'Anna', lastName: 'Maier' }))
  expect(refused.body.duplicates).toMatchObject([{ score: 0.7, reasons: ['sameBirthDate', 'similarName'] }])
})

test('two requests at once cannot both record the same person', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const body = aPerson()
  const answers = await Promise.all(Array.from({ length: 6 }, () => office.persons.create(body)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('switching deceased off clears the details of the death', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office, { deceasedAt: '2026-03-01', size: 170 })
  const cleared = await office.persons.update(erna.id, { deceasedAt: null })
  expect(cleared.body).toMatchObject({ deceased: true, deceasedAt: null, size: 170 })
  const alive = await office.persons.update(erna.id, { deceased: false })
  expect(alive.body).toMatchObject({ deceased: false, size: null })
})

test('a stale version is answered with the current record, and nothing is overwritten', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office)
  await office.persons.update(erna.id, { profession: 'Lehrerin' }, { ifMatch: erna.version })

  const stale = await office.persons.update(erna.id, { city: 'Zittau' }, { ifMatch: erna.version })
  expect(stale).toBeRefused(412, 'STALE_VERSION')
  expect(stale.body.current).toMatchObject({ profession: 'Lehrerin', city: null, version: 2 })

  const merged = await office.persons.update(erna.id, { city: 'Zittau' })
  expect(merged.body).toMatchObject({ profession: 'Lehrerin', city: 'Zittau', version: 3 })
})

test('a deleted person leaves the list, is changed no more, but is still found by id', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office)
  expect((await office.persons.delete(erna.id)).status).toBe(204)
  expect((await office.persons.list()).body.items).toEqual([])
  expect((await office.persons.list({ query: { filterIds: [erna.id] } })).body.items).toHaveLength(1)
  expect((await office.persons.get(erna.id)).body.deleted).toBe(true)
  expect(await office.persons.update(erna.id, { city: 'Zittau' })).toBeRefused(404, 'NOT_FOUND')
  expect((await office.persons.delete(erna.id)).status).toBe(404)
})

test('a deleted person stands in a list of its own and comes back with everything', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const [erna, anna] = [await createPerson(office, { city: 'Zittau' }), await createPerson(office)]
  await office.persons.delete(erna.id)
  const listed = async (deleted?: boolean) => {
    const { body } = await office.persons.list({ query: deleted === undefined ? {} : { filters: { deleted } } })
    return body.items.map(({ id }: { id: number }) => id)
  }
  expect(await listed(true)).toEqual([erna.id])
  expect(await listed()).toEqual([anna.id])
  expect(await listed(false)).toEqual([anna.id])
  const dispatcher = await home.as('DISPATCHER')
  expect(await dispatcher.persons.restore(erna.id)).toBeRefused(403, 'FORBIDDEN')

  const back = await office.persons.restore(erna.id)
  expect(back.body).toMatchObject({ id: erna.id, deleted: false, city: 'Zittau' })
  // Asked for twice, it is done once.
  expect((await office.persons.restore(erna.id)).body.version).toBe(back.body.version)
  expect(await listed()).toHaveLength(2)
  expect(await office.persons.restore(999_999)).toBeRefused(404, 'NOT_FOUND')
})

test('a person says in which processes he stands, and as what; deleted he does so still', async () => {
  const { client, home, processId, widowId } = await anOpenCase()
  await client.processes.update(processId, { graveOwnerId: widowId, informingPersonId: widowId })
  await client.processPersons.create(processId, { personId: widowId, role: 'Friend' })
  const other = await createPerson(client, { firstName: 'Otto' })
  const second = await client.processes.create(aProcess(home, { deceasedPersonId: other.id, clientPersonId: widowId }))
  await client.persons.delete(widowId)
  expect((await client.persons.get(widowId)).body.processes).toEqual([
    { id: second.body.id, type: 'DEATH', status: 'ACTIVE', deceased: `Otto ${other.lastName}`, places: ['CLIENT'] },
    {
      ...{ id: processId, type: 'DEATH', status: 'ACTIVE', deceased: 'Karl Krause' },
      places: ['CLIENT', 'FURTHER', 'GRAVE_OWNER', 'INFORMING'],
    },
  ])
})

test('a process goes on though its client and its deceased have been deleted', async () => {
  const { client, processId, widowId, deceasedId } = await anOpenCase()
  await client.persons.delete(widowId)
  await client.persons.delete(deceasedId)
  const changed = await client.processes.update(processId, { graveNumber: '12' })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({ deceasedPerson: { deleted: true }, clientPerson: { deleted: true } })
  const sameAgain = await client.processes.update(processId, { clientPersonId: widowId, graveNumber: '13' })
  expect(sameAgain.status).toBe(200)
})

test('who has left the staff registers no more deaths', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const erna = await createPerson(boss)
  expect((await boss.users.delete(clerk.userId)).status).toBe(204)
  const registered = await boss.persons.update(erna.id, {
    deathRegisteredBy: { type: 'EMPLOYEE', userId: clerk.userId },
  })
  expect(registered).toBeRefused(400, {
    field: 'deathRegisteredBy.userId',
    message: 'common.validation-unknown-reference',
  })
})

test('who may not delete is refused and the person stays', async () => {
  const home = await funeralHome()
  const dispatcher = await home.as('DISPATCHER')
  const erna = await createPerson(dispatcher)
  expect(await dispatcher.persons.delete(erna.id)).toBeRefused(403, 'FORBIDDEN')
  expect((await dispatcher.persons.get(erna.id)).body.deleted).toBe(false)
})

test('sending again what is stored changes nothing, the version included', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office, {
    placeOfDeath: { name: 'Klinikum', city: 'Görlitz' },
    profession: 'Lehrerin',
  })
  const again = await office.persons.update(erna.id, {
    placeOfDeath: { city: 'Görlitz', name: 'Klinikum' },
    profession: 'Lehrerin',
  })
  expect(again.status).toBe(200)
  expect(again.body.version).toBe(1)
})

test('persons are found by their weight, both ends included, and never without one', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  for (const [lastName, weight] of [
    ['Leicht', 0],
    ['Mittel', 80],
    ['Schwer', 130],
    ['Unbekannt', null],
  ] as const)
    await createPerson(office, { lastName, weight })
  const found = async (weight: { from?: number; to?: number }) => {
    const { body } = await office.persons.list({ query: { filters: { weight }, sortBy: 'NAME' } })
    return body.items.map((person: { lastName: string }) => person.lastName)
  }
  expect(await found({ from: 80 })).toEqual(['Mittel', 'Schwer'])
  expect(await found({ to: 80 })).toEqual(['Leicht', 'Mittel'])
  expect(await found({ from: 80, to: 80 })).toEqual(['Mittel'])
  expect(await found({ from: 79.5, to: 80.5 })).toEqual(['Mittel'])
  expect(await found({ from: 80.1, to: 129.9 })).toEqual([])
  expect(await found({})).toHaveLength(4)
})
