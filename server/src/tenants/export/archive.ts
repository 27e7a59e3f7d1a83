import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeArchive } from '../../kit/backup/archive'
import type { House } from '../../kit/call'
import { keyOf, newIncomingPath } from '../../kit/files'
import { type ExportedFile, exportedFiles, exportedTables, rowsOf } from './queries'

const about = `Alles, was Pietas von diesem Mandanten gespeichert hat.

daten/       je Tabelle eine Datei, je Zeile ein Datensatz (JSON Lines, UTF-8)
dokumente/   die Dateien; die Zahl vor dem Namen ist die id aus daten/documents.jsonl

Zugangsdaten wie Passwoerter und Schluessel sind nicht enthalten.

Everything that Pietas has stored of this tenant: one file of JSON lines for each table, and the documents,
named by their id in daten/documents.jsonl. Credentials such as passwords and keys are left out.
`

const lines = async function* (chunks: AsyncGenerator<string[]>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield `${chunk.join('\n')}\n`
}

// Signs that a file system would read as something else, and ends that climb out of the folder.
const plainName = (name: string): string => name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '_').replace(/^\.+/, '_')

/** Lays every table down as a file of the folder, all as they are at one moment. @returns their names, and the documents. */
const layDown = (house: House, tenantId: number, folder: string): Promise<{ names: string[]; files: ExportedFile[] }> =>
  house.db.readMomentInTenant({ tenantId, actorId: null }, async (tx) => {
    const tables = await exportedTables(tx)
    for (const table of tables)
      await pipeline(
        Readable.from(lines(rowsOf(tx, table))),
        createWriteStream(join(folder, table.name), { mode: 0o600 }),
      )
    return { names: tables.map(({ name }) => name), files: await exportedFiles(tx) }
  })

/** Packs everything of a tenant into one file, table by table and document by document; little of it is in memory at once. */
export const packTenant = async (house: House, tenantId: number): Promise<{ path: string; size: number }> => {
  const folder = await newIncomingPath(house.env.DATA_DIR)
  const path = await newIncomingPath(house.env.DATA_DIR)
  await mkdir(folder, { mode: 0o700 })
  try {
    const { names, files } = await layDown(house, tenantId, folder)
    await writeArchive(path, async (add) => {
      const text = Buffer.from(about)
      await add('LIESMICH.txt', text.length, [text])
      for (const name of names) {
        const file = join(folder, name)
        await add(`daten/${name}.jsonl`, (await stat(file)).size, createReadStream(file))
      }
      for (const { id, name, sha256, size } of files)
        await add(`dokumente/${id} ${plainName(name)}`, size, await house.files.open(keyOf({ tenantId, sha256 })))
    })
    return { path, size: (await stat(path)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
