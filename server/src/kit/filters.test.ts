import { expect, test } from 'vitest'
import { sql, statementOf } from './db/sql'
import { narrowed } from './filters'

const said = (filters: object) => {
  const { text, values } = statementOf(narrowed('p', filters))
  return [text, ...values]
}

test.each([
  [{ deceased: false }, ['"p"."deceased" = $1', false]],
  [{ sortName: 'Adler' }, ['"p"."sort_name" = $1', 'Adler']],
  [{ gender: ['MALE'] }, ['"p"."gender" = any($1::text[])', ['MALE']]],
  [{ branchId: [7, 8] }, ['"p"."branch_id" = any($1::bigint[])', [7, 8]]],
  [{ bornOn: { from: '1950-01-01' } }, ['"p"."born_on" >= $1::date and true', '1950-01-01']],
  [
    { createdAt: { to: '2026-11-22T10:00:00Z' } },
    ['true and "p"."created_at" <= $1::timestamptz', '2026-11-22T10:00:00Z'],
  ],
  [{ weight: { from: 59.5, to: 80.5 } }, ['"p"."weight" >= $1::bigint and "p"."weight" <= $2::bigint', 60, 80]],
])('%j is compared as its value asks for', (filters, statement) => expect(said(filters)).toEqual(statement))

test('what is not set narrows nothing, however it is found', () => {
  const nothing = { city: undefined, name: null, gender: [], weight: {} }
  const special = { city: () => sql`false`, name: () => sql`false`, gender: () => sql`false` }
  expect(statementOf(narrowed('p', nothing, special)).text).toBe('true and true')
})
