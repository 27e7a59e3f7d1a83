import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { paths } from './format'

/*
 * A restore changes the database and the data folder, and no transaction holds both. So the database decides: what has
 * arrived lies ready in a folder beside, a marker names the restore, and the transaction that brings the rows writes the
 * same name. Whoever finds a marker, after a crash, asks the database: if it knows the name the rest is done, if not
 * everything is as it was before.
 */

/** Told what has just been done; a test ends the process there. */
export type OnStep = (step: string) => void | Promise<void>

const markerOf = (dataDir: string): string => join(dataDir, 'restore.marker')
export const arrivalsOf = (dataDir: string, id: string): string => join(dataDir, `restore-${id}`)

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The names in a folder are on the disk only when the folder is. */
const syncFolders = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await sync(folder)
}

/** Says that this restore is on its way. Before the commit: afterwards nothing but the database may decide. */
export const mark = async (client: pg.Client, dataDir: string, id: string): Promise<void> => {
  await client.query(
    'insert into installation (restored) values ($1) on conflict (single) do update set restored = excluded.restored',
    [id],
  )
  const arrived = arrivalsOf(dataDir, id)
  await syncFolders(arrived)
  const unfinished = join(arrived, 'marker')
  await writeFile(unfinished, id, { flush: true })
  await rename(unfinished, markerOf(dataDir))
  await sync(dataDir)
}

/** What lies ready takes its place; what was there before goes. May be done again from wherever it stopped. */
const takePlaces = async (dataDir: string, arrived: string, onStep: OnStep): Promise<void> => {
  for (const name of [paths.secretKey, 'files']) {
    if (!(await exists(join(arrived, name)))) continue
    if (await exists(join(dataDir, name))) await rename(join(dataDir, name), join(arrived, `${name}.before`))
    await onStep(`${name} away`)
    await rename(join(arrived, name), join(dataDir, name))
    await onStep(`${name} in place`)
  }
  await sync(dataDir)
}

const isCommitted = async (client: pg.Client, id: string): Promise<boolean> => {
  const there = await client.query<{ found: boolean }>(`select to_regclass('public.installation') is not null as found`)
  if (!there.rows[0]?.found) return false
  const { rowCount } = await client.query('select from installation where restored = $1', [id])
  return rowCount === 1
}

/**
 * Finishes a restore that the database has committed, and takes back any other.
 *
 * @param client connected as the owner, under the lock: nobody restores meanwhile.
 */
export const settleRestore = async (
  client: pg.Client,
  dataDir: string,
  onStep: OnStep = () => undefined,
): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const id = await readFile(markerOf(dataDir), 'utf8').catch(() => null)
  if (id !== null) {
    const committed = await isCommitted(client, id)
    if (committed) await takePlaces(dataDir, arrivalsOf(dataDir, id), onStep)
    await rm(markerOf(dataDir))
    await sync(dataDir)
    await onStep('unmarked')
    if (committed) await client.query('update installation set restored = null where restored = $1', [id])
  }
  for (const name of await readdir(dataDir))
    if (name.startsWith('restore-')) await rm(join(dataDir, name), { recursive: true, force: true })
}
