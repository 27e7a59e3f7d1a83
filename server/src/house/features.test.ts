import { describe, expect, test } from 'vitest'
import { features, handlers } from '../app'
import { sql } from '../kit/db/sql'
import { gather } from '../kit/feature'
import { testServer } from '../kit/testing'
import { type Served, served } from '../served'
import { sourcesBelow, withoutComments } from './source'

const kinds = gather(features, 'kinds')

describe('the handlers of the app', () => {
  const { accounts, notes } = handlers

  test('are those of the contract: another one does not compile', () => {
    // @ts-expect-error: notes are asked for other things than accounts.
    const strange: Served = { ...handlers, accounts: notes }
    // @ts-expect-error: somebody has to list the accounts.
    const missing: Served = { ...handlers, accounts: { ...accounts, list: undefined } }
    // @ts-expect-error: the contract has no such call.
    const more = served({ ...handlers, accounts: { ...accounts, merge: accounts.list } })
    // @ts-expect-error: the contract has no such word.
    const unknown = served({ ...handlers, acounts: accounts })
    for (const one of [strange, missing, more, unknown]) expect(one).not.toBe(handlers)
  })

  test('belong to one feature each', () => {
    const accountsAgain = { handlers: { accounts } }
    expect(() => gather([accountsAgain, accountsAgain], 'handlers')).toThrow('Two features claim accounts')
  })
})

describe('the kinds of tables', () => {
  test('every table of tenants belongs to a feature, which says how screens know it', async () => {
    const { house } = await testServer()
    const found = await house.db.asPlatform((tx) =>
      tx.rows<{ table: string }>(sql`
        select c.table_name as "table" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'
          and c.table_name <> 'tenant_record' -- the pattern of the others
        order by 1`),
    )
    expect(Object.keys(kinds).toSorted()).toEqual(found.map(({ table }) => table).toSorted())
  })

  test('a kind is a word under which a screen keeps records', () => {
    const keys = /(?:(?:[kK]ey\b|Records\b)[^[\n]{0,40}|=>\s*)\[\s*'([a-z-]+)'/g
    const words = sourcesBelow('web/src')
      .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
      .flatMap(({ text }) => [...withoutComments(text).matchAll(keys)].map((match) => match[1]))
    for (const [table, kind] of Object.entries(kinds)) if (kind) expect(words, `${table}: ${kind}`).toContain(kind)
  })
})
