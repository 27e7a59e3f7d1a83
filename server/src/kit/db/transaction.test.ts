import { expect, test } from 'vitest'
import { funeralHome, testServer } from '../testing'
import { sql } from './sql'

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
