import type { SheetCell, SheetColumn } from './sheet-cells'

/** What the page says to the worker that writes the file: columns first, then rows, then that there are no more. */
export type ToWriter =
  | { type: 'columns'; columns: SheetColumn[] }
  | { type: 'rows'; rows: SheetCell[][] }
  | { type: 'end' }

/** What the worker answers: to each lot of rows that it has written it, and at the end the file. */
export type FromWriter = { type: 'written' } | { type: 'file'; file: Blob } | { type: 'failed' }
