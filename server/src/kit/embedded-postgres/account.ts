import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyPrograms, type Programs } from './programs'

/** Under which user PostgreSQL runs, and the programs that this user can read. */
export type Account = { programs: Programs; prefix: string[]; uid?: number; gid?: number }

type Identity = Omit<Account, 'programs'>

const run = promisify(execFile)

// Inside this namespace our own files belong to user 1000, so PostgreSQL does not see root.
const namespace: Identity = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }

/** PostgreSQL refuses to run as root. Everybody else runs it as themselves. */
export async function chooseAccount(programs: Programs, dataDir: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { programs, prefix: [] }

  const owner = await stat(cluster).catch(() => ({ uid: 0, gid: 0 }))
  if (owner.uid === 0 && (await works(namespace, programs, dataDir))) return { programs, ...namespace }

  const user = owner.uid === 0 ? await serviceUser() : { uid: owner.uid, gid: owner.gid }
  if (user) {
    const identity: Identity = { prefix: [], ...user }
    if (await works(identity, programs, dataDir)) return { programs, ...identity }
    const copy = await copyPrograms(programs, dataDir)
    if (await works(identity, copy, dataDir)) return { programs: copy, ...identity }
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir}. Start as a normal user, ` +
      'set DATA_DIR to a folder that everybody may enter, or set DATABASE_URL.',
  )
}

/**
 * What each connection keeps of memory that it no longer needs (glibc, in bytes). Left alone it learns from the largest
 * piece to keep 16 MB, of which planning our longest statements takes some; told, it keeps a quarter of one. Pieces of up
 * to a megabyte are no maps of their own: a read of a person asks for such a piece, and cost two thirds more.
 */
const kept = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '262144' }

/** Starts a program of PostgreSQL without our environment, where PG* variables would change what it does. */
export function spawnAs(account: Account, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command = '', ...rest] = [...account.prefix, join(account.programs, 'bin', program), ...args]
  const env = { PATH: process.env.PATH, LC_ALL: 'C', ...kept }
  return spawn(command, rest, { ...options, env, uid: account.uid, gid: account.gid })
}

async function works(identity: Identity, programs: Programs, dataDir: string): Promise<boolean> {
  const tryOut = ['sh', '-c', 'test -x "$0" && exec "$1" --version', dataDir, join(programs, 'bin', 'postgres')]
  const [command = '', ...args] = [...identity.prefix, ...tryOut]
  return run(command, args, { uid: identity.uid, gid: identity.gid, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function serviceUser(): Promise<{ uid: number; gid: number } | undefined> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}
