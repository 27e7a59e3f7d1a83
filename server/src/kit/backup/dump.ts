import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { layoutOf } from '../db/layout'
import { underLock } from '../db/migrate'
import type { FileStore } from '../files'
import { type AddEntry, writeArchive } from './archive'
import { columnList, migrationsOf, sequencesOf, tablesOf, withOwner } from './catalog'
import { addFiles } from './files'
import { BackupError, type End, formatVersion, type Manifest, partPath, paths, type TableFacts } from './format'
import { settleRestore } from './switch'

const partSize = 1 << 20

const addJson = (add: AddEntry, name: string, value: Manifest | End): Promise<void> => {
  const text = Buffer.from(JSON.stringify(value, null, 1))
  return add(name, text.length, [text])
}

/** Copies the rows of a table in parts, so that memory stays flat. @returns the number of rows. */
const addTable = async (add: AddEntry, client: pg.Client, { name, columns }: TableFacts): Promise<number> => {
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${columnList(columns)}) to stdout`))
  let [part, size, chunks] = [0, 0, [] as Buffer[]]
  const flush = async (): Promise<void> => {
    if (size === 0) return
    part += 1
    await add(partPath(name, part), size, chunks)
    size = 0
    chunks = []
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  await flush()
  return rows.rowCount
}

/**
 * Writes everything into one file, beside a running server: database and files, see format.ts. The rows are those of
 * one moment, where tables lie apart of one moment of each machine.
 *
 * @throws BackupError when there is nothing to back up.
 */
export const dump = async (
  url: string,
  { dataDir, files }: { dataDir: string; files: FileStore },
  file: string,
): Promise<End> => {
  // Rows, key and files of one and the same installation.
  await underLock(url, (client) => settleRestore(client, dataDir))
  return withOwner(url, async (client) => {
    const { snapshot } = await layoutOf(client)
    await client.query('begin isolation level repeatable read read only')
    for (const statement of snapshot) await client.query(statement)
    const migrations = await migrationsOf(client)
    if (migrations.length === 0) throw new BackupError('There is nothing to back up: this database holds no Pietas')
    const tables = await tablesOf(client)
    // Sequences run ahead of the moment, which does no harm; behind it they would.
    const sequences = await sequencesOf(client)
    // The owner himself is subject to row security; the platform's role sees the rows of all tenants.
    await client.query('set local role pietas_platform')
    await client.query(`lock table ${columnList(tables.map(({ name }) => name))} in access share mode`)
    const end: End = { rows: {}, files: 0 }
    await writeArchive(file, async (add) => {
      const createdAt = new Date().toISOString()
      await addJson(add, paths.manifest, {
        product: 'pietas',
        format: formatVersion,
        createdAt,
        migrations,
        tables,
        sequences,
      })
      for (const table of tables) end.rows[table.name] = await addTable(add, client, table)
      // After the rows, so that every file that a row speaks of is there.
      end.files = await addFiles(add, dataDir, files)
      await addJson(add, paths.end, end)
    })
    return end
  })
}
