import type { ImportedRow, MatchKey } from '@pietas/contract/partners'
import { expect, test } from 'vitest'
import { aProcess, createPerson, funeralHome } from '../../kit/testing'

const open = async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const bring = (rows: object[], matchBy: MatchKey = 'NAME', dryRun = false) =>
    office.partnerImports.create({ fileName: 'partner.csv', matchBy, dryRun, rows: rows as Record<string, unknown>[] })
  const names = async () =>
    (await office.partners.list()).body.items.map((partner: { name: string }) => partner.name) as string[]
  return { home, office, bring, names }
}

const outcomes = (answer: { body: { rows: ImportedRow[] } }) => answer.body.rows.map(({ outcome }) => outcome)

test('a dry run says what would become of each row and stores nothing', async () => {
  const { office, bring, names } = await open()
  await office.partners.create({ name: 'Blumen Winter', vatId: 'DE136695976' })
  const answer = await bring(
    [
      { name: 'Neu' },
      { name: 'blumen winter', notes: 'eilt' },
      { name: 'Blumen Winter', vatId: 'DE136695976' },
      { name: ' ' },
    ],
    'NAME',
    true,
  )
  expect(answer.status).toBe(201)
  expect(outcomes(answer)).toEqual(['CREATE', 'UPDATE', 'REFUSED', 'REFUSED'])
  expect(answer.body).toMatchObject({ importId: null, created: 1, updated: 1, unchanged: 0, refused: 2 })
  expect(answer.body.rows[2].errors).toEqual([{ field: 'name', message: 'partner.validation.import-twice' }])
  expect(answer.body.rows[3].errors).toEqual([{ field: 'name', message: 'common.validation-required' }])
  expect(await names()).toEqual(['Blumen Winter'])
  expect((await office.partnerImports.list()).body.items).toEqual([])
})

test('new partners are added with everything, known ones completed, and the rest is left alone', async () => {
  const { office, bring, names } = await open()
  const [florist] = (await office.businessPartnerTypes.list({ query: { query: 'Florist' } })).body.items
  const winter = (
    await office.partners.create({
      name: 'Blumen Winter',
      notes: 'bleibt',
      address: { street: 'Am Markt', city: 'Zittau' },
      contactDetails: [{ type: 'PHONE', value: '0358 1' }],
    })
  ).body
  const answer = await bring([
    { name: 'Steinmetz Adam', typeNames: ['florist'], contactDetails: [{ type: 'MOBILE', value: '0170 1' }] },
    {
      name: 'Blumen Winter',
      typeNames: ['Florist'],
      address: { zipCode: '02763' },
      contactDetails: [
        { type: 'PHONE', value: '0358 1' },
        { type: 'FAX', value: '0358 2' },
      ],
    },
  ])
  expect(outcomes(answer)).toEqual(['CREATE', 'UPDATE'])
  expect(await names()).toEqual(['Blumen Winter', 'Steinmetz Adam'])
  expect((await office.partners.get(winter.id)).body).toMatchObject({
    notes: 'bleibt',
    address: { street: 'Am Markt', zipCode: '02763', city: 'Zittau' },
    contactDetails: [
      { type: 'PHONE', value: '0358 1' },
      { type: 'FAX', value: '0358 2' },
    ],
    typeIds: [florist.id],
    version: 2,
  })
  const adam = (await office.partners.get(answer.body.rows[0].businessPartnerId)).body
  expect(adam).toMatchObject({ typeIds: [florist.id], digitalInvoice: false, contactDetails: [{ type: 'MOBILE' }] })
  const again = await bring([{ name: 'Blumen Winter', address: { zipCode: '02763' } }])
  expect(outcomes(again)).toEqual(['UNCHANGED'])
})

test.each([
  ['VAT_ID', { name: 'Anders', vatId: 'DE 136 695 976' }],
  ['BUYER_ID', { name: 'Anders', buyerId: 'K 7' }],
  ['NAME_AND_CITY', { name: 'Gärtnerei MÜLLER', address: { city: 'goerlitz' } }],
] as const)('a partner is recognised by %s', async (matchBy, row) => {
  const { office, bring } = await open()
  await office.partners.create({ name: 'Gaertnerei Müller', address: { city: 'Zittau' } })
  const { id } = (
    await office.partners.create({
      name: 'Gärtnerei Müller',
      address: { city: 'Görlitz' },
      vatId: 'DE136695976',
      buyerId: 'K 7',
    })
  ).body
  const answer = await bring([row], matchBy)
  expect(answer.body.rows).toMatchObject([{ outcome: 'UPDATE', businessPartnerId: id }])
})

test('who says nothing of himself is new, and who fits several is refused', async () => {
  const { office, bring } = await open()
  for (const _twin of [1, 2]) await office.partners.create({ name: 'Winter' })
  expect(outcomes(await bring([{ name: 'A' }, { name: 'B' }], 'VAT_ID'))).toEqual(['CREATE', 'CREATE'])
  const answer = await bring([{ name: 'Winter' }])
  expect(answer.body.rows[0].errors).toEqual([{ field: 'name', message: 'partner.validation.import-ambiguous' }])
})

test('a type that does not exist is named', async () => {
  const { bring, names } = await open()
  const answer = await bring([{ name: 'Neu', typeNames: ['Raumfahrt'] }])
  expect(answer.body.rows[0].errors).toEqual([
    { field: 'typeNames', message: 'partner.validation.import-unknown-type' },
  ])
  expect(await names()).toEqual([])
})

test('an import is taken back, once, and what somebody has changed since stays', async () => {
  const { office, bring, names } = await open()
  const winter = (await office.partners.create({ name: 'Blumen Winter', notes: 'alt' })).body
  const answer = await bring([
    { name: 'Blumen Winter', notes: 'neu', typeNames: ['Florist'] },
    { name: 'Eins' },
    { name: 'Zwei' },
  ])
  const { importId, rows } = answer.body
  await office.partners.update(rows[2].businessPartnerId, { notes: 'schon benutzt' })

  const undone = await office.partnerImports.undo(importId)
  expect(undone.body).toEqual({ undone: 2, kept: [{ id: rows[2].businessPartnerId, name: 'Zwei', reason: 'CHANGED' }] })
  expect(await names()).toEqual(['Blumen Winter', 'Zwei'])
  expect((await office.partners.get(winter.id)).body).toMatchObject({ notes: 'alt', typeIds: [] })
  expect(await office.partnerImports.undo(importId)).toBeRefused(409, {
    field: 'importId',
    message: 'partner.validation.import-undone',
  })
  expect((await office.partnerImports.list()).body.items).toMatchObject([{ fileName: 'partner.csv', undone: true }])
})

test('who is in use by now stays when an import is taken back, and it is said why', async () => {
  const { home, office, bring, names } = await open()
  const { importId, rows } = (
    await bring([{ name: 'Eins' }, { name: 'Oben' }, { name: 'Zwei', typeNames: ['Florist'] }])
  ).body
  const idOf = (at: number): number => rows[at].businessPartnerId
  await office.partners.create({ name: 'Unten', parentId: idOf(1) })
  const people = { deceasedPersonId: (await createPerson(office)).id, clientPersonId: null as never }
  const opened = await office.processes.create(aProcess(home, people, { clientBusinessPartnerId: idOf(2) }))
  expect(opened.status).toBe(201)
  expect((await office.partnerImports.undo(importId)).body).toEqual({
    undone: 1,
    kept: [
      { id: idOf(1), name: 'Oben', reason: 'IN_USE' },
      { id: idOf(2), name: 'Zwei', reason: 'IN_USE' },
    ],
  })
  expect(await names()).toEqual(['Oben', 'Unten', 'Zwei'])
})

test('a row says everything that is wrong with it at once', async () => {
  const { bring } = await open()
  const answer = await bring([
    {
      name: 'Neu',
      vatId: 'DE1',
      bankAccountIban: 'DE00',
      typeNames: ['Raumfahrt'],
      contactDetails: [
        { type: 'FAX', value: '' },
        { type: 'EMAIL', value: 'nobody' },
      ],
    },
    { name: '', accountingEmail: 'nobody' },
  ])
  const [first, second] = answer.body.rows
  expect(first.name).toBe('Neu')
  expect(first.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'bankAccountIban',
    'contactDetails.0.value',
    'contactDetails.1.value',
    'typeNames',
    'vatId',
  ])
  expect(second.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'accountingEmail'])
})

test('two thousand rows are one import', async () => {
  const { office, bring } = await open()
  const rows = Array.from({ length: 2000 }, (_, at) => ({ name: `Partner ${at}`, address: { city: 'Zittau' } }))
  const answer = await bring(rows)
  expect(answer.body).toMatchObject({ created: 2000, refused: 0 })
  expect((await office.partnerImports.undo(answer.body.importId)).body).toMatchObject({ undone: 2000, kept: [] })
})

test('who may not write partners imports none, and another entity sees no import', async () => {
  const { home, office, bring } = await open()
  const { importId } = (await bring([{ name: 'Eins' }])).body
  const reader = await home.as('QM')
  expect(await reader.partnerImports.list()).toBeRefused(403)
  expect(await reader.partnerImports.create({ fileName: 'x', matchBy: 'NAME', dryRun: true, rows: [{}] })).toBeRefused(
    403,
  )
  expect(await office.partnerImports.undo(importId, { legalEntityId: home.secondEntityId })).toBeRefused(403)
  const boss = await home.asTenant('ADMINISTRATOR')
  expect(await boss.partnerImports.undo(importId, { legalEntityId: home.secondEntityId })).toBeRefused(404)
})
