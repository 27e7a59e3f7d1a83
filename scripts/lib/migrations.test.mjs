import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaksOf } from './migrations.mjs'
import { root } from './run.mjs'

const folder = `${root}server/migrations/`
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
/** What was written before builds had to go on beside a newer one. */
const lastBefore = '2026-11-29-10-person-imports.sql'

test('no migration breaks the build that others still run', () => {
  const later = names.filter((name) => name > lastBefore)
  expect(later.length).toBeGreaterThan(0)
  const found = later.flatMap((name) =>
    breaksOf(name, readFileSync(folder + name, 'utf8'), names).map((what) => `${name} ${what}`),
  )
  expect(found).toEqual([])
})

const of = (sql) => breaksOf('2026-12-02-01-b.sql', sql, ['2026-12-01-01-a.sql', '2026-12-02-01-b.sql'])

test.each([
  'drop table graves',
  'DROP TABLE IF EXISTS graves',
  'drop function age_of(date)',
  'do $$ begin if true then drop table graves; end if; end $$',
  'alter table persons drop column nickname',
  'alter table persons drop nickname',
  'alter table persons rename column nickname to alias',
  'alter table persons rename to people',
  'alter table persons alter column size type text',
  'alter table persons alter size set data type text',
  'alter table persons alter column size set not null',
  'alter table persons alter column size drop default',
  'alter table persons add column motto text not null',
  'alter table persons add column a text, add motto text not null, add column b text',
  "alter type mood rename value 'SAD' to 'GRIEVING'",
])('breaks: %s', (sql) => {
  expect(of(`-- A reason.\n${sql};`)).toHaveLength(1)
})

test.each([
  'create table mottos (id bigint not null); alter table mottos add column text text not null',
  "alter table persons add column motto text not null default 'Ruhe; drop table persons'",
  'alter table persons add column n bigint not null generated always as identity',
  'alter table persons alter column size drop not null',
  'alter table persons drop constraint "size:too-large"',
  'alter table persons add constraint whole check (size is not null)',
  'create index on persons (size)',
  'drop index persons_size_idx; drop trigger touch on persons; drop policy tenant on persons',
  'create function f() returns void language plpgsql as $$ begin drop table graves; end $$',
  '-- drop table graves',
])('breaks nothing: %s', (sql) => {
  expect(of(`${sql};`)).toEqual([])
})

test('who contracts says since when nothing needs it any more', () => {
  const drop = 'alter table persons drop column nickname;'
  expect(of(`-- contracts: 2026-12-01-01-a.sql nothing reads it since\n${drop}`)).toEqual([])
  expect(of(`-- contracts: 2026-12-01-01-a.sql\n${drop}`)).toHaveLength(1)
  expect(of(`-- contracts: 2026-12-03-01-c.sql nothing reads it since\n${drop}`)).toHaveLength(1)
  expect(of('-- contracts: 2026-12-01-01-a.sql nothing reads it since\nselect 1')).toHaveLength(1)
})
