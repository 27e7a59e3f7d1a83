import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

/** A person of an entity, deleted or not; null when there is none. */
export const findPerson = (tx: Tx, legalEntityId: number, id: number): Promise<{ id: number } | null> =>
  tx.row(sql`select p.id from persons p where p.legal_entity_id = ${legalEntityId} and p.id = ${id}`)

// Those that have left the lists as well; each half has an index of its own.
const recordsOf = (table: string, column: string, id: number): Sql =>
  sql.join(
    ['not r.deleted', 'r.deleted'].map(
      (half) => sql`select r.id from ${sql.table(table)} r where r.${sql.raw(column)} = ${id} and ${sql.raw(half)}`,
    ),
    sql` union all `,
  )

/** What the trail `a` tells of a person, his relationships and his documents. */
export const isOfPerson = (id: number): Sql => sql`((a.record_table = 'persons' and a.record_id = ${id})
  or (a.record_table = 'relationships' and a.record_id = any(array(
    ${recordsOf('relationships', 'person_id', id)} union ${recordsOf('relationships', 'related_person_id', id)})))
  or (a.record_table = 'documents' and a.record_id = any(array(${recordsOf('documents', 'person_id', id)}))))`
