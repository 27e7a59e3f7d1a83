import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Account, spawnAs } from './account'
import { isRunning } from './postmaster'

/** The files of one major version cannot be read by another, so it changes only together with a way to move. */
const majorVersion = '18'

const passwordFile = 'superuser-password'

export function clusterIn(dataDir: string): string {
  return join(dataDir, 'postgres')
}

export function clusterExists(cluster: string): Promise<boolean> {
  return access(cluster).then(
    () => true,
    () => false,
  )
}

/** Refuses data of another major version. */
export async function checkVersion(cluster: string): Promise<void> {
  if (!(await clusterExists(cluster))) return
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'an unknown version')).trim()
  if (found === majorVersion) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found}, this release needs ${majorVersion}. ` +
      'Back it up with the release that made it, move the folder away, and restore the backup with this release.',
  )
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), 'utf8')).trim()
}

/**
 * Creates the files of an empty server. They appear under their name only when complete, so neither a crash on the
 * way nor a second process doing the same leaves half a database behind.
 */
export async function createCluster(account: Account, dataDir: string, cluster: string): Promise<void> {
  await removeUnfinished(dataDir)
  const unfinished = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const password = `${unfinished}.password`
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(unfinished, account.uid, account.gid)
    await chown(password, account.uid, account.gid)
  }
  try {
    await initdb(account, unfinished, password)
    await rename(password, join(unfinished, passwordFile))
    await rename(unfinished, cluster)
  } catch (error) {
    if (!(await clusterExists(cluster))) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    await rm(password, { force: true })
  }
}

async function initdb(account: Account, cluster: string, password: string): Promise<void> {
  // Only Linux is sure to know C.UTF-8 itself; the built-in provider, which sorts and folds, knows it everywhere.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const args = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    '--no-instructions',
  ]
  const child = spawnAs(account, 'initdb', args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  const [complaints, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
  if (code !== 0) throw new Error(`PostgreSQL could not create its files in ${cluster}:\n${complaints}`)
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, pid] = /^postgres\.new-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
