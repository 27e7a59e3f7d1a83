import type { ImportedPersonRow, PersonMatchKey } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { aProcess, createPerson, funeralHome } from '../../kit/testing'

const open = async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const bring = (rows: unknown[], matchBy: PersonMatchKey = 'NAME_AND_BIRTH', dryRun = false) =>
    office.personImports.create({ fileName: 'personen.csv', matchBy, dryRun, rows: rows as Record<string, unknown>[] })
  const names = async () =>
    (await office.persons.list({ query: { sortBy: 'NAME', sortDirection: 'ASC' } })).body.items.map(
      ({ lastName }: { lastName: string }) => lastName,
    ) as string[]
  return { home, office, bring, names }
}

const erna = { firstName: 'Erna', lastName: 'Maier', gender: 'FEMALE', dateOfBirth: '1944-05-06' }
const outcomes = (answer: { body: { rows: ImportedPersonRow[] } }) => answer.body.rows.map(({ outcome }) => outcome)

test('a dry run says what would become of each row and stores nothing', async () => {
  const { office, bring, names } = await open()
  await createPerson(office, erna)
  const answer = await bring([{ ...erna, lastName: 'Neu' }, erna, { lastName: 'Ohne' }], 'NAME_AND_BIRTH', true)
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({ importId: null, created: 1, updated: 0, unchanged: 1, refused: 1 })
  expect(outcomes(answer)).toEqual(['CREATE', 'UNCHANGED', 'REFUSED'])
  expect(await names()).toEqual(['Maier'])
  expect((await office.personImports.list()).body.items).toEqual([])
})

test('a row becomes what the form would have stored, and nothing is lost of it', async () => {
  const { office, bring } = await open()
  const said = {
    ...{
      ...erna,
      salutation: 'MADAM',
      title: 'Dr.',
      birthName: 'Vogel',
      placeOfBirth: 'Löbau',
      notes: 'aus der Kartei',
    },
    ...{ deceasedAt: '2020-01-02', deceasedTimeAt: '08:30', street: 'Am Markt', streetNumber: '1', zipCode: '02763' },
    ...{ city: 'Zittau', phone: '+49358312', email: 'erna@post.example', religiousAffiliation: 'evangelisch' },
    ...{ bankAccountIban: 'DE89 3704 0044 0532 0130 00', profession: 'Lehrerin', nationality: 'deutsch' },
  }
  const row = { ...said, maritalStatus: 'WIDOWED', contactDetails: [{ type: 'MOBILE', value: '0170 1' }] }
  const answer = await bring([row])
  expect(outcomes(answer)).toEqual(['CREATE'])
  expect((await office.persons.get(answer.body.rows[0].personId)).body).toMatchObject({
    ...{ ...said, bankAccountIban: 'DE89370400440532013000', deceased: true, relationshipStatus: 'WIDOWED' },
    contactDetails: [{ type: 'MOBILE', value: '0170 1', _id: expect.any(String) }],
    relationships: [{ maritalStatus: 'WIDOWED', relatedPersonId: null }],
  })
  // Found by his sound as well, like one who was typed in.
  const twin = await office.persons.create({ ...erna, gender: 'FEMALE', lastName: 'Meyer' })
  expect(twin.status).toBe(409)
})

test('every fault of a row is told at once', async () => {
  const { bring, names } = await open()
  const answer = await bring([
    {
      firstName: '',
      gender: 'FRAU',
      dateOfBirth: '31.02.1950',
      phone: 'abc',
      email: 'jürgen@post',
      deceasedAt: '2999-01-01',
    },
    { ...erna, dateOfBirth: '1999-01-01', deceasedAt: '1990-01-01' },
    { ...erna, dateOfBirth: null },
  ])
  expect(outcomes(answer)).toEqual(['REFUSED', 'REFUSED', 'REFUSED'])
  const [all, order, birth] = answer.body.rows.map(({ errors }: ImportedPersonRow) => errors)
  expect(all.map(({ field }: { field: string }) => field).toSorted()).toEqual(
    ['dateOfBirth', 'deceasedAt', 'email', 'firstName', 'gender', 'lastName', 'phone'].toSorted(),
  )
  expect(order).toEqual([{ field: 'dateOfBirth', message: 'birthDateBeforeDeceasedAt' }])
  expect(birth).toEqual([{ field: 'dateOfBirth', message: 'common.validation-required' }])
  expect(await names()).toEqual([])
})

test('whoever is known is left alone and named, and whoever may be another is refused', async () => {
  const { office, bring, names } = await open()
  const { id } = await createPerson(office, { ...erna, notes: 'bleibt' })
  const answer = await bring([
    { ...erna, lastName: 'MAIER', notes: 'neu' },
    { ...erna, lastName: 'Meyer' },
    { ...erna, firstName: 'Karl' },
    { ...erna, firstName: 'Karl' },
    { ...erna, firstName: 'Carl' },
  ])
  expect(answer.body.rows).toMatchObject([
    {
      outcome: 'UNCHANGED',
      personId: id,
      errors: [{ message: 'person.validation.import-known', about: 'Maier, Erna' }],
    },
    { outcome: 'REFUSED', errors: [{ message: 'person.validation.import-alike', about: 'Maier, Erna' }] },
    { outcome: 'CREATE', errors: [] },
    { outcome: 'REFUSED', errors: [{ message: 'person.validation.import-twice', about: 'Maier, Karl' }] },
    { outcome: 'REFUSED', errors: [{ message: 'person.validation.import-alike-above', about: 'Maier, Karl' }] },
  ])
  expect((await office.persons.get(id)).body).toMatchObject({ notes: 'bleibt', version: 1 })
  expect(await names()).toEqual(['Maier', 'Maier'])
  expect(outcomes(await bring([erna], 'NONE'))).toEqual(['CREATE'])
})

test('the same file a second time adds nobody', async () => {
  const { bring, names } = await open()
  const rows = [erna, { ...erna, firstName: 'Paul', dateOfBirth: null, dateOfBirthUnknown: true }]
  expect(outcomes(await bring(rows))).toEqual(['CREATE', 'CREATE'])
  expect(outcomes(await bring(rows))).toEqual(['UNCHANGED', 'UNCHANGED'])
  expect(await names()).toHaveLength(2)
})

test('an import is taken back, once; who is in use or was changed since stays and is named', async () => {
  const { home, office, bring, names } = await open()
  const people = ['Eins', 'Zwei', 'Drei', 'Vier', 'Sechs'].map((lastName, at) => ({
    ...{ ...erna, lastName, dateOfBirth: `195${at}-01-01` },
    ...(at === 0 ? { maritalStatus: 'MARRIED' } : {}),
  }))
  const { importId, rows } = (await bring(people)).body
  const [, two, three, four, five] = rows.map(({ personId }: ImportedPersonRow) => personId)
  const client = await createPerson(office, { lastName: 'Auftrag' })
  await office.processes.create(aProcess(home, { deceasedPersonId: two, clientPersonId: client.id }))
  await office.persons.update(three, { notes: 'ergänzt' })
  await office.relationships.create(four, [{ relationshipType: 'SIBLING', relatedPersonId: five }])
  expect((await office.personImports.undo(importId)).body).toEqual({
    undone: 1,
    kept: [
      { id: three, name: 'Drei, Erna', reason: 'CHANGED' },
      { id: five, name: 'Sechs, Erna', reason: 'IN_USE' },
      { id: four, name: 'Vier, Erna', reason: 'IN_USE' },
      { id: two, name: 'Zwei, Erna', reason: 'IN_USE' },
    ],
  })
  expect(await names()).toEqual(['Auftrag', 'Drei', 'Sechs', 'Vier', 'Zwei'])
  expect(await office.personImports.undo(importId)).toBeRefused(409, {
    field: 'importId',
    message: 'person.validation.import-undone',
  })
  expect((await office.personImports.list()).body.items).toMatchObject([{ fileName: 'personen.csv', undone: true }])
})

test('whoever an imported person became by a merge stays when the import is taken back', async () => {
  const { office, bring } = await open()
  const survivor = await createPerson(office, { ...erna, lastName: 'Meier', dateOfBirth: '1944-05-07' })
  const { body } = await bring([erna])
  const { personId } = body.rows[0]
  expect((await office.personMerges.create(survivor.id, { otherId: personId, values: {} })).status).toBe(201)
  expect((await office.personImports.undo(body.importId)).status).toBe(200)
  expect((await office.persons.get(survivor.id)).body).toMatchObject({ deleted: false, lastName: 'Meier' })
  expect((await office.persons.get(personId)).body).toMatchObject({ deleted: true, mergedIntoId: survivor.id })
})

test('a row that is no person at all does no harm', async () => {
  const { bring, names } = await open()
  const hostile = [
    { firstName: { $ne: 1 }, lastName: ['x'], gender: 7, dateOfBirth: 1, deceasedAt: {}, contactDetails: 'x' },
    { ...erna, lastName: `'); drop table persons; --` },
    { ...erna, firstName: 'Nul\u0000', __proto__: { admin: true } },
    { ...erna, lastName: '=HYPERLINK("http://böse.example")', legalEntityId: 99, id: 1, deleted: true, tenantId: 5 },
    { ...erna, firstName: 'x'.repeat(10_000) },
  ]
  expect(outcomes(await bring(hostile))).toEqual(['REFUSED', 'CREATE', 'REFUSED', 'CREATE', 'REFUSED'])
  expect((await names()).toSorted()).toEqual(
    [`'); drop table persons; --`, '=HYPERLINK("http://böse.example")'].toSorted(),
  )
})

test('whoever may only read persons imports none and sees no imports', async () => {
  const { home, bring } = await open()
  const { importId } = (await bring([erna])).body
  const reader = await home.as('KPI')
  const order = { fileName: 'a.csv', matchBy: 'NONE' as const, dryRun: true, rows: [erna] }
  expect((await reader.personImports.create(order)).status).toBe(403)
  expect((await reader.personImports.list()).status).toBe(403)
  expect((await reader.personImports.undo(importId)).status).toBe(403)
})

test('somebody who is imported and typed in at the same moment is there once', async () => {
  const { office, bring, names } = await open()
  await Promise.all([bring([erna]), office.persons.create({ ...erna, gender: 'FEMALE' }), bring([erna])])
  expect(await names()).toEqual(['Maier'])
})

test('5,000 rows are imported, and found known again', async () => {
  const { bring } = await open()
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    ...{ ...erna, lastName: `Muster${String.fromCharCode(97 + (at % 26))}`, notes: `${at}` },
    dateOfBirth: new Date(Date.UTC(1930, 0, 1 + Math.floor(at / 2) * 3)).toISOString().slice(0, 10),
    firstName: at % 2 ? 'Berta' : 'Karl',
  }))
  expect((await bring(rows)).body).toMatchObject({ created: 5000, refused: 0 })
  expect((await bring(rows, 'NAME_AND_BIRTH', true)).body).toMatchObject({ created: 0, unchanged: 5000 })
}, 300_000)
