import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aProcess, createPerson, type FuneralHome, funeralHome, inOneDatabase, testServer } from '../kit/testing'

type Row = Record<string, string>

let owner: pg.Client
let home: FuneralHome
let neighbour: FuneralHome
let tables: string[]

const rows = async (text: string): Promise<Row[]> => (await owner.query<Row>(text)).rows

/** A case with everything around it, so that the tables of the tenant hold something. */
const openCase = async (at: FuneralHome): Promise<void> => {
  const { client } = await at.staff({ tenantRole: 'ADMINISTRATOR' })
  const deceased = await createPerson(client)
  const widow = await createPerson(client, { email: 'witwe@post.example' })
  const type = (await client.businessPartnerTypes.list()).body.items[0]
  const partner = (await client.partners.create({ name: 'Blumen Winter', typeIds: [type.id] })).body
  const answer = await client.processes.create(
    aProcess(
      at,
      { deceasedPersonId: deceased.id, clientPersonId: widow.id },
      {
        processPersons: [{ personId: widow.id, role: 'Friend' }],
        businessPartnerIds: [partner.id],
        platformAccessInvitedPersonIds: [widow.id],
      },
    ),
    { idempotencyKey: 'first-try' },
  )
  expect(answer.status).toBe(201)
}

beforeAll(async () => {
  owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  home = await funeralHome()
  neighbour = await funeralHome()
  await openCase(home)
  await openCase(neighbour)
  tables = (
    await rows(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id'
        and not a.attisdropped order by 1`)
  ).map((row) => row.name ?? '')
})

afterAll(() => owner.end())

describe('the schema', () => {
  test('knows the tables of tenants', () => {
    expect(tables).toEqual(expect.arrayContaining(['audit_entries', 'idempotency_keys', 'persons', 'processes']))
  })

  test('forces row security on every table of tenants', async () => {
    const open = await rows(`select c.relname as name from pg_class c
      where c.relname = any('{${tables}}') and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity)`)
    expect(open).toEqual([])
  })

  // PostgreSQL takes it for something that might tell what it sees: a page in the middle of a list, or a filter by such
  // a key, would read everything before it.
  test('has no index that row security keeps from being used, as it does with coalesce', async () => {
    const useless = await rows(`select tablename as "table", indexname as "index" from pg_indexes
      where schemaname = 'public' and tablename = any('{${tables}}') and indexdef ilike '%coalesce(%'`)
    expect(useless).toEqual([])
  })

  inOneDatabase('apart policies read otherwise: kit/db/citus/citus.test.ts')(
    'gives the server one policy on each of them, by tenant, for reading and writing',
    async () => {
      const policies =
        await rows(`select tablename as "table", permissive, cmd, qual, with_check as "check" from pg_policies
      where schemaname = 'public' and 'pietas_app' = any(roles) and tablename = any('{${tables}}') order by 1`)
      expect(policies.map((policy) => policy.table)).toEqual(tables)
      const byTenant = '(tenant_id = ( SELECT current_tenant() AS current_tenant))'
      for (const { table: _table, ...policy } of policies)
        expect(policy).toEqual({ permissive: 'PERMISSIVE', cmd: 'ALL', qual: byTenant, check: byTenant })
    },
  )

  test('leaves no policy open to everybody', async () => {
    const everybody = await rows(`select tablename, policyname from pg_policies
      where schemaname = 'public' and not roles <@ '{pietas_app,pietas_platform,pietas_trail}'::name[]`)
    expect(everybody).toEqual([])
  })

  test('begins every primary key with the tenant', async () => {
    const keys = await rows(`select i.indrelid::regclass::text as "table", a.attname as first from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisprimary and i.indrelid = any('{${tables}}'::regclass[]) order by 1`)
    expect(keys).toEqual([...tables].sort().map((table) => ({ table, first: 'tenant_id' })))
  })

  test('carries the tenant in every foreign key between tables of tenants', async () => {
    const loose = await rows(`select k.conrelid::regclass::text as "table", k.conname as key from pg_constraint k
      where k.contype = 'f' and k.conrelid = any('{${tables}}'::regclass[]) and k.confrelid = any('{${tables}}'::regclass[])
        and not exists (
          select from unnest(k.conkey, k.confkey) as pair (own, other)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'tenant_id'
          join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'tenant_id')`)
    expect(loose).toEqual([])
  })

  test('has no name that PostgreSQL has cut: the message at its end would be none', async () => {
    const longest = await rows(`select conrelid::regclass::text as "table", conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and conname like '%.%' and octet_length(conname) >= 63
      union all select indrelid::regclass::text, relname from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace = 'public'::regnamespace and relname like '%.%' and octet_length(relname) >= 63`)
    // This one is as long as a name may be, and whole.
    const whole = 'preparations.graveOpeningPreparation.removeVegetationProviderId'
    expect(longest.map(({ name }) => name)).toEqual([whole])
  })

  inOneDatabase('apart nothing on the machine of a tenant can refer to the table of tenants')(
    'ties every tenant_id to a tenant that exists',
    async () => {
      const untied = await rows(`select t::text as "table" from unnest('{${tables}}'::regclass[]) t
      where not exists (select from pg_constraint k where k.conrelid = t and k.contype = 'f'
        and k.confrelid = 'tenants'::regclass)`)
      // The pattern of all tables holds no rows, and the trail outlives what it tells of.
      expect(untied.map((row) => row.table).sort()).toEqual(['audit_entries', 'tenant_record'])
    },
  )

  inOneDatabase('apart Citus has views of its own')(
    'keeps the server away from every table without a tenant, but for its own lines of tenants and what is offered to all',
    async () => {
      const reachable = await rows(`select c.relname as name, p.priv from pg_class c,
        unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) as p (priv)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and not c.relname = any('{${tables}}') and has_table_privilege('pietas_app', c.oid, p.priv) order by 1`)
      expect(reachable).toEqual([
        { name: 'global_template_categories', priv: 'SELECT' },
        { name: 'global_templates', priv: 'SELECT' },
        { name: 'tenant_erasures', priv: 'SELECT' },
        { name: 'tenants', priv: 'SELECT' },
      ])
    },
  )

  inOneDatabase('apart two kinds of entries are written by whom they tell of, held by policies')(
    'lets nobody empty a table or rewrite the trail',
    async () => {
      const mighty = await rows(`select t::text as "table" from unnest('{${tables}}'::regclass[]) t
      where has_table_privilege('pietas_app', t, 'TRUNCATE')`)
      expect(mighty).toEqual([])
      const trail = await rows(`select r.role, t.name, p.priv
      from unnest('{pietas_app,pietas_platform}'::text[]) r (role), unnest('{audit_entries,audit_blocks,tenant_erasures}'::text[]) t (name),
        unnest('{INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p (priv)
      where has_table_privilege(r.role, t.name, p.priv)`)
      expect(trail).toEqual([])
    },
  )

  inOneDatabase('apart the functions of the trail belong to who writes it')(
    'pins what functions that act for the platform can see, and who may call them',
    async () => {
      const functions = await rows(`select p.proname as name, pg_get_userbyid(p.proowner) as owner,
        coalesce(array_to_string(p.proconfig, ';'), '') as settings,
        has_function_privilege('public', p.oid, 'EXECUTE')::text as "public"
      from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`)
      expect(functions.length).toBeGreaterThan(0)
      for (const { name, ...facts } of functions)
        expect(facts, name).toEqual({
          ...(/^audit|_trail$|_security_|_erasure$|^is_being_erased$|^completed_|^seal_|^note_tenant$/.test(name ?? '')
            ? { owner: 'pietas_trail', settings: 'search_path=pg_catalog, pg_temp' }
            : { owner: 'pietas_platform', settings: 'search_path=pg_catalog, public' }),
          public: 'false',
        })
    },
  )
})

describe('the server', () => {
  inOneDatabase('apart machines sign in to each other as the roles')(
    'acts in a role that row security holds for',
    async () => {
      const { house } = await testServer()
      const { rows: found } = await house.db.pool.query(
        `select current_user as "user", rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
      )
      expect(found).toEqual([{ user: 'pietas_app', rolsuper: false, rolbypassrls: false }])
      const mighty = await rows(`select rolname from pg_roles
      where rolname in ('pietas_app', 'pietas_platform', 'pietas_trail') and (rolsuper or rolbypassrls or rolcanlogin)`)
      expect(mighty).toEqual([])
    },
  )

  test('reads nothing while no tenant is set', async () => {
    const { house } = await testServer()
    for (const table of tables)
      await expect(house.db.pool.query(`select * from ${table}`), table).rejects.toThrow(/app\.tenant_id|invalid input/)
  })

  test('forgets the tenant when a transaction ends', async () => {
    const { house } = await testServer()
    await home.inTenant((tx) => tx.run(sql`select 1`))
    await expect(house.db.pool.query('select * from persons')).rejects.toThrow(/app\.tenant_id|invalid input/)
  })

  test('sees the rows of its own tenant and none of the neighbour', async () => {
    const seen = await home.inTenant(async (tx) => {
      const counts: Record<string, { own: number; foreign: number }> = {}
      for (const table of tables)
        counts[table] = (await tx.row<{ own: number; foreign: number }>(sql`
          select count(*) filter (where tenant_id = ${home.tenantId}) as own,
            count(*) filter (where tenant_id <> ${home.tenantId}) as foreign from ${sql.table(table)}`)) ?? {
          own: 0,
          foreign: -1,
        }
      return counts
    })
    for (const [table, { foreign }] of Object.entries(seen)) expect(foreign, table).toBe(0)
    const filled = Object.keys(seen).filter((table) => (seen[table]?.own ?? 0) > 0)
    expect(filled).toEqual(
      expect.arrayContaining(
        'audit_entries branches business_partners idempotency_keys legal_entities partner_types_of_partners persons process_business_partners process_invited_persons process_persons processes users'.split(
          ' ',
        ),
      ),
    )
  })

  test('cannot take, change or delete a row of the neighbour', async () => {
    const before = await rows(counts(neighbour.tenantId))
    for (const table of tables) {
      const t = sql.table(table)
      const touched = home.inTenant(async (tx) => {
        const foreign = sql`where tenant_id = ${neighbour.tenantId}`
        const changed = await tx.run(sql`update ${t} set tenant_id = ${home.tenantId} ${foreign}`)
        return changed + (await tx.run(sql`delete from ${t} ${foreign}`))
      })
      expect(await touched.catch((error: Error) => error.message), table).toSatisfy(
        (result) => result === 0 || /permission denied|modifying the partition value/.test(String(result)),
      )
    }
    expect(await rows(counts(neighbour.tenantId))).toEqual(before)
  })

  test('cannot plant a row with the neighbour', async () => {
    for (const table of tables)
      await expect(
        home.inTenant((tx) => tx.run(sql`insert into ${sql.table(table)} (tenant_id) values (${neighbour.tenantId})`)),
        table,
      ).rejects.toThrow(table === 'audit_entries' ? /permission denied|row-level security/ : 'row-level security')
  })

  test('cannot refer to a record of the neighbour', async () => {
    const planted = home.inTenant((tx) =>
      tx.run(sql`insert into branches (legal_entity_id, name) values (${neighbour.legalEntityId}, 'Fremd')`),
    )
    await expect(planted).rejects.toThrow('foreign key')
  })

  test('finds nobody of the neighbour by searching', async () => {
    const found = await home.inTenant((tx) =>
      tx.rows(sql`select search_persons(${neighbour.legalEntityId}::bigint, 'erna') as id`),
    )
    expect(found).toEqual([])
  })
})

const counts = (tenantId: number): string =>
  tables
    .map((table) => `select '${table}' as "table", count(*)::text as rows from ${table} where tenant_id = ${tenantId}`)
    .join(' union all ')
