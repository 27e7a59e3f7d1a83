import type { SheetCell, SheetColumn } from './sheet-cells'
import type { ToWriter } from './workbook-messages'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Workbook {
  add: (rows: SheetCell[][]) => void
  /** No more rows come. @returns the file. */
  finish: () => Promise<Blob>
  /** Ends the writing, whatever state it is in. */
  discard: () => void
}

/** A file with one sheet named `data`, written beside the page so that the page does not freeze. */
export function openWorkbook(columns: SheetColumn[]): Workbook {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  const say = (message: ToWriter) => worker.postMessage(message)
  const written = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(new Blob([data], { type: mediaType }))
    worker.onerror = () => reject(new Error('The file could not be written'))
  })
  // Whoever discards the file does not wait for it any more.
  written.catch(() => undefined)
  say({ type: 'columns', columns })
  return {
    add: (rows) => say({ type: 'rows', rows }),
    finish: () => {
      say({ type: 'end' })
      return written
    },
    discard: () => worker.terminate(),
  }
}
