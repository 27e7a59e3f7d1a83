import { importedPersonFields } from '@pietas/contract/persons'
import { recordColumns, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll } from '../../kit/db/write'
import type { ImportLedger } from '../../kit/imports'
import type { ListFacts } from '../../kit/paging'

export const importFacts: ListFacts = {
  table: 'person_imports',
  alias: 'i',
  item: recordColumns('i', [
    ...['legalEntityId', 'fileName', 'matchBy', 'created', 'updated', 'unchanged', 'refused', 'undone'],
  ]),
  sorts: { CREATED_AT: { expression: 'i.created_at', type: 'timestamptz' } },
}

/** Where an import of persons writes and what it notes. */
export const ledger: ImportLedger = {
  table: 'persons',
  fields: Object.keys(importedPersonFields.shape),
  own: ['legalEntityId', 'namePhonetic'],
  rows: 'person_import_rows',
  importId: 'person_import_id',
  recordId: 'person_id',
  ownTables: [],
  // The marital status that a row said stands in a relationship: as long as nobody has touched it, it is part of it.
  ownRows: {
    relationships: sql`not (t.version = 1 and t.related_person_id is null and t.created_at = (
      select o.created_at from persons o where o.id = t.person_id))`,
  },
  name: sql`concat_ws(', ', b.last_name, b.first_name)`,
}

export type Identity = { firstName: string; lastName: string; dateOfBirth: string | null; sound: string }
export type Alike = { id: number; firstName: string; lastName: string }

/** For each row the persons of the entity with its birth date, or none that is known, and the same sound of name. */
export const findAllAlike = async (
  tx: Tx,
  legalEntityId: number,
  identities: readonly Identity[],
): Promise<Map<number, Alike[]>> => {
  const { items } = await tx.jsonRows(sql`
    with said as (
      select * from unnest(${identities.map(({ dateOfBirth }) => dateOfBirth)}::date[],
        ${identities.map(({ sound }) => sound)}::text[]) with ordinality k (born, sound, position))
    select f.position, json_agg(json_build_object(
      'id', f.id, 'firstName', f.first_name, 'lastName', f.last_name) order by f.id) as alike
    from (
      select k.position, p.id, p.first_name, p.last_name from said k join persons p
        on p.legal_entity_id = ${legalEntityId} and not p.deleted
        and p.date_of_birth = k.born and p.name_phonetic = k.sound
      union all
      select k.position, p.id, p.first_name, p.last_name from said k join persons p
        on p.legal_entity_id = ${legalEntityId} and not p.deleted
        and k.born is null and p.date_of_birth is null and p.name_phonetic = k.sound) f
    group by f.position`)
  const found = items.map((item) => JSON.parse(item) as { position: number; alike: Alike[] })
  return new Map(found.map(({ position, alike }) => [position - 1, alike]))
}

/** Notes of persons that they are, or were, married to somebody whom nobody has named. */
export const addMarriages = async (
  tx: Tx,
  marriages: readonly { legalEntityId: number; personId: number; maritalStatus: string }[],
): Promise<void> => {
  await insertAll(tx, 'relationships', ['legalEntityId', 'personId', 'maritalStatus'], marriages)
}
