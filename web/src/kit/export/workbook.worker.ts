import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetCell } from './sheet'
import type { ToWriter } from './workbook-messages'

/** Rows that have come, waiting for the writer to take them. */
const waiting: SheetCell[][][] = []
let ended = false
let wake = (): void => undefined

async function* arriving(): AsyncGenerator<SheetCell[]> {
  while (true) {
    const rows = waiting.shift()
    if (rows) yield* rows
    else if (ended) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWriter>) => {
  if (data.type === 'rows') waiting.push(data.rows)
  if (data.type === 'end') ended = true
  wake()
  if (data.type !== 'columns') return
  const columns = data.columns.map(({ header, width, format }) => ({ header, width, numFmt: format }))
  const file = writeXlsxStream(arriving(), { name: 'data', columns, freezePane: { rows: 1 } })
  const bytes = await new Response(file).arrayBuffer()
  self.postMessage(bytes, { transfer: [bytes] })
}
