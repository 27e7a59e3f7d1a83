import { expect, test } from 'vitest'
import { hasRuntimes, otherVersions } from './runtimes.mjs'

test('every version that we support is tried, but for the one that runs the other tests', () => {
  const majors = (running) => otherVersions(running).map((version) => version.split('.')[0])
  expect(majors('24.1.0')).toEqual(['20', '22'])
  expect(majors('20.11.0')).toEqual(['22', '24'])
  expect(majors('26.0.0')).toEqual(['20', '22', '24'])
})

test('machines without packages of Node are known', () => {
  expect(hasRuntimes('linux', 'x64')).toBe(true)
  expect(hasRuntimes('aix', 'ppc64')).toBe(false)
})
