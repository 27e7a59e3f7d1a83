import { writeXlsx } from 'hucre/xlsx'
import { ownFormat, type SheetCell, type SheetColumn } from './sheet-cells'
import type { ToWriter } from './workbook-messages'

const letters = (count: number): string =>
  count === 0 ? '' : letters(Math.floor((count - 1) / 26)) + String.fromCharCode(65 + ((count - 1) % 26))

/** What is written otherwise than the column says: the head, and single cells. Keys are `row,column`. */
function ownStyles(columns: readonly SheetColumn[], rows: readonly SheetCell[][]) {
  const head = columns.map(
    ({ header }, at) => [`0,${at}`, { value: header, style: { font: { bold: true }, numFmt: '@' } }] as const,
  )
  const cells = rows.flatMap((row, line) =>
    row.flatMap((value, at) => {
      const numFmt = ownFormat(value, columns[at]?.format ?? '')
      return numFmt ? [[`${line + 1},${at}`, { value, style: { numFmt } }] as const] : []
    }),
  )
  return new Map([...head, ...cells])
}

let columns: SheetColumn[] = []
const rows: SheetCell[][] = []

self.onmessage = async ({ data }: MessageEvent<ToWriter>) => {
  if (data.type === 'columns') columns = data.columns
  if (data.type === 'rows') rows.push(...data.rows)
  if (data.type !== 'end') return
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'data',
        columns: columns.map(({ width, format }) => ({ width, numFmt: format })),
        rows: [columns.map(({ header }) => header), ...rows],
        cells: ownStyles(columns, rows),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${letters(columns.length)}${rows.length + 1}` },
      },
    ],
  })
  self.postMessage(bytes.buffer, { transfer: [bytes.buffer] })
}
