import { isDeepStrictEqual } from 'node:util'
import type { Finding } from '@pietas/contract/kit'
import { type Beside, withBeside } from './beside'
import { type Sql, sql } from './db/sql'
import { Json, type Tx } from './db/transaction'
import { insertInto, isSql, updateOf, type Values } from './db/write'
import { notFound, refuseIfAny, staleVersion } from './refusal'

/** Where a record lives and how it is answered. */
export type RecordFacts = {
  table: string
  alias: string
  /** Select list, see `recordColumns`; it may reach into other tables only by subselects. */
  item: string
  beside?: Beside
}

/** @throws 404 when there is nothing. */
export const orNotFound = <T>(value: T | null): T => {
  if (value === null) throw notFound()
  return value
}

const oneRecord = async <T>(tx: Tx, facts: RecordFacts, statement: Sql): Promise<Json<T>> => {
  const found = orNotFound(await tx.record<T>(statement))
  if (!facts.beside) return found
  return new Json<T>(...(await withBeside(tx, facts.beside, [found.text])))
}

/** @returns one record as JSON. @throws 404 */
export const getRecord = <T>(tx: Tx, facts: RecordFacts, where: Sql): Promise<Json<T>> =>
  oneRecord<T>(
    tx,
    facts,
    sql`
    select ${sql.raw(facts.item)} from ${sql.table(facts.table)} as ${sql.ref(facts.alias)} where ${where}`,
  )

/** Loads a record to change it, locked until the transaction ends. @throws 404, for a deleted one as well */
export const lockRecord = <T>(tx: Tx, facts: RecordFacts, where: Sql): Promise<Json<T>> =>
  oneRecord<T>(
    tx,
    facts,
    sql`
    select ${sql.raw(facts.item)}
    from ${sql.table(facts.table)} as ${sql.ref(facts.alias)} where ${where} and not ${sql.ref(`${facts.alias}.deleted`)}
    for no key update of ${sql.ref(facts.alias)}`,
  )

/** @throws 412 with the current record when the caller knows an older version. */
export const refuseStale = <T extends { version: number }>(ifMatch: number | null, current: T): T => {
  if (ifMatch !== null && ifMatch !== current.version) throw staleVersion(current)
  return current
}

const answered = async <T>(tx: Tx, facts: RecordFacts, written: Sql): Promise<Json<T>> => {
  if (tx.layout.answersRecords) return oneRecord<T>(tx, facts, sql`${written} returning ${sql.raw(facts.item)}`)
  const id = sql.ref(`${facts.alias}.id`)
  const stored = await tx.row<{ id: number }>(sql`${written} returning ${id}`)
  return getRecord<T>(tx, facts, sql`${id} = ${stored?.id ?? 0}`)
}

/** Stores a new record. @returns it as JSON. */
export const insertRecord = async <T>(tx: Tx, facts: RecordFacts, values: Values): Promise<Json<T>> => {
  const stored = insertInto(facts.table, facts.alias, values)
  return answered<T>(tx, facts, stored)
}

// Values that differ from what is stored. An expression always counts, and so does `version`: it marks a change of
// rows in other tables, see `withLinksChanged`.
const differing = (stored: Record<string, unknown>, changes: Values): Values =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) =>
        value !== undefined && (field === 'version' || isSql(value) || !isDeepStrictEqual(value, stored[field])),
    ),
  )

/** Stores changes of a record. Without any change the record stays as it is, version included. @returns it as JSON. */
export const updateRecord = async <T extends { id: number }>(
  tx: Tx,
  facts: RecordFacts,
  current: Json<T>,
  changes: Values,
): Promise<Json<T>> => {
  const before = current.value()
  const changed = differing(before, changes)
  if (Object.keys(changed).length === 0) return current
  const stored = updateOf(facts.table, facts.alias, before.id, changed)
  return answered<T>(tx, facts, stored)
}

/** Own changes of a record whose rows in other tables change too, so that its version tells of those as well. */
export const withLinksChanged = (current: { version: number }, links: object, changes: Values): Values =>
  Object.values(links).some((rows) => rows !== undefined) ? { ...changes, version: current.version } : changes

/** Takes a record out of the lists. @throws 404 when it is not there or already gone. */
export const softDelete = async (tx: Tx, facts: RecordFacts, where: Sql): Promise<void> => {
  const touched = await tx.run(sql`
    update ${sql.table(facts.table)} as ${sql.ref(facts.alias)} set deleted = true
    where ${where} and not ${sql.ref(`${facts.alias}.deleted`)}`)
  if (touched === 0) throw notFound()
}

/** Puts a deleted record back into the lists; one that is there stays as it is. @returns it as JSON. @throws 404 */
export const restoreRecord = async <T>(tx: Tx, facts: RecordFacts, where: Sql): Promise<Json<T>> => {
  await tx.run(sql`
    update ${sql.table(facts.table)} as ${sql.ref(facts.alias)} set deleted = false
    where ${where} and ${sql.ref(`${facts.alias}.deleted`)}`)
  return getRecord<T>(tx, facts, where)
}

/** A reference as a rule sees it. */
export type Reference = { field: string; table: string; id: number | null | undefined; message?: string }

/**
 * Refuses references to records that are unknown or deleted, or of another legal entity where that counts. The
 * foreign keys guard the rest. What is referred to is held as a foreign key would hold it: whoever takes records away
 * only where nothing refers to them locks them first, and each waits for the other.
 */
export const refuseMissing = async (
  tx: Tx,
  references: readonly Reference[],
  legalEntityId?: number,
): Promise<void> => {
  const asked = references.filter((reference) => reference.id)
  if (asked.length === 0) return
  const parts = asked.map(
    ({ table, id }, position) => sql`
      select held.position from (select ${position}::int as position from ${sql.table(table)} t where t.id = ${id} and not t.deleted
      ${legalEntityId === undefined ? sql`` : sql`and t.legal_entity_id = ${legalEntityId}`} for key share) held`,
  )
  const found = await tx.rows<{ position: number }>(sql.join(parts, sql` union all `) as Sql)
  const there = new Set(found.map((row) => row.position))
  const missing = asked.filter((_, position) => !there.has(position))
  refuseIfAny(
    missing.map(
      ({ field, message }): Finding => ({ field, message: message ?? 'common.validation-unknown-reference' }),
    ),
  )
}
