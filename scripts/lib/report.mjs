import { readFileSync } from 'node:fs'

/** Counts the tests of a runner's JSON report; a runner that ends badly without a failed test is one failure itself. */
export function countTests(file, exitCode) {
  const { passed, failed } = countReport(readReport(file))
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1 }
  return { passed, failed }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function countReport(report) {
  if (!report) return { passed: 0, failed: 1 }
  // Playwright
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  // Vitest, where a file that cannot be loaded has failed without any test
  const unloadable = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}
