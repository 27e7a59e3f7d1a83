import { json } from 'node:stream/consumers'
import type * as z from 'zod'
import { readArchive } from './archive'
import {
  BackupError,
  type End,
  endSchema,
  fileOfEntry,
  formatVersion,
  type Manifest,
  manifestSchema,
  paths,
  tableOfPart,
} from './format'

type Body = ReadableStream<Uint8Array>

const parse = async <T>(schema: z.ZodType<T>, body: Body): Promise<T> => schema.parse(await json(body as never))

const drain = async (body: Body): Promise<void> => {
  for await (const _ of body);
}

const newline = 10

/** In COPY's text format every row ends with a line break, and the text inside has none. */
const countLines = async (body: Body): Promise<number> => {
  let lines = 0
  for await (const chunk of body) {
    let at = chunk.indexOf(newline)
    while (at !== -1) {
      lines += 1
      at = chunk.indexOf(newline, at + 1)
    }
  }
  return lines
}

const read = async (file: string): Promise<{ manifest: Manifest | null; end: End | null; found: End }> => {
  let [manifest, end]: [Manifest | null, End | null] = [null, null]
  const found: End = { rows: {}, files: 0 }
  for await (const { header, body } of readArchive(file)) {
    const table = tableOfPart(header.name)
    if (table) found.rows[table] = (found.rows[table] ?? 0) + (await countLines(body))
    else if (header.name === paths.manifest) {
      manifest = await parse(manifestSchema, body)
      if (manifest.format !== formatVersion) break
    } else if (header.name === paths.end) end = await parse(endSchema, body)
    else {
      if (fileOfEntry(header.name)) found.files += 1
      await drain(body)
    }
  }
  return { manifest, end, found }
}

const isComplete = (end: End | null, found: End, manifest: Manifest): end is End =>
  end !== null &&
  end.files === found.files &&
  Object.keys(found.rows).every((name) => name in end.rows) &&
  manifest.tables.every(({ name }) => end.rows[name] === (found.rows[name] ?? 0))

/**
 * Reads a backup from beginning to end without using it.
 *
 * @throws BackupError when it is missing, damaged, incomplete, no backup at all or of a format that we do not know.
 */
export const inspect = async (file: string): Promise<{ manifest: Manifest; end: End }> => {
  const { manifest, end, found } = await read(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}`)
    throw new BackupError(`${file} is damaged or no backup of Pietas (${error.message}); nothing was changed`)
  })
  if (!manifest) throw new BackupError(`${file} is no backup of Pietas; nothing was changed`)
  if (manifest.format !== formatVersion)
    throw new BackupError(
      `${file} has format ${manifest.format}, this release reads ${formatVersion}; nothing was changed`,
    )
  if (!isComplete(end, found, manifest)) throw new BackupError(`${file} is not complete; nothing was changed`)
  return { manifest, end }
}
