import { openSheetFile } from './sheet-file'
import type { FromWriter, ToWriter } from './workbook-messages'

const say = (message: FromWriter) => self.postMessage(message)

let file: ReturnType<typeof openSheetFile> | undefined

async function take(message: ToWriter) {
  if (message.type === 'columns') file = openSheetFile(message.columns)
  if (message.type === 'rows') {
    await file?.add(message.rows)
    say({ type: 'written' })
  }
  if (message.type === 'end' && file) say({ type: 'file', file: await file.end() })
}

self.onmessage = ({ data }: MessageEvent<ToWriter>) => {
  take(data).catch(() => say({ type: 'failed' }))
}
