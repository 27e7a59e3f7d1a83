import type { KeptRecord } from '@pietas/contract/kit'
import { referredTo } from '../db/references'
import { columnName, type Sql, sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import { insertAll, type Values } from '../db/write'

/** Where an import writes, and where it notes what it has done: what a record was before, and the version it left. */
export type ImportLedger = {
  /** The records. */
  table: string
  /** The fields of a record that an import writes, all of them each time. */
  fields: readonly string[]
  /** Fields of a new record that are not among them. */
  own?: readonly string[]
  /** The table of the notes, and its columns for import and record. */
  rows: string
  importId: string
  recordId: string
  /** What else a note holds of a changed record `b`, by column. */
  notes?: Readonly<Record<string, Sql>>
  /** Tables that say more about a record and mean nothing without it: they do not keep it from being taken back. */
  ownTables: readonly string[]
  /** Which rows of a table `t` that says more do keep it, by table. */
  ownRows?: Readonly<Record<string, Sql>>
  /** How a record `b` is called, unless by its name. */
  name?: Sql
}

const namesOf = ({ table, rows, importId, recordId }: ImportLedger) => ({
  records: sql.table(table),
  rows: sql.table(rows),
  ofImport: sql.ref(`x.${importId}`),
  ofRecord: sql.ref(`x.${recordId}`),
})

const setToRecord = ({ fields }: ImportLedger): Sql => sql`
  set (${sql.join(fields.map((field) => sql.ref(columnName(field))))}) =
    row(${sql.join(fields.map((field) => sql.ref(`r.${columnName(field)}`)))})`

/** Stores new records. @returns their ids, in the order of `records`. */
export const insertRows = async (
  tx: Tx,
  { table, fields, own = [] }: ImportLedger,
  records: readonly Values[],
): Promise<number[]> => {
  if (records.length === 0) return []
  const stored = await insertAll<{ id: number }>(tx, table, [...own, ...fields], records, sql`returning id`)
  return stored.map(({ id }) => id)
}

/** Stores changed records, each with all of its fields. */
export const updateRows = async (tx: Tx, ledger: ImportLedger, records: readonly Values[]): Promise<void> => {
  if (records.length === 0) return
  const rows = records.map((record) =>
    Object.fromEntries(['id', ...ledger.fields].map((field) => [columnName(field), record[field] ?? null])),
  )
  const { records: table } = namesOf(ledger)
  await tx.run(sql`update ${table} b ${setToRecord(ledger)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r where b.id = r.id`)
}

/** Notes what records are before an import changes them, and the version that it will leave. */
export const rememberChanged = (tx: Tx, ledger: ImportLedger, importId: number, ids: readonly number[]) => {
  const notes = Object.entries(ledger.notes ?? {})
  const more = (parts: Sql[]): Sql => (parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`)
  const { records, rows } = namesOf(ledger)
  return tx.run(sql`
    insert into ${rows} (tenant_id, ${sql.ref(ledger.importId)}, ${sql.ref(ledger.recordId)}, version, before
      ${more(notes.map(([column]) => sql.ref(column)))})
    select b.tenant_id, ${importId}, b.id, b.version + 1, to_jsonb(b) - 'search' ${more(notes.map(([, value]) => value))}
    from ${records} b where b.id = any(${ids}::bigint[])`)
}

/** Notes records that an import has added. */
export const rememberCreated = (tx: Tx, ledger: ImportLedger, importId: number, ids: readonly number[]) => {
  const { records, rows } = namesOf(ledger)
  return tx.run(sql`
    insert into ${rows} (tenant_id, ${sql.ref(ledger.importId)}, ${sql.ref(ledger.recordId)}, version)
    select b.tenant_id, ${importId}, b.id, b.version from ${records} b where b.id = any(${ids}::bigint[])`)
}

/**
 * Takes back what an import did, where nobody has changed it since; a record that it has added goes only when nothing
 * refers to it.
 *
 * @returns the records that are gone, those that are as they were, and those that are in use.
 */
export const takeBack = async (
  tx: Tx,
  ledger: ImportLedger,
  importId: number,
): Promise<{ gone: number[]; reset: number[]; inUse: number[] }> => {
  const { records, rows, ofImport, ofRecord } = namesOf(ledger)
  const untouched = sql`b.id = ${ofRecord} and b.version = x.version and not b.deleted`
  // Whoever refers to one of them meanwhile is waited for, and asked about afterwards; whoever is about to waits here.
  const added = await tx.rows<{ id: number }>(sql`
    select b.id from ${records} b where b.id in (select ${ofRecord} from ${rows} x
      where ${ofImport} = ${importId} and x.before is null) order by b.id for update`)
  const ids = added.map(({ id }) => id)
  const inUse = await referredTo(tx, ledger.table, ids, [...ledger.ownTables, ledger.rows], ledger.ownRows)
  const gone = await tx.rows<{ id: number }>(sql`
    update ${records} b set deleted = true from ${rows} x
    where ${ofImport} = ${importId} and x.before is null and ${untouched}
      and not b.id = any(${inUse}::bigint[]) returning b.id`)
  const reset = await tx.rows<{ id: number }>(sql`
    update ${records} b ${setToRecord(ledger)}
    from ${rows} x, jsonb_populate_record(null::${records}, x.before) r
    where ${ofImport} = ${importId} and x.before is not null and ${untouched} returning b.id`)
  return { gone: gone.map(({ id }) => id), reset: reset.map(({ id }) => id), inUse }
}

/** Records of an import that were not taken back. */
export const keptRecords = (
  tx: Tx,
  ledger: ImportLedger,
  importId: number,
  { ids, inUse }: { ids: readonly number[]; inUse: readonly number[] },
): Promise<KeptRecord[]> => {
  const { records, rows, ofImport, ofRecord } = namesOf(ledger)
  return tx.rows<KeptRecord>(sql`
    select b.id, ${ledger.name ?? sql`b.name`} as name, case when b.id = any(${inUse}::bigint[]) then 'IN_USE' else 'CHANGED' end as reason
    from ${rows} x join ${records} b on b.id = ${ofRecord}
    where ${ofImport} = ${importId} and not b.deleted and not b.id = any(${ids}::bigint[]) order by name`)
}
