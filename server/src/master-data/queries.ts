import { type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
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
