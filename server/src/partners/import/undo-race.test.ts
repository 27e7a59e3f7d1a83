import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { takeBack } from '../../kit/imports/ledger'
import { aProcess, createPerson, type FuneralHome, funeralHome, type TestClient } from '../../kit/testing'
import { holding, waitingFor } from '../../kit/testing/holding'
import { ledger } from './queries'

type Imported = { home: FuneralHome; office: TestClient; importId: number; partnerId: number; restId: number }

const imported = async (): Promise<Imported> => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const { body } = await office.partnerImports.create({
    ...{ fileName: 'partner.csv', matchBy: 'NAME', dryRun: false },
    rows: [{ name: 'Eins' }, { name: 'Zwei' }],
  })
  const [partnerId, restId] = body.rows.map((row: { businessPartnerId: number }) => row.businessPartnerId)
  return { home, office, importId: body.importId, partnerId, restId }
}

const newCase = async (home: FuneralHome, office: TestClient, fields: Record<string, unknown>) => {
  const people = { deceasedPersonId: (await createPerson(office)).id, clientPersonId: null as never }
  return office.processes.create(aProcess(home, people, fields))
}

test('who is put to use while the import is taken back stays, and is named', async () => {
  const { home, office, importId, partnerId, restId } = await imported()
  const other = (await office.partners.create({ name: 'Auftraggeber' })).body.id
  const processId = (await newCase(home, office, { clientBusinessPartnerId: other })).body.id
  const link = await holding(home, (tx) =>
    tx.run(
      sql`insert into process_business_partners (process_id, business_partner_id) values (${processId}, ${partnerId})`,
    ),
  )
  const undoing = office.partnerImports.undo(importId)
  await expect.poll(() => waitingFor(link.pid)).toBe(1)
  await link.end()
  expect((await undoing).body).toEqual({ undone: 1, kept: [{ id: partnerId, name: 'Eins', reason: 'IN_USE' }] })
  expect((await office.partners.get(partnerId)).body.deleted).toBe(false)
  expect((await office.partners.get(restId)).body.deleted).toBe(true)
})

test('whoever is being taken back is given to nobody beside that', async () => {
  const { home, office, importId, partnerId } = await imported()
  const undo = await holding(home, (tx) => takeBack(tx, ledger, importId))
  const opening = newCase(home, office, { clientBusinessPartnerId: partnerId })
  await expect.poll(() => waitingFor(undo.pid)).toBe(1)
  await undo.end()
  expect(await opening).toBeRefused(400, {
    field: 'clientBusinessPartnerId',
    message: 'clientPerson',
  })
  expect((await office.partners.get(partnerId)).body.deleted).toBe(true)
})

test('what somebody changes while the import is taken back stays as he has left it', async () => {
  const { home, office, importId, partnerId } = await imported()
  const change = await holding(home, (tx) =>
    tx.run(sql`update business_partners set notes = 'eilt' where id = ${partnerId}`),
  )
  const undoing = office.partnerImports.undo(importId)
  await expect.poll(() => waitingFor(change.pid)).toBe(1)
  await change.end()
  expect((await undoing).body).toEqual({ undone: 1, kept: [{ id: partnerId, name: 'Eins', reason: 'CHANGED' }] })
  expect((await office.partners.get(partnerId)).body).toMatchObject({ deleted: false, notes: 'eilt' })
})
