import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'

/** Adds an entry whose size is known before its content comes. */
export type AddEntry = (name: string, size: number, content: AsyncIterable<Buffer> | readonly Buffer[]) => Promise<void>

// A third of the default level's time for four percent more bytes, on 300,000 persons.
const compression = { level: 3 }

const sync = async (path: string, flags: string): Promise<void> => {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes an archive. It appears under its name only when it is complete and on the disk; until then it is called
 * `<file>.partial`, and nothing stays of one that failed.
 */
export const writeArchive = async (file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> => {
  const partial = `${file}.partial`
  const forget = () => rmSync(partial, { force: true })
  process.once('exit', forget)
  const { readable, controller } = createTarPacker()
  const mtime = new Date()
  const add: AddEntry = async (name, size, content) => {
    const writer = controller.add({ name, size, type: 'file', mode: 0o600, mtime }).getWriter()
    for await (const chunk of content) await writer.write(chunk)
    await writer.close()
  }
  const source = Readable.fromWeb(readable as WebStream<Uint8Array>)
  const target = createWriteStream(partial, { mode: 0o600 })
  const filling = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error)
      throw error
    },
  )
  try {
    const [filled, written] = await Promise.allSettled([filling, pipeline(source, createGzip(compression), target)])
    if (filled.status === 'rejected') throw filled.reason
    if (written.status === 'rejected') throw written.reason
    await sync(partial, 'r+')
    await rename(partial, file)
    await sync(dirname(file), 'r')
  } finally {
    process.off('exit', forget)
    forget()
  }
}

/**
 * Reads an archive from beginning to end, entry by entry; the next entry comes once the body of the last was read.
 *
 * @throws when the file is no archive, is cut off, or its checksum is wrong.
 */
export async function* readArchive(file: string): AsyncGenerator<ParsedTarEntry> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped)
  reading.catch(() => undefined)
  const entries = (Readable.toWeb(unzipped) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder())
  for await (const entry of entries) yield entry
  await reading
}
