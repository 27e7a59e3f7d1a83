import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrationLock } from '../../db/migrate'
import type { FileStore } from '../../files'
import { readArchive } from '../archive'
import { columnList, migrationsOf, withOwner } from '../catalog'
import { BackupError, fileOfEntry, type Manifest, paths, tableOfPart } from '../format'
import { inspect } from '../inspect'
import { arrivalsOf, settleRestore } from '../switch'
import { type Carry, nothingCarried, rowsOf, rowsOfTenant } from './rows'
import {
  compare,
  count,
  countOn,
  exchange,
  putBackParts,
  putBackTenant,
  type Returning,
  returningTables,
  roomFor,
  roomForChanges,
  settleContents,
  tell,
  thenOf,
  touched,
} from './tables'

type Columns = { name: string; owner: string; columns: string[] }

const unchanged = 'Nothing was changed'

const drain = async (body: ReadableStream<Uint8Array>): Promise<void> => {
  for await (const _ of body);
}

/** @returns the id of the tenant that was called so then. */
const tenantCalled = async (file: string, manifest: Manifest, slug: string): Promise<string> => {
  const columns = manifest.tables.find(({ name }) => name === 'tenants')?.columns ?? []
  const known = new Map<string, string>()
  const carry = nothingCarried()
  for await (const { header, body } of readArchive(file)) {
    if (tableOfPart(header.name) !== 'tenants') await drain(body)
    else
      for await (const row of rowsOf(body, carry))
        known.set(row[columns.indexOf('slug')] ?? '', row[columns.indexOf('id')] ?? '')
  }
  const id = known.get(slug)
  if (id) return id
  const names = [...known.keys()].sort()
  const some = names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ')
  throw new BackupError(`The backup knows no tenant ${slug}, only ${some}. ${unchanged}`)
}

const refuseUnfit = async (client: pg.Client, manifest: Manifest, slug: string, tenantId: string): Promise<void> => {
  const [then, now] = [manifest.migrations, await migrationsOf(client)].map((list) =>
    list.map(({ name }) => name).join(),
  )
  if (then !== now)
    throw new BackupError(
      `The backup was made with another schema than this database has, so that rows of the one do not fit the other: ` +
        `restore it as a whole into an installation of its own, or take a backup made since the last upgrade. ${unchanged}`,
    )
  await client.query('set local role pietas_platform')
  const there = await client.query('select from tenants where id = $1 for update', [tenantId])
  const leaving = await client.query('select from tenant_erasures where home_tenant_id = $1', [tenantId])
  await client.query('reset role')
  if (there.rowCount === 0)
    throw new BackupError(
      `The tenant ${slug} was deleted for good: it comes back with the whole backup alone. ${unchanged}`,
    )
  if (leaving.rowCount)
    throw new BackupError(`The deletion of ${slug} was asked for: take that back first. ${unchanged}`)
}

type Contents = { known: Set<string>; brought: string[] }

/** Contents that are there stay as they are, whatever a scanner has said of them, and are swept by nobody meanwhile. */
const holdContents = async (client: pg.Client, tenantId: string): Promise<Set<string>> => {
  await client.query('set local role pietas_platform')
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from stored_files where tenant_id = $1 for share',
    [tenantId],
  )
  await client.query('reset role')
  return new Set(rows.map(({ sha256 }) => sha256))
}

type Loading = { dataDir: string; files: FileStore; folder: string; contents: Contents }

/** Lays the rows of then into temporary tables, and contents that are missing where contents lie. */
const loadEntries = async (
  client: pg.Client,
  file: string,
  tenantId: string,
  tables: readonly Columns[],
  { dataDir, files, folder, contents }: Loading,
) => {
  const wanted = new Map(tables.map((table) => [table.name, table]))
  const carries = new Map<string, Carry>()
  for await (const { header, body } of readArchive(file)) {
    const table = wanted.get(tableOfPart(header.name) ?? '')
    const path = fileOfEntry(header.name)
    if (table) {
      const carry = carries.get(table.name) ?? nothingCarried()
      carries.set(table.name, carry)
      const ofTenant = rowsOfTenant(body, carry, table.columns.indexOf(table.owner), tenantId)
      const rows = Readable.from(ofTenant, { objectMode: false })
      await pipeline(
        rows,
        client.query(copyFrom(`copy ${thenOf(table.name)} (${columnList(table.columns)}) from stdin`)),
      )
    } else if (header.name === paths.secretKey) {
      const key = await readFile(join(dataDir, paths.secretKey)).catch(() => null)
      if (!key?.equals(await buffer(body as never)))
        throw new BackupError(`The backup was made with another secret.key than this installation has. ${unchanged}`)
    } else if (path?.startsWith(`files/${tenantId}/`) && !contents.known.has(path.split('/')[3]?.split('.')[0] ?? '')) {
      const arrived = join(folder, randomUUID())
      await pipeline(Readable.fromWeb(body as never), createWriteStream(arrived, { mode: 0o600, flush: true }))
      const key = path.slice('files/'.length)
      contents.brought.push(key)
      await files.put(key, arrived)
    } else await drain(body)
  }
  const cut = [...carries].find(([, { rest }]) => rest.length > 0)
  if (cut) throw new BackupError(`The backup ends in the middle of a row of ${cut[0]}. ${unchanged}`)
}

const attempts = 120

/** Waits for a moment at which nobody writes, without keeping anybody waiting until it has come. */
const lockAll = async (client: pg.Client, tables: readonly Returning[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint quiet')
    try {
      await client.query(`lock table ${columnList(tables.map(({ name }) => name))} in share row exclusive mode nowait`)
      return
    } catch (error) {
      await client.query('rollback to quiet')
      if ((error as { code?: string }).code !== '55P03') throw error
      if (attempt === attempts)
        throw new BackupError(`Somebody writes all the time: try it again in a quieter minute. ${unchanged}`)
      await delay(250)
    }
  }
}

const inTables = async (client: pg.Client, tables: readonly Returning[], change: string): Promise<void> => {
  for (const { name } of tables) await client.query(`alter table ${pg.escapeIdentifier(name)} ${change}`)
}

type Tables = { returning: readonly Returning[]; tenant: Columns; contents: Columns }
const tablesToLoad = async (client: pg.Client, manifest: Manifest): Promise<Tables> => {
  const of = (name: string, owner: string): Columns => ({
    ...{ name, owner },
    columns: manifest.tables.find((table) => table.name === name)?.columns ?? [],
  })
  return {
    returning: await returningTables(client),
    tenant: of('tenants', 'id'),
    contents: of('stored_files', 'tenant_id'),
  }
}

/** Makes the rows of a tenant those of then. @returns how many were different, and how long others had to wait. */
const swap = async (client: pg.Client, { returning, tenant, contents }: Tables, tenantId: string) => {
  const run = async (role: string, ...statements: string[]): Promise<void> => {
    await client.query(`set local role ${role}`)
    for (const statement of statements) await client.query(statement)
    await client.query('reset role')
  }
  await lockAll(client, returning)
  const began = performance.now()
  await run('pietas_platform', ...returning.map((table) => compare(table, tenantId)))
  const { rows } = await client.query<{ changed: number }>(count(returning))
  // What a trigger works out stands in the rows of then already, and what it forbids was allowed then.
  await inTables(client, returning, 'disable trigger user')
  const ofHouse = `in (select id from logins where home_tenant_id = ${tenantId})`
  const [added, dropped] = settleContents(contents, tenantId)
  await run(
    'pietas_platform',
    `delete from sessions where login_id ${ofHouse}`,
    `delete from mailed_tokens where login_id ${ofHouse}`,
    added,
    ...touched(returning).map(countOn),
    exchange(returning, tenantId),
    ...putBackParts(returning),
    putBackTenant(tenant, tenantId),
    dropped,
  )
  await inTables(client, returning, 'enable trigger user')
  await run(
    'pietas_trail',
    ...returning.map((table) => tell(table, tenantId)).filter((statement) => statement !== null),
    `insert into security_events (kind, outcome, home_tenant_id) values ('TENANT_RESTORED', 'DONE', ${tenantId})`,
  )
  return { changed: rows[0]?.changed ?? 0, seconds: () => (performance.now() - began) / 1000 }
}

// Addresses of mail, domains and secret addresses are there once in the whole installation.
const inTheWay = (error: unknown): unknown => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505' && code !== '23503') return error
  return new BackupError(
    `What has been made or taken elsewhere since stands in the way (${constraint}), ` +
      `an address of somebody who signs in to another tenant now, for example. ${unchanged}`,
  )
}

export type TenantRestored = { changed: number; contents: number; seconds: number }

/**
 * Brings one tenant back to a backup, beside running servers; everybody else's data stay as they are. All of it or nothing,
 * in one transaction. What has happened stays: the trail, which gains what this changes, mails, jobs. Whoever is signed in
 * there has to do it again.
 *
 * @throws BackupError when the backup, the database or the tenant is not fit for it.
 */
export const restoreTenant = async (
  source: { file: string; slug: string },
  target: { dataDir: string; files: FileStore; openDatabase: () => Promise<string> },
): Promise<TenantRestored> => {
  const { file, slug } = source
  const { dataDir, files } = target
  const { manifest } = await inspect(file)
  const tenantId = await tenantCalled(file, manifest, slug)
  return withOwner(await target.openDatabase(), async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await settleRestore(client, dataDir)
    const folder = arrivalsOf(dataDir, randomUUID())
    await mkdir(folder, { recursive: true })
    const brought: string[] = []
    try {
      await client.query('begin')
      await refuseUnfit(client, manifest, slug, tenantId)
      const known = await holdContents(client, tenantId)
      const tables = await tablesToLoad(client, manifest)
      const { returning, tenant, contents } = tables
      for (const table of [...returning, tenant, contents]) await client.query(roomFor(table))
      for (const table of returning) await client.query(roomForChanges(table))
      const loading = { dataDir, files, folder, contents: { known, brought } }
      await loadEntries(client, file, tenantId, [...returning, tenant, contents], loading)
      const { changed, seconds } = await swap(client, tables, tenantId)
      await client.query('commit')
      return { changed, contents: brought.length, seconds: seconds() }
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // No row speaks of them.
      for (const key of brought) await files.delete(key)
      throw inTheWay(error)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
