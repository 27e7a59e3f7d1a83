import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fetchers, filesOf, filesOfRow, firstTexts, pageRows, partOf, reachedFrom } from './pages.mjs'
import { root } from './run.mjs'

const rows = pageRows()

const keysOf = async (file) => {
  const [texts] = Object.values(await import(pathToFileURL(`${root}web/${file}`).href))
  return Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''))
}

const files = filesOf(/^src\/(?!app|kit|session|examples).*\/texts\/([a-z]+-)?de\.ts$/)
const parts = new Map(await Promise.all(files.map(async (file) => [partOf(file), new Set(await keysOf(file))])))
const first = new Set(await keysOf(firstTexts))

/**
 * The parts that a file says something of: keys as they stand, and those that begin with the two words before a `${` or
 * with what a choice is called by. A word without a dot is rather the name of a field.
 */
const partsSaidIn = (file) => {
  const code = readFileSync(`${root}web/${file}`, 'utf8')
  const keys = new Set(
    [...code.matchAll(/'([\w:-]+\.[\w:.-]+)'/g)].map(([, key]) => key).filter((key) => !first.has(key)),
  )
  const called = [...code.matchAll(/\bchoices: \{[^}]*\}/g)].flatMap(([choices]) => [
    ...choices.matchAll(/: '([\w-]+\.[\w.-]+)'/g),
  ])
  const fronts = [
    ...[...code.matchAll(/`([\w-]+\.[\w-]+\.[\w.-]*)\$\{/g)].map(([, front]) => front),
    ...called.map(([, front]) => `${front}.`),
  ]
  return [...parts].flatMap(([part, known]) => {
    const isSaid = [...keys].some((key) => known.has(key))
    return isSaid || fronts.some((front) => [...known].some((key) => key.startsWith(front))) ? [part] : []
  })
}

test('the rows of pages are found, with their code and their texts', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const { name, chunk } of rows) expect(chunk, name).toBeTruthy()
  expect(rows.find(({ name }) => name === '/processes/$processId')?.texts).toContain('processes/notes')
  expect(rows.find(({ name }) => name === 'drawer person')?.chunk).toBe('src/persons/person-drawer.tsx')
})

test('the app knows the rows of every feature', () => {
  const known = reachedFrom(['src/app/router.tsx', 'src/app/global-drawers.tsx'])
  expect(filesOf(/\/pages\.ts$/).filter((file) => !known.includes(file))).toEqual([])
})

test('every page is looked at by the journeys of accessibility', async () => {
  const { screens } = await import(pathToFileURL(`${root}e2e/screens.ts`).href)
  const seen = Object.values(screens).flat()
  const isSeen = (path) => seen.some((screen) => new RegExp(`^${path.replace(/\$\w+/g, '\\d+')}$`).test(screen))
  // Blocks of the kit are no page of the product; the page of signing out shows nothing.
  const silent = ['/developer/blocks/{-$block}', '/auth/sign-out']
  const paths = rows.map(({ name }) => name).filter((name) => name.startsWith('/') && !silent.includes(name))
  expect(paths.filter((path) => !isSeen(path))).toEqual([])
})

describe('a page names the texts that it says, no more and no less', () => {
  test.each([...rows, ...fetchers()])('$name', (row) => {
    const said = new Set(filesOfRow(row).flatMap(partsSaidIn))
    expect(row.texts.toSorted()).toEqual([...said].sort())
  })
})
