import type { Translate } from '../i18n'
import type { Column, LoadPage, PageRequest, TableRecord } from '../list/columns/column'
import { progressOf } from './progress'
import { sheetColumns, sheetRow } from './sheet'
import { openWorkbook } from './workbook'

/** What a browser writes in about ten seconds and half a gigabyte; a list that goes on is narrowed first. */
export const mostExported = 50_000
const pageSize = 500

/** What is exported. */
export interface ExportSource {
  tableId: string
  legalEntity: string
  columns: Column<TableRecord>[]
  load: (
    page: Pick<PageRequest, 'cursor' | 'limit' | 'count'>,
    signal: AbortSignal,
  ) => ReturnType<LoadPage<TableRecord>>
  /** Completes rows after they have been fetched. */
  complete?: (rows: TableRecord[], signal: AbortSignal) => Promise<TableRecord[]>
}

export interface Step {
  rows: number
  progress: number | null
}

type OnRows = (rows: TableRecord[], total: number | undefined) => void

/** Reads the pages from the first to the last, or to the limit. @returns whether there is more. */
async function fetchAll({ load }: ExportSource, signal: AbortSignal, onRows: OnRows): Promise<boolean> {
  let cursor: string | null = ''
  let total: number | undefined
  let fetched = 0
  while (cursor !== null && fetched < mostExported) {
    const page: Awaited<ReturnType<ExportSource['load']>> = await load(
      { cursor, limit: pageSize, ...(cursor === '' ? { count: true } : {}) },
      signal,
    )
    signal.throwIfAborted()
    total ??= page.total === undefined ? undefined : Math.min(page.total, mostExported)
    cursor = page.nextCursor
    fetched += page.items.length
    onRows(page.items, total)
  }
  return cursor !== null
}

/** Fetches what there is, completes it where that is needed, and writes the file. @throws when a request fails or `signal` ends it. */
export async function runExport(
  source: ExportSource,
  t: Translate,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<{ file: Blob; rows: number; isPart: boolean }> {
  const { columns, complete } = source
  const workbook = openWorkbook(sheetColumns(columns, t))
  const write = (rows: TableRecord[]) => workbook.add(rows.map((row) => sheetRow(columns, row, t)))
  const pages: TableRecord[][] = []
  let [fetched, completed] = [0, 0]
  try {
    const isPart = await fetchAll(source, signal, (rows, total) => {
      fetched += rows.length
      if (complete) pages.push(rows)
      else write(rows)
      onStep({ rows: fetched, progress: progressOf({ fetched, completed, total, hasSecondPass: Boolean(complete) }) })
    })
    for (const rows of complete ? pages : []) {
      write((await complete?.(rows, signal)) ?? rows)
      signal.throwIfAborted()
      completed += rows.length
      onStep({ rows: fetched, progress: progressOf({ fetched, completed, total: fetched, hasSecondPass: true }) })
    }
    return { file: await workbook.finish(), rows: fetched, isPart }
  } finally {
    workbook.discard()
  }
}
