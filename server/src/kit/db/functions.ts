import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { onMachines } from './machines'
import { statementsIn } from './statements'

type FunctionFile = { name: string; text: string; fingerprint: string }

const readFunctions = async (directory: string): Promise<FunctionFile[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, fingerprint: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Makes the table that remembers which text of each file was applied. */
export const prepareFunctions = async (client: pg.Client): Promise<void> => {
  await client.query(
    'create table if not exists schema_functions (file text primary key, fingerprint text not null, at timestamptz not null default now())',
  )
}

const knownFingerprints = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ file: string; fingerprint: string }>(
    'select file, fingerprint from schema_functions',
  )
  return new Map(rows.map(({ file, fingerprint }) => [file, fingerprint]))
}

/** @returns the files whose text is not the one that this database knows. */
export const changedFunctions = async (client: pg.Client, directory: string): Promise<FunctionFile[]> => {
  const known = await knownFingerprints(client)
  return (await readFunctions(directory)).filter(({ name, fingerprint }) => known.get(name) !== fingerprint)
}

/**
 * What functions mean where tables lie apart: a file of the same name as one for one database, after which it comes.
 *
 * @param renewed files for one database that are applied anew.
 * @returns the files that have to be applied.
 */
export const changedApart = async (
  client: pg.Client,
  directory: string,
  renewed: readonly FunctionFile[],
): Promise<FunctionFile[]> => {
  const known = await knownFingerprints(client)
  const names = new Set(renewed.map(({ name }) => name))
  return (await readFunctions(directory))
    .map((file) => ({ ...file, name: `apart/${file.name}`, isCovered: names.has(file.name) }))
    .filter(({ name, fingerprint, isCovered }) => isCovered || known.get(name) !== fingerprint)
}

/**
 * On the machines of tenants the function that policies ask for the tenant says that its answer changes: plans below
 * triggers are kept there, and would answer for whoever came first. After the transaction that has made it.
 */
export const tellMachines = (client: pg.Client): Promise<void> =>
  onMachines(
    client,
    'do $$ begin set local citus.enable_ddl_propagation to off; alter function public.routed_tenant() stable; end $$',
  )

/**
 * Applies files of functions inside the transaction of the caller. They come before the migrations, which call some of
 * them, and therefore before the tables that they speak of: PostgreSQL looks at a body when it runs.
 */
export const applyFunctions = async (client: pg.Client, files: readonly FunctionFile[]): Promise<void> => {
  await client.query('set local check_function_bodies = off')
  for (const { name, text, fingerprint } of files) {
    for (const statement of statementsIn(text)) await client.query(statement)
    await client.query(
      `insert into schema_functions (file, fingerprint) values ($1, $2)
       on conflict (file) do update set fingerprint = excluded.fingerprint, at = now()`,
      [name, fingerprint],
    )
  }
  await client.query('set local check_function_bodies = on')
}
