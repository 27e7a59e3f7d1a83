import type { KeptRecord, RowOutcome, Stored } from '@pietas/contract/kit'
import { type Call, pathId } from '../call'
import { type Sql, sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import type { Values } from '../db/write'
import { type ListFacts, listPage } from '../paging'
import { insertRecord, lockRecord, updateRecord } from '../records'
import { conflict } from '../refusal'
import { anyContains } from '../search'
import {
  type ImportLedger,
  insertRows,
  keptRecords,
  rememberChanged,
  rememberCreated,
  takeBack,
  updateRows,
} from './ledger'

/** A row of a file as an import has decided about it: `values` is what would be stored. */
type PlannedRow = { row: number; outcome: RowOutcome; values: Values }

/** An import that was carried out, as far as the calls below look at it. */
type StoredImport = Stored & { id: number; undone: boolean }

type Query = Parameters<typeof listPage>[2] & { filterIds?: number[] | undefined; query?: string | null | undefined }

/** What differs between the imports of two kinds of records. */
type ImportFacts<Row extends PlannedRow> = {
  /** The table of the imports, as `i`. */
  facts: ListFacts
  ledger: ImportLedger
  /** The id of the record that a row changes; null where there is none yet. */
  idOf: (row: Row) => number | null
  withId: (row: Row, id: number | null) => Row
  /** Stores what rows say in other tables, once their records are there. */
  finish?: (tx: Tx, rows: readonly Row[]) => Promise<unknown>
  /** Takes back what `finish` has stored, of the records that are as they were again. */
  unfinish?: (tx: Tx, importId: number, ids: readonly number[]) => Promise<unknown>
  /** Key of the message for an import that was taken back already. */
  isUndone: string
}

const countsOf = (plan: readonly PlannedRow[]) => {
  const count = (outcome: RowOutcome) => plan.filter((row) => row.outcome === outcome).length
  return {
    created: count('CREATE'),
    updated: count('UPDATE'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
  }
}

/** The calls of an import: what it would do, doing it, and taking it back. */
export const importCalls = <Row extends PlannedRow>(facts: ImportFacts<Row>) => {
  const { ledger, idOf, withId, finish, unfinish } = facts

  /** Stores a plan. @returns its rows, new records named by their ids. */
  const carryOut = async (tx: Tx, own: Values, importId: number, plan: Row[]): Promise<Row[]> => {
    const changed = plan.filter(({ outcome }) => outcome === 'UPDATE')
    const valuesOf = (rows: readonly Row[]) => rows.map(({ values }) => values)
    await rememberChanged(
      tx,
      ledger,
      importId,
      changed.flatMap((row) => idOf(row) ?? []),
    )
    await updateRows(tx, ledger, valuesOf(changed))
    const added = plan.filter(({ outcome }) => outcome === 'CREATE')
    const ids = await insertRows(
      tx,
      ledger,
      valuesOf(added).map((values) => ({ ...values, ...own })),
    )
    await rememberCreated(tx, ledger, importId, ids)
    const idOfRow = new Map(added.map(({ row }, at) => [row, ids[at] as number]))
    const done = plan.map((row) => withId(row, idOfRow.get(row.row) ?? idOf(row)))
    await finish?.(tx, done)
    return done
  }

  return {
    /** @param where the imports that the caller may see. */
    list: <Item>(tx: Tx, query: Query, where: Sql) =>
      listPage<Item>(
        tx,
        facts.facts,
        query,
        query.filterIds
          ? sql`${where} and i.id = any(${query.filterIds}::bigint[])`
          : sql`${where} and not i.deleted and ${anyContains('i', ['fileName'], query.query)}`,
      ),

    /** @param own what records and import have that no row says, such as the legal entity. */
    run: async (tx: Tx, { dryRun, plan, own, ...values }: Values & { dryRun: boolean; plan: Row[]; own: Values }) => {
      const counts = countsOf(plan)
      if (dryRun) return { importId: null, ...counts, rows: plan }
      const stored = await insertRecord<StoredImport>(tx, facts.facts, { ...own, ...values, ...counts })
      const { id } = stored.value()
      return { importId: id, ...counts, rows: await carryOut(tx, own, id, plan) }
    },

    /** @throws 404, and 409 for one that was taken back already. */
    undo: async (call: Pick<Call, 'tx' | 'params'>, where: Sql): Promise<{ undone: number; kept: KeptRecord[] }> => {
      const { tx } = call
      const current = await lockRecord<StoredImport>(
        tx,
        facts.facts,
        sql`${where} and i.id = ${pathId(call, 'importId')}`,
      )
      const { id, undone } = current.value()
      if (undone) throw conflict([{ field: 'importId', message: facts.isUndone }])
      const { gone, reset, inUse } = await takeBack(tx, ledger, id)
      await unfinish?.(tx, id, reset)
      await updateRecord<StoredImport>(tx, facts.facts, current, { undone: true })
      const ids = [...gone, ...reset]
      return { undone: ids.length, kept: await keptRecords(tx, ledger, id, { ids, inUse }) }
    },
  }
}
