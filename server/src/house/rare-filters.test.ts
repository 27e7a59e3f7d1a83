import { beforeAll, expect, inject, test } from 'vitest'
import { type Sql, sql } from '../kit/db/sql'
import { connected } from '../kit/db/testing'
import { listPage } from '../kit/paging'
import { anOpenCase, type FuneralHome } from '../kit/testing'
import { personFacts } from '../persons/queries'
import { unburied } from '../processes/queries'

let home: FuneralHome

// So many that the planner sees what an index of its own is worth.
beforeAll(async () => {
  const open = await anOpenCase()
  home = open.home
  await home.inTenant(async (tx) => {
    await tx.run(sql`insert into persons (legal_entity_id, first_name, last_name, name_phonetic, gender, date_of_birth,
        deceased, deceased_at)
      select ${home.legalEntityId}, 'Ida', 'Nr. ' || n, 'ida', 'FEMALE', date '1950-01-01' + n,
        true, date '2010-01-01' + n from generate_series(1, 3000) g (n)`)
    await tx.run(sql`insert into processes (legal_entity_id, type, status, recording_type, burial_form_id,
        legal_entity_branch_id, deceased_person_id, client_person_id)
      select c.legal_entity_id, c.type, 'BILLED', c.recording_type, c.burial_form_id, c.legal_entity_branch_id,
        c.deceased_person_id, c.client_person_id
      from processes c, generate_series(1, 2000) where c.id = ${open.processId}`)
  })
  await connected(inject('databaseUrl'), (client) => client.query('analyze persons, processes'))
})

const here = (alias: string) =>
  sql`${sql.raw(alias)}.legal_entity_id = ${home.legalEntityId} and not ${sql.raw(alias)}.deleted`

const planOf = (table: string, alias: string, condition: Sql): Promise<string> =>
  home.inTenant(async (tx) => {
    // Of a table that is small here all would be read; what no index is there for is read of that of something else.
    for (const way of ['seqscan', 'bitmapscan']) await tx.run(sql`select set_config(${`enable_${way}`}, 'off', true)`)
    const rows = await tx.rows<{ 'QUERY PLAN': string }>(
      sql`explain select ${sql.raw(alias)}.id from ${sql.raw(`${table} ${alias}`)} where ${here(alias)} and ${condition}`,
      'FOR_VALUES',
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

const oneDay = (column: string) => `p.${column} >= '1950-01-01'::date and p.${column} <= '1950-01-01'::date`

test.each([
  ['persons', 'p', `p.gender = any('{MALE}'::text[])`, /persons_by_gender/],
  ['persons', 'p', `p.relationship_status = any('{WIDOWED}'::text[])`, /persons_by_status/],
  ['persons', 'p', `p.nationality = any('{Island}'::text[])`, /persons_by_nationality/],
  ['persons', 'p', `p.religious_affiliation = any('{JEWISH}'::text[])`, /persons_by_religion/],
  ['persons', 'p', oneDay('date_of_birth'), /persons_alike/],
  ['persons', 'p', oneDay('deceased_at'), /persons_by_day_of_death/],
  ['persons', 'p', 'p.weight >= 200::bigint', /persons_by_weight/],
  ['persons', 'p', 'p.date_of_birth_unknown', /persons_of_unknown_birth/],
  ['processes', 'c', `c.recording_type = any('{PERSONAL}'::text[])`, /processes_by_recording/],
  ['processes', 'c', unburied('c'), /processes_unburied/],
])('of %s, rows that are few are found by an index: %s %s', async (table, alias, condition, index) => {
  expect(await planOf(table, alias, sql.raw(condition))).toMatch(index)
})

test('and what has none is told', async () => {
  expect(await planOf('persons', 'p', sql`p.profession = 'Steinmetz'`)).not.toMatch(/Index Cond.*profession/)
})

/** Texts of statements that are kept with a mark in them. */
const kept = (mark: string, query: object): Promise<number> =>
  home.inTenant(async (tx) => {
    const where = sql`${here('p')} and ${sql.raw(`'${mark}' <> ''`)}`
    await listPage(tx, personFacts, { sortBy: 'NAME', limit: 10, countUpTo: true, ...query }, where)
    const rows = await tx.rows(sql`select from pg_prepared_statements where statement like ${`%'${mark}' <> ''%`}`)
    return rows.length
  })

test('a list that is narrowed is planned for its values, and any other keeps its plan', async () => {
  expect(await kept('narrowed', { filters: { gender: ['MALE'] } })).toBe(0)
  expect(await kept('whole', { filters: { gender: [] } })).toBe(2)
  expect(await kept('all', {})).toBe(2)
})
