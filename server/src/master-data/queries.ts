import { columnName, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
import type { MasterDataList } from './lists'

type Offered = NonNullable<MasterDataList['offered']>

/** Items that a legal entity offers. */
export const isOffered = (offered: Offered, legalEntityId: number): Sql => sql`
  m.id in (select o.${sql.ref(offered.item)} from ${sql.table(offered.table)} o
           where o.legal_entity_id = ${legalEntityId})`

/** Lets a legal entity offer an item; twice is as good as once. */
export const offer = (tx: Tx, offered: Offered, legalEntityId: number, itemId: number) =>
  tx.run(sql`
    insert into ${sql.table(offered.table)} (legal_entity_id, ${sql.ref(offered.item)})
    values (${legalEntityId}, ${itemId}) on conflict do nothing`)

/** Ends `offer`. */
export const stopOffering = (tx: Tx, offered: Offered, legalEntityId: number, itemId: number) =>
  tx.run(sql`
    delete from ${sql.table(offered.table)}
    where legal_entity_id = ${legalEntityId} and ${sql.ref(offered.item)} = ${itemId}`)

/** The items that bear the same name below the same records, but for one. */
export const findSameName = (
  tx: Tx,
  list: MasterDataList,
  item: Values,
  exceptId: number | null,
): Promise<{ id: number; name: string }[]> => {
  const beside = list.references.map(
    ({ field }) => sql`m.${sql.raw(columnName(field))} is not distinct from ${item[field] as number | null}::bigint`,
  )
  return tx.rows(sql`select m.id, m.name from ${sql.table(list.table)} m
    where lower(btrim(m.name)) = lower(btrim(${item.name as string}::text)) and not m.deleted
      and m.id is distinct from ${exceptId}::bigint and ${sql.join([sql`true`, ...beside], sql` and `)}
    order by m.id limit 20`)
}
