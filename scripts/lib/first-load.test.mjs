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

test('the style sheet of the built app holds the module of every component', () => {
  const sheet = readdirSync(`${root}web/dist/assets`).find((file) => file.endsWith('.css'))
  const rules = readFileSync(`${root}web/dist/assets/${sheet}`, 'utf8')
  const missing = [...lettersOfModules()].filter(([, letters]) => !rules.includes(`.${letters}0`))
  // The card of announcements is seen in the examples alone, which are not built.
  expect(missing.map(([module]) => module).filter((module) => !/^(examples|announcements)\//.test(module))).toEqual([])
})
