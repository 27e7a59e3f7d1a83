import type { SheetCell, SheetColumn } from './sheet-cells'
import type { FromWriter, ToWriter } from './workbook-messages'

export interface Workbook {
  /** Waits until the rows stand in the file, so that there are never more of them at hand than one lot. */
  add: (rows: SheetCell[][]) => Promise<void>
  /** No more rows come. @returns the file. */
  finish: () => Promise<Blob>
  /** Ends the writing, whatever state it is in. */
  discard: () => void
}

/** A file with one sheet named `data`, written beside the page so that the page does not freeze. */
export function openWorkbook(columns: SheetColumn[]): Workbook {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToWriter) => worker.postMessage(message)
  /** One thing is asked at a time. */
  const answerTo = (message: ToWriter) =>
    new Promise<FromWriter>((resolve, reject) => {
      const fail = () => reject(new Error('The file could not be written'))
      worker.onmessage = ({ data }: MessageEvent<FromWriter>) => (data.type === 'failed' ? fail() : resolve(data))
      worker.onerror = fail
      tell(message)
    })
  tell({ type: 'columns', columns })
  return {
    add: async (rows) => {
      await answerTo({ type: 'rows', rows })
    },
    finish: async () => {
      const answer = await answerTo({ type: 'end' })
      if (answer.type !== 'file') throw new Error('The file could not be written')
      return answer.file
    },
    discard: () => worker.terminate(),
  }
}
