import { soundOf } from '@pietas/contract/persons'
import type pg from 'pg'

const firstNames =
  'Ingrid Helga Ursula Renate Karin Gisela Monika Christa Erika Brigitte Günther Werner Horst Manfred Jürgen Wolfgang Heinz Klaus Dieter Gerhard Rolf Friedrich Hermann Otto Ernst Björn Stefan Andreas Käthe Özlem'.split(
    ' ',
  )
const syllables = [
  'Bau',
  'Schä',
  'Lin',
  'Ho',
  'Kö',
  'Wei',
  'Stra',
  'Ber',
  'Grü',
  'Neu',
  'Al',
  'Mar',
  'Win',
  'Fel',
  'Bran',
  'Rei',
  'Sei',
  'Thie',
  'Vo',
  'Zim',
]
const endings = [
  'mann',
  'fer',
  'ger',
  'bach',
  'ler',
  'ner',
  'berg',
  'stein',
  'hoff',
  'dorf',
  'meyer',
  'huber',
  'kamp',
  'gart',
  'wald',
]
const middles = ['', 'den', 'ters', 'ling', 'ken', 'ber', 'sen', 'ten', 'el', 'in']

/** 3,000 family names; as many different ones as a larger town has. */
export const familyNames = syllables.flatMap((start) =>
  middles.flatMap((middle) => endings.map((end) => start + middle + end)),
)

/** Fills one legal entity with persons. Triggers and foreign keys are off meanwhile, so that it takes seconds. */
export const seedPersons = async (
  client: pg.Client,
  tenantId: number,
  legalEntityId: number,
  count: number,
): Promise<void> => {
  await client.query(`set session_replication_role = replica`)
  await client.query('create temporary table if not exists names (kind text, at int, name text, sound text)')
  await client.query('truncate names')
  const names = [
    ...firstNames.map((name, n) => ['first', n, name]),
    ...familyNames.map((name, n) => ['last', n, name]),
  ] as [string, number, string][]
  await client.query('insert into names select * from unnest($1::text[], $2::int[], $3::text[], $4::text[])', [
    names.map((row) => row[0]),
    names.map((row) => row[1]),
    names.map((row) => row[2]),
    names.map((row) => soundOf(row[2])),
  ])
  const batch = 100_000
  for (let from = 0; from < count; from += batch)
    await client.query(
      `insert into persons (tenant_id, legal_entity_id, first_name, last_name, name_phonetic, gender, date_of_birth,
         street, street_number, zip_code, city, country, phone, email, deceased, deceased_at, created_at, updated_at)
       select $1::bigint, $2::bigint, f.name, l.name, f.sound || ' ' || l.sound, 'FEMALE', date '1925-01-01' + (n * 7919 % 30000)::int,
         'Lindenstraße', n % 200, '0' || (2000 + n % 900), 'Görlitz', 'Deutschland', '+493581' || n, 'person' || n || '@post.example',
         n % 2 = 0, case when n % 2 = 0 then date '2026-01-01' + (n % 300)::int end,
         now() - make_interval(secs => n), now() - make_interval(secs => n)
       from generate_series($3::bigint + 1, $4::bigint) g (n)
       join names f on f.kind = 'first' and f.at = (n * 31 + n / 7) % ${firstNames.length}
       join names l on l.kind = 'last' and l.at = (n * 7 + n / 30) % ${familyNames.length}`,
      [tenantId, legalEntityId, from, Math.min(from + batch, count)],
    )
  // What the triggers would have noted.
  await client.query(
    `insert into name_words (tenant_id, legal_entity_id, word)
     select $1::bigint, $2::bigint, w from names, name_words_of(name) w`,
    [tenantId, legalEntityId],
  )
  await client.query(`set session_replication_role = default`)
  await client.query('vacuum analyze persons')
  await client.query('vacuum analyze name_words')
}

const types = ['DEATH', 'PROVISION', 'REQUEST', 'AFTERCARE']
const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'BILLED', 'PAYED', 'CREDIT_AVAILABLE', 'CANCELLED', 'IN_DUNNING']

/** Fills one legal entity with cases of its persons, a note on every third. */
export const seedProcesses = async (
  client: pg.Client,
  tenantId: number,
  legalEntityId: number,
  count: number,
): Promise<void> => {
  const one = async (text: string, values: unknown[]): Promise<number> =>
    Number((await client.query(text, values)).rows[0].id)
  const type = await one(`insert into burial_types (name) values ('Feuer ' || $1::bigint) returning id`, [
    legalEntityId,
  ])
  const form = await one(
    `insert into burial_forms (name, burial_type_id) values ('Urne ' || $1::bigint, $1) returning id`,
    [type],
  )
  const branch = await one(`insert into branches (legal_entity_id, name) values ($1, 'Mitte') returning id`, [
    legalEntityId,
  ])
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into processes (tenant_id, legal_entity_id, type, status, recording_type, burial_form_id, legal_entity_branch_id,
       deceased_person_id, client_person_id, sort_name, created_at, updated_at)
     select p.tenant_id, p.legal_entity_id, ($3::text[])[1 + p.id % ${types.length}], ($4::text[])[1 + p.id / 7 % ${statuses.length}],
       'BY_PHONE', $5, $6, p.id, p.id, p.sort_name, p.created_at, p.updated_at
     from persons p where p.tenant_id = $1 and p.legal_entity_id = $2 order by p.id limit $7`,
    [tenantId, legalEntityId, types, statuses, form, branch, count],
  )
  await client.query(
    `insert into process_notes (tenant_id, process_id, subject) select c.tenant_id, c.id, 'Notiz' from processes c
     where c.tenant_id = $1 and c.legal_entity_id = $2 and c.id % 3 = 0`,
    [tenantId, legalEntityId],
  )
  await client.query(`set session_replication_role = default`)
  await client.query('vacuum analyze processes')
  await client.query('vacuum analyze process_notes')
}

const kinds = ['APPOINTMENT', 'WORK', 'TRANSPORTATION']
const place = JSON.stringify({ street: 'Lindenstraße', streetNumber: '4', zipCode: '02826', city: 'Görlitz' })

/** Fills a legal entity with people. */
export const seedStaff = async (client: pg.Client, legalEntityId: number, people: number): Promise<void> => {
  await client.query(
    `with staff as (
       insert into users (first_name, last_name, email)
       select 'Person', 'Nr. ' || n, 'staff' || n || '-' || $1::bigint || '@pietas.example' from generate_series(1, $2::int) g (n)
       returning id, email)
     insert into user_entities (user_id, legal_entity_id, email, roles) select id, $1::bigint, email, '{OFFICE}' from staff`,
    [legalEntityId, people],
  )
}

/** Fills days with tasks of all these people, an hour and a half each. */
export const seedTasks = async (
  client: pg.Client,
  tenantId: number,
  legalEntityId: number,
  { from, days, count }: { from: string; days: number; count: number },
): Promise<void> => {
  await client.query(
    `insert into tasks (legal_entity_id, type, status, title, due_date, start_date, end_date, user_id, address, destination)
     select $1::bigint, k.kind, 'OPEN', 'Aufgabe ' || n, s.at, s.at, s.at + interval '90 minutes', u.id,
       case when k.kind = 'TRANSPORTATION' then $4::jsonb end, case when k.kind = 'TRANSPORTATION' then $4::jsonb end
     from generate_series(0, $2::int - 1) g (n)
     join lateral (select ($5::text[])[1 + n % ${kinds.length}] as kind) k on true
     join lateral (select ($3::date + n % $7 + make_interval(hours => 7 + n / $7 % 12)) at time zone 'Europe/Berlin' as at) s on true
     join (select user_id as id, row_number() over (order by user_id) - 1 as at, count(*) over () as all_of
           from user_entities where tenant_id = $6 and legal_entity_id = $1) u on u.at = n % u.all_of`,
    [legalEntityId, count, from, place, kinds, tenantId, days],
  )
  await client.query('vacuum analyze tasks')
}
