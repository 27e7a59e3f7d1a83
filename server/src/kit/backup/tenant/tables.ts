import pg from 'pg'

/** A table whose rows go back with their tenant. */
export type Returning = {
  name: string
  /** Where its rows lie, as a statement says it: the table, or the part of it that the tenant is in. */
  place: string
  /** What says whose a row is: `tenant_id`, or where a row is of nobody as well `home_tenant_id`. */
  owner: string
  columns: string[]
  key: string[]
  /** Columns that its trail says nothing of; null where it has no trail of its own. */
  hidden: string[] | null
  /** Whether its rows go with a record that they hang on. */
  cascades: boolean
}

/**
 * What has happened has happened: the trails, what was sent, what was done, that a deletion was asked for. Contents are only
 * ever added; those that nothing refers to any more are swept as always.
 */
export const stays = [
  'audit_blocks',
  'audit_entries',
  'jobs',
  'mails',
  'security_events',
  'stored_files',
  'tenant_erasures',
]

/** Every table of tenants that goes back, whoever adds one: what is to stay is named above. */
export const returningTables = async (client: pg.Client): Promise<Returning[]> => {
  const { rows } = await client.query<Returning>(
    `select c.relname as name, quote_ident(c.relname) as place, o.attname as owner,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
       (select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\\000'), '') from pg_trigger g
        join pg_proc p on p.oid = g.tgfoid and p.proname = 'audit' where g.tgrelid = c.oid) as hidden,
       exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c') as cascades
     from pg_class c
     join pg_attribute o on o.attrelid = c.oid and o.attname in ('tenant_id', 'home_tenant_id') and not o.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'tenant_record'
       and c.relname <> all($1) order by c.relname`,
    [stays],
  )
  return rows
}

const quote = pg.escapeIdentifier

/** Where rows of then wait. */
export const thenOf = (name: string): string => quote(`then_${name}`)
/** Which rows differ: their key, what they were and what they become. */
const changedOf = (name: string): string => quote(`changed_${name}`)

const list = (columns: readonly string[], of = ''): string => columns.map((column) => of + quote(column)).join(', ')
const text = (values: readonly string[]): string => `array[${values.map(pg.escapeLiteral).join(', ')}]::text[]`

/** Whether a row counts its versions and knows when it was changed. */
const isTouched = ({ columns, key }: Returning): boolean =>
  columns.includes('version') && columns.includes('updated_at') && !key.includes('version')

const grant = (table: string): string => `grant all on ${table} to pietas_platform, pietas_trail`

/** Makes room for the rows of then. */
export const roomFor = ({ name, place, columns }: Pick<Returning, 'name' | 'place' | 'columns'>): string =>
  `create temp table ${thenOf(name)} on commit drop as select ${list(columns)} from ${place} with no data;
   ${grant(thenOf(name))}`

/** Makes room for what differs. */
export const roomForChanges = ({ name, place, key }: Returning): string =>
  `create temp table ${changedOf(name)} on commit drop as
     select ${list(key)}, '{}'::jsonb as was, '{}'::jsonb as becomes, 0 as version_now from ${place} with no data;
   ${grant(changedOf(name))}`

/** Makes room for what has changed on the other side, so that the trail can be told of it where it lies. */
export const roomForTelling = ({ name }: Returning): string =>
  `create temp table ${changedOf(name)} (was jsonb, becomes jsonb) on commit drop; ${grant(changedOf(name))}`

/** What has changed, as text, and how it is taken over on the other side. */
export const changesOf = ({ name }: Returning): string =>
  `select coalesce(json_agg(json_build_object('was', was, 'becomes', becomes)), '[]')::text as changes from ${changedOf(name)}`
export const takeChanges = ({ name }: Returning): string =>
  `insert into ${changedOf(name)} select was, becomes from jsonb_to_recordset($1::jsonb) c (was jsonb, becomes jsonb)`

/** Notes which rows of a tenant are not as they were then. A row that was changed and changed back counts as it is. */
export const compare = (table: Returning, tenantId: string): string => {
  const { name, place, owner, columns, key } = table
  const counted = isTouched(table) ? ` - ${text(['version', 'updated_at', 'updated_by'])}` : ''
  const version = isTouched(table) ? 'o.version' : 'null::int'
  const side = (from: string): string =>
    `(select ${list(key)}, to_jsonb(t) as row${isTouched(table) ? ', version' : ''} from (select ${list(columns)} from ${from}) t)`
  return `insert into ${changedOf(name)}
      select ${list(key)}, o.row, n.row, ${version}
      from ${side(`${place} where ${quote(owner)} = ${tenantId}`)} o
      full join ${side(thenOf(name))} n using (${list(key)})
      where (o.row${counted}) is distinct from (n.row${counted})`
}

const sameKey = (key: readonly string[], one: string, other: string): string =>
  key.map((column) => `${one}.${quote(column)} = ${other}.${quote(column)}`).join(' and ')

const isOf = (table: Returning, tenantId: string, row: string): string => `${row}.${quote(table.owner)} = ${tenantId}`

/** What is open on a screen somewhere is older than what comes back, and must not be taken for the same. */
export const countOn = ({ name, key }: Returning): string =>
  `update ${thenOf(name)} t set version = c.version_now + 1, updated_at = now() from ${changedOf(name)} c
   where c.was is not null and ${sameKey(key, 't', 'c')}`

/**
 * Takes away what is not as it was and puts back what was, of all tables in one statement: foreign keys are asked when it
 * ends, so that rows which stay may refer to some that go and come. All goes before anything comes, for names that may be
 * there once: whoever comes asks how many have gone.
 */
export const exchange = (tables: readonly Returning[], tenantId: string): string => {
  const going = tables.map(
    (table, at) =>
      `d${at} as (delete from ${table.place} t using ${changedOf(table.name)} c
         where c.was is not null and ${isOf(table, tenantId, 't')} and ${sameKey(table.key, 't', 'c')} returning 1)`,
  )
  const gone = `gone as (select ${tables.map((_, at) => `(select count(*) from d${at})`).join(' + ')} as n)`
  const coming = tables.map(
    ({ name, place, columns, key }, at) =>
      `i${at} as (insert into ${place} (${list(columns)}) overriding system value
         select ${list(columns, 't.')} from ${thenOf(name)} t join ${changedOf(name)} c on ${sameKey(key, 't', 'c')}
         where (select n from gone) >= 0)`,
  )
  return `with ${[...going, gone, ...coming].join(', ')} select 1`
}

/** Puts back what went only because the record that it hangs on went, and came again. */
export const putBackParts = (tables: readonly Returning[]): string[] =>
  tables
    .filter(({ cascades }) => cascades)
    .map(
      ({ name, place, columns }) =>
        `insert into ${place} (${list(columns)}) overriding system value
         select ${list(columns)} from ${thenOf(name)} on conflict do nothing`,
    )

export const touched = (tables: readonly Returning[]): Returning[] => tables.filter(isTouched)

/** Tells the trail of what has changed, as the trigger would have told it: `audit()`. @returns null where there is none. */
export const tell = ({ name, columns, hidden }: Returning, tenantId: string, trail: string): string | null => {
  if (hidden === null) return null
  const aside = text([...hidden, 'tenant_id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'])
  // Of a link the keys say which one it is.
  const keys = columns.includes('id')
    ? `'{}'::jsonb`
    : `(select jsonb_object_agg(k.key, k.value) from jsonb_each(row - ${aside}) k where k.key like '%\\_id')`
  return `with told as (
      select coalesce(becomes, was) as row, becomes, was,
        case when was is null then 'insert' when becomes is null then 'delete' else 'update' end as action,
        (select jsonb_object_agg(o.key, o.value) from jsonb_each(was - ${aside}) o where o.value is distinct from becomes -> o.key) as before,
        (select jsonb_object_agg(n.key, n.value) from jsonb_each(becomes - ${aside}) n where n.value is distinct from was -> n.key) as after
      from ${changedOf(name)})
    insert into ${trail} (id, tenant_id, record_table, record_id, process_id, action, before, after)
    select nextval('audit_entries_id_seq'), ${tenantId}, ${pg.escapeLiteral(name)}, (row -> 'id')::bigint, (row ->> 'process_id')::bigint, action,
      case action when 'delete' then jsonb_strip_nulls(was - ${aside}) when 'update' then ${keys} || before end,
      case action when 'insert' then jsonb_strip_nulls(becomes - ${aside}) when 'update' then ${keys} || after end
    from told where action <> 'update' or before is not null`
}

/** Puts back what stands with the platform about the tenant, but for whether it is closed: that was decided outside. */
export const putBackTenant = ({ columns }: Pick<Returning, 'columns'>, tenantId: string): string => {
  const aside = ['id', 'deleted', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by']
  const own = columns.filter((column) => !aside.includes(column))
  return `update tenants t set (${list(own)}) = row(${list(own, 'n.')}) from ${thenOf('tenants')} n
    where t.id = ${tenantId} and row(${list(own, 't.')}) is distinct from row(${list(own, 'n.')})`
}

/** Adds contents that are there no more, and lets go of those that nothing refers to any more. */
export const settleContents = (
  { place, columns }: Pick<Returning, 'place' | 'columns'>,
  documents: string,
  tenantId: string,
): readonly [string, string] => [
  `insert into ${place} (${list(columns)}) select ${list(columns)} from ${thenOf('stored_files')} on conflict do nothing`,
  `update ${place} f set unused_since = now() where f.tenant_id = ${tenantId} and f.unused_since is null
     and not exists (select from ${documents} d where d.tenant_id = f.tenant_id and d.sha256 = f.sha256)`,
]

export const count = (tables: readonly Returning[]): string =>
  `select (${tables.map(({ name }) => `(select count(*) from ${changedOf(name)})`).join(' + ')})::int as changed`
