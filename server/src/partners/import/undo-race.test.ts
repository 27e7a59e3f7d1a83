import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { takeBack } from '../../kit/imports/ledger'
import { aProcess, createPerson, type FuneralHome, funeralHome, type TestClient } from '../../kit/testing'
import { ledger } from './queries'

// Sees who waits for whom, which nobody who works in a tenant may.
const owner = new pg.Client({ connectionString: inject('databaseUrl') })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

const waitingFor = async (pid: number): Promise<number> =>
  (
    await owner.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [pid],
    )
  ).rows[0]?.count ?? 0

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

/** Holds a transaction open in the middle: `held` says its connection, `release` lets it end. */
const holding = async (home: FuneralHome, work: (tx: Tx) => Promise<unknown>) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let ended: Promise<void> = Promise.resolve()
  const pid = await new Promise<number>((held, broken) => {
    ended = home
      .inTenant(async (tx) => {
        await work(tx)
        held((await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid ?? 0)
        await released
      })
      .catch(broken)
  })
  const end = async () => {
    release()
    await ended
  }
  return { pid, end }
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
