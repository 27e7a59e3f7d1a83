import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyFunctions, changedFunctions } from '../db/functions'
import { applyMigrations, migrationFiles, migrationLock, prepareMigrations, type Schema } from '../db/migrate'
import { closeSchema, ensureRoles, openSchema } from '../db/roles'
import { isServerAtWork } from '../db/servers-at-work'
import { diskStore, type FileStore } from '../files'
import { readArchive } from './archive'
import { columnList, withOwner } from './catalog'
import { BackupError, type End, fileOfEntry, type Manifest, paths, tableOfPart } from './format'
import { inspect } from './inspect'
import { dropEverything, filledTable, openForLoading } from './schema'
import { arrivalsOf, mark, type OnStep, settleRestore } from './switch'

type Body = ReadableStream<Uint8Array>

/** The rows of one table on their way into the database. */
const openTable = (client: pg.Client, name: string, columns: readonly string[]) => {
  const target = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${columnList(columns)}) from stdin`))
  const done = finished(target)
  done.catch(() => undefined)
  return {
    name,
    write: async (body: Body): Promise<void> => {
      for await (const chunk of body) if (!target.write(chunk)) await Promise.race([once(target, 'drain'), done])
    },
    close: async (): Promise<number> => {
      target.end()
      await done
      return target.rowCount
    },
  }
}

const saveFile = async (folder: string, path: string, body: Body): Promise<void> => {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(Readable.fromWeb(body as never), createWriteStream(target, { mode: 0o600, flush: true }))
}

/** Loads the rows into the database and lays the files into a folder. @returns the rows loaded by table. */
const loadEntries = async (client: pg.Client, file: string, manifest: Manifest, folder: string) => {
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]))
  const loaded: End['rows'] = {}
  let open: ReturnType<typeof openTable> | null = null
  const close = async (): Promise<void> => {
    if (open) loaded[open.name] = await open.close()
    open = null
  }
  for await (const { header, body } of readArchive(file)) {
    const table = tableOfPart(header.name)
    if (open && open.name !== table) await close()
    if (table) {
      open ??= openTable(client, table, columns.get(table) ?? [])
      await open.write(body)
      continue
    }
    const isFile = header.name === paths.secretKey || fileOfEntry(header.name) !== null
    if (isFile) await saveFile(folder, header.name, body)
    else for await (const _ of body);
  }
  await close()
  return loaded
}

const refuseUnfit = async (client: pg.Client, replace: boolean): Promise<void> => {
  if (await isServerAtWork(client))
    throw new BackupError('A server works on this database: stop it first. Nothing was changed')
  const filled = replace ? null : await filledTable(client)
  if (filled)
    throw new BackupError(
      `This database holds data already (table ${filled}): --replace would replace it all. Nothing was changed`,
    )
}

/**
 * Seals what other machines had numbered and nobody had sealed yet when the backup was made: in one database nobody gives
 * numbers of their ranges, and asks for them.
 */
const sealStrangers = async (client: pg.Client): Promise<void> => {
  await client.query('set local role pietas_trail')
  const { rows } = await client.query<{ last: string }>(
    'select max(id)::text as last from audit_entries where id >= 1::bigint << 48 group by id >> 48 order by 1',
  )
  for (const { last } of rows) await client.query('select seal_range($1, clock_timestamp())', [last])
  await client.query('reset role')
}

/** Rebuilds schema and rows inside one transaction. */
const rebuild = async (
  client: pg.Client,
  backup: { file: string; manifest: Manifest; end: End },
  folders: { schema: Schema; files: string },
): Promise<void> => {
  const { file, manifest, end } = backup
  const then = manifest.migrations.map(({ name }) => name)
  await dropEverything(client)
  await ensureRoles(client)
  await openSchema(client)
  await prepareMigrations(client)
  await applyFunctions(client, await changedFunctions(client, folders.schema.functions))
  await applyMigrations(client, folders.schema.migrations, then)
  const putBack = await openForLoading(
    client,
    manifest.tables.map(({ name }) => name),
  )
  const loaded = await loadEntries(client, file, manifest, folders.files)
  for (const [name, rows] of Object.entries(end.rows))
    if ((loaded[name] ?? 0) !== rows)
      throw new BackupError(`Table ${name} took ${loaded[name] ?? 0} of ${rows} rows; nothing was changed`)
  await putBack()
  for (const { name, value, called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), value, called])
  for (const { name, at } of manifest.migrations)
    await client.query('update migrations set at = $2 where name = $1', [name, at])
  const later = (await migrationFiles(folders.schema.migrations)).filter((name) => !then.includes(name))
  await applyMigrations(client, folders.schema.migrations, later)
  await closeSchema(client)
  await sealStrangers(client)
}

/** Sends contents to the bucket. What has come is in nobody's way there, should the restore fail after all. */
const sendFiles = async (files: FileStore, arrived: string): Promise<void> => {
  for await (const { key } of diskStore(join(arrived, 'files')).list())
    await files.put(key, join(arrived, 'files', key))
  await rm(join(arrived, 'files'), { recursive: true })
}

const refuseNewer = async (manifest: Manifest, migrations: string): Promise<void> => {
  const known = await migrationFiles(migrations)
  const unknown = manifest.migrations.find(({ name }) => !known.includes(name))
  if (unknown)
    throw new BackupError(
      `The backup was made by a newer release (it knows ${unknown.name}): restore it with that one. Nothing was changed`,
    )
}

/**
 * Makes the installation equal to a backup and then brings the schema up to date. Until the database has committed
 * nothing is changed, neither rows nor files; a restore that is cut off is finished or taken back by the next start.
 *
 * @param source.replace whether data that is there may go.
 * @throws BackupError when the backup or the database is not fit for it.
 */
export const restore = async (
  source: { file: string; replace: boolean },
  target: {
    dataDir: string
    schema: Schema
    openDatabase: () => Promise<string>
    /** Where contents go, if not into the data folder. */
    bucket: FileStore | null
    onStep?: OnStep
  },
): Promise<End> => {
  const { manifest, end } = await inspect(source.file)
  await refuseNewer(manifest, target.schema.migrations)
  const { dataDir, bucket, onStep = () => undefined } = target
  const url = await target.openDatabase()
  await withOwner(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await settleRestore(client, dataDir)
    const id = randomUUID()
    const arrived = arrivalsOf(dataDir, id)
    try {
      await refuseUnfit(client, source.replace)
      await mkdir(join(arrived, 'files'), { recursive: true })
      await client.query('begin')
      await rebuild(client, { file: source.file, manifest, end }, { schema: target.schema, files: arrived })
      await onStep('rebuilt')
      if (bucket) await sendFiles(bucket, arrived)
      await mark(client, dataDir, id)
      await onStep('marked')
      await client.query('commit')
      await onStep('committed')
      await settleRestore(client, dataDir, onStep)
      await client.query('analyze')
    } catch (error) {
      await client.query('rollback').then(
        () => settleRestore(client, dataDir),
        // The database is away: the next start asks it.
        () => undefined,
      )
      throw error
    }
  })
  return end
}
