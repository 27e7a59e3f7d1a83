import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
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
})
