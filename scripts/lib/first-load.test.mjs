import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { lettersOfModules } from '../../web/build/class-names.ts'
import { firstLoads } from './first-load.mjs'
import { root, run } from './run.mjs'

/** In kB of JavaScript as gzip packs it. Raise a line only for something that is worth the wait of everybody. */
const budget = JSON.parse(readFileSync(`${root}web/first-load.json`, 'utf8'))

beforeAll(async () => {
  expect(await run(process.execPath, [`${root}scripts/build.mjs`])).toBe(0)
}, 180_000)

test('no page and no drawer loads more than its budget, and each has one', () => {
  const loads = firstLoads()
  expect(Object.keys(budget).sort()).toEqual(loads.map(({ name }) => name).sort())
  const above = loads.filter(({ name, kB }) => kB > budget[name])
  expect(above.map(({ name, kB }) => `${name}: ${kB.toFixed(1)} of ${budget[name]} kB`)).toEqual([])
  // Everything is packed again to be measured, which takes long on a busy machine.
}, 60_000)

/** @returns a way from a file of the build back to itself, if there is one. */
const circleIn = (manifest) => {
  const done = new Set()
  const walk = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    return firstOf(manifest[file]?.imports ?? [], [...path, file])
  }
  const firstOf = (files, path) => {
    for (const file of files) {
      const circle = walk(file, path)
      if (circle) return circle
    }
    return undefined
  }
  return firstOf(Object.keys(manifest), [])
}

test('no two files of the built app load each other, whatever was put together', () => {
  const manifest = JSON.parse(readFileSync(`${root}web/dist/.vite/manifest.json`, 'utf8'))
  expect(circleIn(manifest)).toBeUndefined()
  const [[file, facts], [other]] = Object.entries(manifest).filter(([, { imports = [] }]) => imports.length > 0)
  expect(circleIn({ [file]: { ...facts, imports: [other] }, [other]: { imports: [file] } })).toEqual([
    file,
    other,
    file,
  ])
})

test('the style sheet of the built app holds the module of every component', () => {
  const sheet = readdirSync(`${root}web/dist/assets`).find((file) => file.endsWith('.css'))
  const rules = readFileSync(`${root}web/dist/assets/${sheet}`, 'utf8')
  const missing = [...lettersOfModules()].filter(([, letters]) => !rules.includes(`.${letters}0`))
  // The card of announcements is seen in the examples alone, which are not built.
  expect(missing.map(([module]) => module).filter((module) => !/^(examples|announcements)\//.test(module))).toEqual([])
})
