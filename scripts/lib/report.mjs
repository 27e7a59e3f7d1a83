import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Reads the JSON report of a runner. One that ends badly without a failed test is one failure itself.
 *
 * @returns how many tests passed and failed, and the names of those that failed, with the first line of why.
 */
export function readResult(file, exitCode) {
  const result = resultOf(readReport(file))
  if (exitCode !== 0 && result.failed === 0)
    return { ...result, failed: 1, names: [`ended with exit code ${exitCode}`] }
  return result
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function resultOf(report) {
  if (!report) return { passed: 0, failed: 1, names: ['ended without a report'] }
  return report.stats ? ofPlaywright(report) : ofVitest(report)
}

function ofPlaywright({ stats, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: suites
      .flatMap(specsOf)
      .filter(isUnexpected)
      .map(({ file, title, tests }) => `${file}: ${title}${because(errorOf(tests))}`),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const errorOf = (tests) => tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error.message

// Of a test that takes too long the report has this alone.
const outOfTime = 'Error: STACK_TRACE_ERROR'

const because = (message = '') => {
  const [reason] = stripVTControlCharacters(message).split('\n')
  return reason ? ` (${reason === outOfTime ? 'not at its end in time' : reason})` : ''
}

const isUnexpected = ({ tests }) => tests.some(({ status }) => status === 'unexpected')

/** A file that cannot be loaded has failed without any test. */
function ofVitest({ testResults, numPassedTests: passed }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: cannot be loaded`] : []
    return failed.map(({ fullName, failureMessages: [message] = [] }) => `${name}: ${fullName}${because(message)}`)
  })
  return { passed, failed: names.length, names }
}
