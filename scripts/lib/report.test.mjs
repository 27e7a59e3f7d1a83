import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countTests } from './report.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pietas-report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function report(content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('Vitest: passed and failed tests are counted', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
  expect(countTests(report({ numPassedTests: 1, numFailedTests: 1, testResults }), 1)).toEqual({ passed: 1, failed: 1 })
})

test('Vitest: a file that cannot be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countTests(report({ numPassedTests: 3, numFailedTests: 0, testResults }), 1)).toEqual({ passed: 3, failed: 1 })
})

test('Playwright: a test that passed at the second try has passed', () => {
  expect(countTests(report({ stats: { expected: 4, flaky: 1, unexpected: 2 } }), 1)).toEqual({ passed: 5, failed: 2 })
})

test('a runner without a report, with half a report or with a bad end is a failure', () => {
  expect(countTests(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
  expect(countTests(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countTests(report('{"numPassed'), 1)).toEqual({ passed: 0, failed: 1 })
  const allPassed = report({ numPassedTests: 2, numFailedTests: 0, testResults: [] })
  expect(countTests(allPassed, 0)).toEqual({ passed: 2, failed: 0 })
  expect(countTests(allPassed, 137)).toEqual({ passed: 2, failed: 1 })
})
