import { expect, test } from 'vitest'
import { longestFirst } from './longest-first.mjs'

const project = { name: 'graves', config: { isolate: true, sequence: { groupOrder: 0 } } }
const sizes = { 'dig.test.ts': 3, 'fill.test.ts': 1, 'find.test.ts': 2, 'mourn.test.ts': 4 }

/** Vitest on a fresh clone: it knows how large files are, and not yet how long they take. */
const freshClone = {
  config: { root: '/' },
  cache: { getFileTestResults: () => undefined, getFileStats: (key) => ({ size: sizes[key.split(':')[1]] }) },
}

test('the longest files of tests come first, and all others the largest first', async () => {
  const Sequencer = longestFirst(['/find.test.ts', '/fill.test.ts'])
  const files = Object.keys(sizes).map((name) => ({ moduleId: `/${name}`, project }))
  const sorted = await new Sequencer(freshClone).sort(files)
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    '/find.test.ts',
    '/fill.test.ts',
    '/mourn.test.ts',
    '/dig.test.ts',
  ])
})
