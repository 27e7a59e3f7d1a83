import { expect, test } from 'vitest'
import { sourcesBelow } from './source'

test('features ask for their fields by their form, which knows the names and the labels', () => {
  const bare = /kit\/form\/(fields|rows|folded-section)(\/|$)/
  const features = sourcesBelow('web/src').filter(({ path }) => !path.startsWith('web/src/kit/'))
  const past = features.filter(({ imports }) => imports.some((name) => bare.test(name)))
  expect(past.map(({ path }) => path)).toEqual([])
})
