import { expect, test } from 'vitest'
import { sql } from './db/sql'
import { listPage } from './paging'
import { funeralHome } from './testing'

// Rows that no table has: what is counted is the same, and nobody has to enter a thousand.
const numbers = (count: number) => ({
  table: `(select n::bigint as id from generate_series(1, ${count}) n)`,
  alias: 'number',
  item: 'number.id',
  sorts: { ID: { expression: 'number.id', type: 'bigint' as const } },
})

const totalOf = async (count: number, asked: object): Promise<number | undefined> => {
  const home = await funeralHome()
  const page = await home.inTenant((tx) =>
    listPage(tx, numbers(count), { sortBy: 'ID', limit: 1, ...asked }, sql`true`),
  )
  return JSON.parse(page.text).total
}

test.each([
  [999, { countUpTo: 1000 }, 999],
  [1000, { countUpTo: 1000 }, 1000],
  [1001, { countUpTo: 1000 }, 1001],
  [5000, { countUpTo: 1000 }, 1001],
  [5000, { count: true }, 5000],
  [5000, { count: true, countUpTo: 1000 }, 5000],
  [5000, {}, undefined],
])('of %i, asked %j, it is told that there are %s', async (count, asked, total) => {
  expect(await totalOf(count, asked)).toBe(total)
})
