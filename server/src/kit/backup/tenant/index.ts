import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrationLock } from '../../db/migrate'
import type { FileStore } from '../../files'
import { readArchive } from '../archive'
import { columnList, migrationsOf, withOwner } from '../catalog'
import { BackupError, fileOfEntry, type Manifest, paths, tableOfPart } from '../format'
import { inspect } from '../inspect'
import { arrivalsOf, settleRestore } from '../switch'
import { type Carry, nothingCarried, rowsOf, rowsOfTenant } from './rows'
import { type Side, type Sides, withSides } from './sides'
import {
  changesOf,
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
  roomForTelling,
  settleContents,
  takeChanges,
  tell,
  thenOf,
  touched,
} from './tables'

type Columns = Pick<Returning, 'name' | 'place' | 'owner' | 'columns'>

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
const holdContents = async ({ client, placeOf }: Side, tenantId: string): Promise<Set<string>> => {
  await client.query('set local role pietas_platform')
  const { rows } = await client.query<{ sha256: string }>(
    `select sha256 from ${placeOf('stored_files')} where tenant_id = $1 for share`,
    [tenantId],
  )
  await client.query('reset role')
  return new Set(rows.map(({ sha256 }) => sha256))
}

type Loading = { dataDir: string; files: FileStore; folder: string; contents: Contents }

/** Lays the rows of then into temporary tables, and contents that are missing where contents lie. */
const loadEntries = async (
  file: string,
  tenantId: string,
  tables: readonly (Columns & { client: pg.Client })[],
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
        table.client.query(copyFrom(`copy ${thenOf(table.name)} (${columnList(table.columns)}) from stdin`)),
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
const lockAll = async ({ client, returning }: Side): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint quiet')
    try {
      await client.query(
        `lock table ${returning.map(({ place }) => place).join(', ')} in share row exclusive mode nowait`,
      )
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

const inTables = async ({ client, returning }: Side, change: string): Promise<void> => {
  for (const { place } of returning) await client.query(`alter table ${place} ${change}`)
}

/** What comes along besides the tables that go back: what stands with the platform about the tenant, and his contents. */
type Besides = { tenant: Columns; contents: Columns }
const besidesOf = ({ coordinator, machine }: Sides, manifest: Manifest): Besides => {
  const of = ({ placeOf }: Side, name: string, owner: string): Columns => ({
    ...{ name, place: placeOf(name), owner },
    columns: manifest.tables.find((table) => table.name === name)?.columns ?? [],
  })
  return { tenant: of(coordinator, 'tenants', 'id'), contents: of(machine, 'stored_files', 'tenant_id') }
}

const run = async ({ client }: Side, role: string, ...statements: string[]): Promise<void> => {
  await client.query(`set local role ${role}`)
  for (const statement of statements) await client.query(statement)
  await client.query('reset role')
}

/** Tells the trail, which lies with the tenant, of what has changed on either side. */
const tellTrail = async ({ coordinator, machine }: Sides, tenantId: string): Promise<void> => {
  if (coordinator !== machine)
    for (const table of coordinator.returning) {
      const { rows } = await coordinator.client.query<{ changes: string }>(changesOf(table))
      await machine.client.query(roomForTelling(table))
      await machine.client.query(takeChanges(table), [rows[0]?.changes])
    }
  const told = coordinator === machine ? machine.returning : [...coordinator.returning, ...machine.returning]
  const trail = machine.placeOf('audit_entries')
  const statements = told.map((table) => tell(table, tenantId, trail)).filter((statement) => statement !== null)
  await run(machine, 'pietas_trail', ...statements)
}

/** Makes the rows of a tenant those of then. @returns how many were different, and how long others had to wait. */
const swap = async (sides: Sides, { tenant, contents }: Besides, tenantId: string) => {
  const { coordinator, machine, all } = sides
  for (const side of all) await lockAll(side)
  const began = performance.now()
  let changed = 0
  for (const side of all) {
    await run(side, 'pietas_platform', ...side.returning.map((table) => compare(table, tenantId)))
    changed += (await side.client.query<{ changed: number }>(count(side.returning))).rows[0]?.changed ?? 0
    // What a trigger works out stands in the rows of then already, and what it forbids was allowed then.
    await inTables(side, 'disable trigger user')
  }
  const ofHouse = `in (select id from logins where home_tenant_id = ${tenantId})`
  const [added, dropped] = settleContents(contents, machine.placeOf('documents'), tenantId)
  await run(
    coordinator,
    'pietas_platform',
    `delete from sessions where login_id ${ofHouse}`,
    `delete from mailed_tokens where login_id ${ofHouse}`,
  )
  await run(machine, 'pietas_platform', added)
  for (const side of all)
    await run(
      side,
      'pietas_platform',
      ...touched(side.returning).map(countOn),
      exchange(side.returning, tenantId),
      ...putBackParts(side.returning),
    )
  await run(coordinator, 'pietas_platform', putBackTenant(tenant, tenantId))
  await run(machine, 'pietas_platform', dropped)
  for (const side of all) await inTables(side, 'enable trigger user')
  await tellTrail(sides, tenantId)
  await run(
    coordinator,
    'pietas_trail',
    `insert into security_events (kind, outcome, home_tenant_id) values ('TENANT_RESTORED', 'DONE', ${tenantId})`,
  )
  return { changed, seconds: () => (performance.now() - began) / 1000 }
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

type Source = { file: string; slug: string }
type Target = { dataDir: string; files: FileStore; openDatabase: () => Promise<string> }

/** Loads a tenant as he was and puts him in place, on both sides; nothing is committed. */
const bringBack = async (
  sides: Sides,
  { file, manifest, tenantId }: { file: string; manifest: Manifest; tenantId: string },
  loading: Omit<Loading, 'contents'> & { brought: string[] },
) => {
  const { coordinator, machine, all } = sides
  const known = await holdContents(machine, tenantId)
  const besides = besidesOf(sides, manifest)
  const tables = [
    ...all.flatMap(({ client, returning }) => returning.map((table) => ({ ...table, client }))),
    { ...besides.tenant, client: coordinator.client },
    { ...besides.contents, client: machine.client },
  ]
  for (const { client, ...table } of tables) await client.query(roomFor(table))
  for (const { client, returning } of all) for (const table of returning) await client.query(roomForChanges(table))
  await loadEntries(file, tenantId, tables, { ...loading, contents: { known, brought: loading.brought } })
  return swap(sides, besides, tenantId)
}

/**
 * Brings one tenant back to a backup, beside running servers; everybody else's data stay as they are. All of it or nothing,
 * in one transaction; where tables lie apart in one on the machine of the tenant and one on the coordinator, which commits
 * right after. Should it fail just there, the same once more brings back the rest. What has happened stays: the trail, which
 * gains what this changes, mails, jobs. Whoever is signed in there has to do it again.
 *
 * @throws BackupError when the backup, the database or the tenant is not fit for it.
 */
export const restoreTenant = async (source: Source, target: Target): Promise<TenantRestored> => {
  const { file, slug } = source
  const { dataDir, files } = target
  const { manifest } = await inspect(file)
  const tenantId = await tenantCalled(file, manifest, slug)
  const url = await target.openDatabase()
  return withOwner(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await settleRestore(client, dataDir)
    const folder = arrivalsOf(dataDir, randomUUID())
    await mkdir(folder, { recursive: true })
    const brought: string[] = []
    const tables = await returningTables(client)
    return withSides(client, url, { tenantId, tables }, async (sides) => {
      const { all, coordinator, machine } = sides
      const say = async (statement: string) => {
        for (const side of all) await side.client.query(statement)
      }
      let isThere = false
      try {
        await say('begin')
        await refuseUnfit(client, manifest, slug, tenantId)
        const done = await bringBack(sides, { file, manifest, tenantId }, { dataDir, files, folder, brought })
        await machine.client.query('commit')
        isThere = true
        if (coordinator !== machine) await coordinator.client.query('commit')
        return { changed: done.changed, contents: brought.length, seconds: done.seconds() }
      } catch (error) {
        await say('rollback').catch(() => undefined)
        // No row speaks of them.
        if (!isThere) for (const key of brought) await files.delete(key)
        throw inTheWay(error)
      }
    }).finally(() => rm(folder, { recursive: true, force: true }))
  })
}
