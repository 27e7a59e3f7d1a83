import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source'

const sqlBelow = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))

/** The SQL without its comments. */
const code = (text: string): string => text.replace(/--[^\n]*/g, '')

const functionsIn = (text: string): string[] =>
  [...code(text).matchAll(/^\s*create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)/gim)].map(
    (match) => match[1] ?? '',
  )

const files = sqlBelow('server/schema/functions')

test('no migration states a function: they stand in server/schema/functions', () => {
  const stated = sqlBelow('server/migrations').flatMap(({ path, text }) =>
    functionsIn(text).map((name) => `${path}: ${name}`),
  )
  expect(stated).toEqual([])
})

test('each function stands once', () => {
  const names = files.flatMap(({ text }) => functionsIn(text))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

// A file is applied whenever its text changes, before the migrations, and to databases that know an older text.
test('a file of functions may be applied again, and makes no tables', () => {
  const wrong = files.flatMap(({ path, text }) =>
    [
      ...code(text).matchAll(
        /^create\s+(?!or\s+replace\s+function)[^\n]*|^(?:alter\s+table|insert|update|delete)\b[^\n]*/gim,
      ),
    ].map(([line]) => `${path}: ${line}`),
  )
  expect(wrong).toEqual([])
})
