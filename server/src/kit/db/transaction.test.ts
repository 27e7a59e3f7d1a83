import pg from 'pg'
import { expect, test } from 'vitest'
import { funeralHome, inOneDatabase, testServer } from '../testing'
import { sql } from './sql'
import { Db, type Tx } from './transaction'

test('work that swallows a failed statement is not taken for committed', async () => {
  const home = await funeralHome()
  const swallowing = home.inTenant(async (tx) => {
    await tx.run(sql`update legal_entities set name = 'Verloren' where id = ${home.legalEntityId}`)
    await tx.run(sql`select 1 / ${0}::int`).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow(/had failed|is aborted/)

  const kept = await home.inTenant((tx) =>
    tx.row<{ name: string }>(sql`select name from legal_entities where id = ${home.legalEntityId}`),
  )
  expect(kept).toEqual({ name: 'Haus Eins' })
  expect((await testServer()).house.db.pool.waitingCount).toBe(0)
})

test('a read writes nothing, whatever is asked of it', async () => {
  const { house } = await testServer()
  const { tenantId } = await funeralHome()
  const inserted = house.db.readInTenant({ tenantId, actorId: null }, (tx) =>
    tx.run(sql`insert into accounts (name) values ('Konto')`),
  )
  await expect(inserted).rejects.toThrow('read-only transaction')
})

const seen = sql`select current_setting('app.tenant_id', true) as tenant, (select count(*)::int from legal_entities) as entities`
type Seen = { tenant: string | null; entities: number }

test('each statement of a read is in its tenant, and the connection in none afterwards', async () => {
  const { house } = await testServer()
  const [one, other] = [await funeralHome(), await funeralHome()]
  const ids = [one.tenantId, other.tenantId]
  // On one connection, so that one comes right after the other.
  const pool = new pg.Pool({ ...house.db.pool.options, max: 1 })
  const db = new Db(pool, house.db.layout)
  const readBy = (tenantId: number): Promise<(Seen | null)[]> =>
    db.readInTenant({ tenantId, actorId: null }, async (tx) => {
      const { items } = await tx.jsonRows(seen)
      return [
        ...(await Promise.all([tx.row<Seen>(seen), tx.row<Seen>(seen, 'FOR_VALUES')])),
        JSON.parse(items[0] ?? ''),
      ]
    })
  const found = await Promise.all(ids.map(readBy))
  expect(found).toEqual(ids.map((id) => Array.from({ length: 3 }, () => ({ tenant: `${id}`, entities: 2 }))))
  const { rows } = await pool.query(`select current_setting('app.tenant_id', true) as tenant,
    current_setting('transaction_read_only') as closed`)
  expect(rows).toEqual([{ tenant: '', closed: 'off' }])
  await db.close()
})

inOneDatabase('apart a read is one transaction, which a failure ends')(
  'a statement of a read that fails says so, and those after it are answered',
  async () => {
    const { house } = await testServer()
    const { tenantId } = await funeralHome()
    const found = await house.db.readInTenant({ tenantId, actorId: null }, async (tx) => {
      await expect(tx.rows(sql`select 1 / ${0}::int`)).rejects.toMatchObject({ code: '22012' })
      await expect(tx.jsonRows(sql`select 1 / (n - 2) as x from generate_series(1, 3) n`)).rejects.toMatchObject({
        code: '22012',
      })
      return tx.row<Seen>(seen)
    })
    expect(found).toEqual({ tenant: `${tenantId}`, entities: 2 })
  },
)

test('a read that looks across tenants for a moment is back in its own afterwards, and writes nothing either', async () => {
  const { house } = await testServer()
  const { tenantId } = await funeralHome()
  await funeralHome()
  const scope = { tenantId, actorId: null }
  const found = await house.db.readInTenant(scope, async (tx) => {
    const before = await tx.row<Seen>(seen)
    const across = await tx.asPlatform(() => tx.row<Seen>(seen))
    return { before, across: (across?.entities ?? 0) > 2, after: await tx.row<Seen>(seen) }
  })
  const own = { tenant: `${tenantId}`, entities: 2 }
  expect(found).toEqual({ before: own, across: true, after: own })
  const written = house.db.readInTenant(scope, (tx) =>
    tx.asPlatform(() => tx.run(sql`update tenants set name = name where id = ${tenantId}`)),
  )
  await expect(written).rejects.toThrow('read-only transaction')
})

test('a read of one moment sees nothing that comes meanwhile', async () => {
  const home = await funeralHome()
  const { house } = await testServer()
  const nameOf = sql`select name from legal_entities where id = ${home.legalEntityId}`
  const rename = (name: string) =>
    home.inTenant((tx) => tx.run(sql`update legal_entities set name = ${name} where id = ${home.legalEntityId}`))
  const scope = { tenantId: home.tenantId, actorId: null }
  const reading = async (tx: Tx): Promise<unknown[]> => {
    const before = await tx.row<{ name: string }>(nameOf)
    await rename(`${before?.name} neu`)
    return [before, await tx.row(nameOf)]
  }
  const [before, after] = await house.db.readMomentInTenant(scope, reading)
  expect(after).toEqual(before)
  const [now, then] = await house.db.readInTenant(scope, reading)
  expect(then).not.toEqual(now)
})
