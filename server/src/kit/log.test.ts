import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const log = fileURLToPath(new URL('log.ts', import.meta.url))

/** What is left of the log of a program that is killed right after its last line. */
const leftOf = (lines: string) => {
  const program = `
    import pino from 'pino'
    import { standardOutput } from ${JSON.stringify(log)}
    const log = pino({}, standardOutput())
    ${lines}
    process.kill(process.pid, 'SIGKILL')`
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, signal } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(signal).toBe('SIGKILL')
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg)
}

test('a warning is written before anything else happens, after what has been waiting', () => {
  expect(leftOf("log.info('one'); log.info('two'); log.warn('three')")).toEqual(['one', 'two', 'three'])
})

test('what is no warning waits for others', () => {
  expect(leftOf("log.info('one'); log.error('two'); log.info('three')")).toEqual(['one', 'two'])
})
