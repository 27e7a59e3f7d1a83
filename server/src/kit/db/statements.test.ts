import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaDirs } from '../project'
import { statementsIn } from './statements'

test.each([
  ['two of them', 'select 1;\nselect 2;', ['select 1', 'select 2']],
  ['a last one without an end', 'select 1; select 2', ['select 1', 'select 2']],
  ['texts', `select 'a;b', 'it''s; so';select 2`, [`select 'a;b', 'it''s; so'`, 'select 2']],
  ['names', 'select 1 as "a;b"; select 2', ['select 1 as "a;b"', 'select 2']],
  [
    'comments',
    'select 1 -- one; two\n; /* three; four */ select 2',
    ['select 1 -- one; two', '/* three; four */ select 2'],
  ],
  ['bodies', 'do $$ begin a; b; end $$; do $x$ c; $$ d; $x$;', ['do $$ begin a; b; end $$', 'do $x$ c; $$ d; $x$']],
  ['nothing', ' \n', []],
])('a file is taken apart between statements: %s', (_, text, statements) => {
  expect(statementsIn(text)).toEqual(statements)
})

test('no file of the schema loses anything by it', async () => {
  for (const folder of Object.values(schemaDirs))
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), 'utf8')
      const bare = (given: string): string => given.replace(/[\s;]+/g, '')
      expect(bare(statementsIn(text).join(';')), name).toBe(bare(text))
    }
})
