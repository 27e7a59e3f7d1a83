import { repeat } from './repeat'
import type { Result } from './run'
import type { Failure } from './tally'

const line = (name: string, tried: string, failed: string): string =>
  `${name.padEnd(16)} ${tried.padStart(9)} ${failed.padStart(9)}`

export const heading = (): string => line('Class', 'tried', 'failed')

const told = (origin: string, { fault, by }: Failure): string[] => [
  `    ${fault.replace(/\s+/g, ' ').slice(0, 600)}`,
  `      ${typeof by === 'string' ? by : repeat(origin, by)}`,
]

/** @returns what is said of a class. */
export const describe = ({ name, tally }: Result, origin: string): string =>
  [
    line(name, tally.tried.toLocaleString('en'), tally.failed.toLocaleString('en')),
    ...tally.leftOut.map((what) => `    left out: ${what}`),
    ...tally.failures.flatMap((failure) => told(origin, failure)),
    ...(tally.failed > tally.failures.length ? [`    and ${tally.failed - tally.failures.length} more`] : []),
  ].join('\n')

const sum = (results: readonly Result[], count: (result: Result) => number): number =>
  results.reduce((total, result) => total + count(result), 0)

/** @returns the last line. */
export const closing = (results: readonly Result[]): string => {
  const [tried, failed] = [sum(results, ({ tally }) => tally.tried), sum(results, ({ tally }) => tally.failed)]
  return `${tried.toLocaleString('en')} tried, ${failed.toLocaleString('en')} failed in ${results.length} classes`
}

/** @returns the code to end with: a class that has tried nothing is no success unless it says why. */
export const exitCode = (results: readonly Result[]): 0 | 1 => {
  const isWell = ({ tally }: Result): boolean => tally.failed === 0 && (tally.tried > 0 || tally.leftOut.length > 0)
  return results.length > 0 && results.every(isWell) ? 0 : 1
}
