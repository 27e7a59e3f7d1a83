import type { SheetCell, SheetColumn } from './sheet-cells'

/** What the page says to the worker that writes the file: columns first, then rows, then that there are no more. */
export type ToWriter =
  | { type: 'columns'; columns: SheetColumn[] }
  | { type: 'rows'; rows: SheetCell[][] }
  | { type: 'end' }
