import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPool } from './pool'
import { lineOf, readJsonRows } from './read-rows'
import { sql, statementOf } from './sql'

const plainly = { hidden: 0, plan: 'KEPT', loneIn: null } as const

let pool: pg.Pool
beforeAll(() => {
  pool = openPool({ url: inject('serverUrl'), max: 1, onError: () => undefined })
})
afterAll(() => pool.end())

/** Reads so many rows. @returns them, and how often others were let pass. */
const read = async (rows: number) => {
  const client = await pool.connect()
  const pause = vi.spyOn(lineOf(client), 'pause')
  const numbers = sql`select n as id, 'No. ' || n as name, repeat('x', 2000) as long, n as hidden from generate_series(1, ${rows}::int) n`
  const found = await readJsonRows(client, statementOf(numbers), { ...plainly, hidden: 1 }).finally(() =>
    client.release(),
  )
  const pauses = pause.mock.calls.length
  pause.mockRestore()
  return { ...found, pauses }
}

test('an ordinary page is read at a stretch', async () => {
  const { items, hidden, pauses } = await read(101)
  expect(pauses).toBe(0)
  expect(items[0]).toMatch(/^\{"id":1,"name":"No. 1","long":"x{2000}"\}$/)
  expect(hidden.at(-1)).toEqual(['101'])
})

test('a long one lets others pass again and again, and is whole', async () => {
  const { items, hidden, pauses } = await read(501)
  // A megabyte, which no line brings at once.
  expect(pauses).toBeGreaterThan(5)
  expect(items.map((item) => JSON.parse(item).id)).toEqual(Array.from({ length: 501 }, (_, at) => at + 1))
  expect(hidden).toHaveLength(501)
})

test('a statement that fails says so, and the connection goes on', async () => {
  const client = await pool.connect()
  const failed = readJsonRows(client, statementOf(sql`select 1 / (n - 3) as x from generate_series(1, 5) n`), plainly)
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect((await readJsonRows(client, statementOf(sql`select 1 as x`), plainly)).items).toEqual(['{"x":1}'])
  client.release()
})
