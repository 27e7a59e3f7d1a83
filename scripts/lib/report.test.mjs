import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readResult } from './report.mjs'

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

test('Vitest: passed and failed tests are counted, and the failed ones named', () => {
  const assertionResults = [
    { status: 'failed', fullName: 'a grave is found', failureMessages: ['Error: no grave\n    at graves.ts'] },
    { status: 'failed', fullName: 'a grave is dug', failureMessages: ['Error: STACK_TRACE_ERROR\n    at graves.ts'] },
    { status: 'passed', fullName: 'a grave is lost' },
  ]
  const testResults = [{ name: 'graves.test.ts', status: 'failed', assertionResults }]
  const names = [
    'graves.test.ts: a grave is found (Error: no grave)',
    'graves.test.ts: a grave is dug (not at its end in time)',
  ]
  expect(readResult(report({ numPassedTests: 1, testResults }), 1)).toEqual({ passed: 1, failed: 2, names })
})

test('Vitest: a file that cannot be loaded is a failure', () => {
  const testResults = [{ name: 'graves.test.ts', status: 'failed', assertionResults: [] }]
  const names = ['graves.test.ts: cannot be loaded']
  expect(readResult(report({ numPassedTests: 3, testResults }), 1)).toEqual({ passed: 3, failed: 1, names })
})

test('Playwright: a test that passed at the second try has passed, one that did not is named', () => {
  const error = { message: '\u001b[31mno case\u001b[39m\nat case.spec.ts' }
  const specs = [
    { file: 'case.spec.ts', title: 'a case', tests: [{ status: 'unexpected', results: [{ error }] }] },
    { file: 'case.spec.ts', title: 'a grave', tests: [{ status: 'flaky' }] },
  ]
  const suites = [{ specs: [], suites: [{ specs }] }]
  expect(readResult(report({ stats: { expected: 4, flaky: 1, unexpected: 1 }, suites }), 1)).toEqual({
    passed: 5,
    failed: 1,
    names: ['case.spec.ts: a case (no case)'],
  })
})

test('a runner without a report, with half a report or with a bad end is a failure', () => {
  const unreported = { passed: 0, failed: 1, names: ['ended without a report'] }
  expect(readResult(join(folder, 'missing.json'), 1)).toEqual(unreported)
  expect(readResult(join(folder, 'missing.json'), 0)).toEqual(unreported)
  expect(readResult(report('{"numPassed'), 1)).toEqual(unreported)
  const allPassed = report({ numPassedTests: 2, testResults: [] })
  expect(readResult(allPassed, 0)).toEqual({ passed: 2, failed: 0, names: [] })
  expect(readResult(allPassed, 137)).toEqual({ passed: 2, failed: 1, names: ['ended with exit code 137'] })
})
