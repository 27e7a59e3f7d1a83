import pg from 'pg'
import { tablesOf } from './catalog'

/**
 * Tables with rows that nobody has written yet: what an installation is told by, what every one begins with, and the trail
 * of that. Whoever has used one stands in other tables as well.
 */
const broughtAlong = ['installation', 'global_template_categories', 'global_templates', 'audit_entries']

/** @returns the name of a table that holds rows, or null when the database is empty. */
export const filledTable = async (client: pg.Client): Promise<string | null> => {
  for (const { name } of await tablesOf(client)) {
    if (broughtAlong.includes(name)) continue
    const table = pg.escapeIdentifier(name)
    // The owner himself is subject to row security; for this look he is not.
    await client.query(`begin; alter table ${table} no force row level security`)
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`)
    await client.query('rollback')
    if (rows[0]?.filled) return name
  }
  return null
}

/** Drops whatever is in the schema, except what belongs to an extension. */
export const dropEverything = async (client: pg.Client): Promise<void> => {
  await client.query(`
    do $$
    declare
      target record;
    begin
      for target in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop
        execute format('drop table if exists %s cascade', target.name);
      end loop;
      for target in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop routine if exists %s cascade', target.name);
      end loop;
      for target in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop
        execute format('drop sequence if exists %s cascade', target.name);
      end loop;
    end $$`)
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Takes away what stands in the way of rows that come in any order: foreign keys, triggers, row security of the
 * owner. Only a superuser could merely switch the foreign keys off; added again, they check every row besides.
 *
 * @returns what puts everything back.
 */
export const openForLoading = async (client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> => {
  const keys = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  const forced = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`)
  const alter = (table: string, change: string) => client.query(`alter table ${table} ${change}`)
  const each = async (names: readonly string[], change: string): Promise<void> => {
    for (const name of names) await alter(pg.escapeIdentifier(name), change)
  }
  const forcedNames = forced.rows.map(({ name }) => name)
  for (const key of keys.rows) await alter(key.table, `drop constraint ${pg.escapeIdentifier(key.name)}`)
  await each(forcedNames, 'no force row level security')
  await each(tables, 'disable trigger user')
  await client.query(`truncate ${tables.map((name) => pg.escapeIdentifier(name)).join(', ')}`)
  return async () => {
    for (const key of keys.rows)
      await alter(key.table, `add constraint ${pg.escapeIdentifier(key.name)} ${key.definition}`)
    await each(tables, 'enable trigger user')
    await each(forcedNames, 'force row level security')
  }
}
