import { expect, test } from 'vitest'
import { Pace } from './pace'
import { repeat } from './repeat'
import { closing, describe as describeResult, exitCode } from './report'
import { Tally } from './tally'
import type { Answer, Call } from './wire'

const call: Call = { method: 'POST', path: '/api/v1/notes?a=1', body: `{"a":"it's"}`, by: 'chefin@example.com' }

const answer = (status: number, body: unknown = undefined): Answer => {
  const bytes = Buffer.from(JSON.stringify(body) ?? '')
  const headers = new Headers({ 'content-type': status >= 400 ? 'application/problem+json' : 'application/json' })
  return { status, headers, body, bytes, call }
}

test('what is tried is counted, and what fails as well', () => {
  const tally = new Tally()
  expect(tally.expect(answer(200), 200, 201)).toBe(true)
  expect(tally.expect(answer(404), 200)).toBe(false)
  tally.count(null, 'a write')
  tally.count('is lost', 'a write')
  expect([tally.tried, tally.failed]).toEqual([4, 2])
  expect(tally.failures[0]?.fault).toContain('404 instead of 200')
})

test.each([
  [500, { code: 'UNEXPECTED' }],
  [400, { detail: 'TypeError: x is not a function\n    at run (/srv/server.js:1:1)' }],
])('an answer of %i that tells of a fault is one, even where it was expected', (status, body) => {
  const tally = new Tally()
  expect(tally.expect(answer(status, body), status)).toBe(false)
})

test('an error that is no problem is a fault', () => {
  const tally = new Tally()
  const page = { ...answer(404), headers: new Headers({ 'content-type': 'text/html' }) }
  expect(tally.expect(page, 404)).toBe(false)
})

test('the first failures are kept and all are counted', () => {
  const tally = new Tally()
  for (let n = 0; n < 20; n += 1) tally.count(`fault ${n}`, 'a write')
  expect(tally.failures.map(({ fault }) => fault)).toEqual(['fault 0', 'fault 1', 'fault 2', 'fault 3', 'fault 4'])
  expect(describeResult({ name: 'kills', tally }, 'http://127.0.0.1')).toContain('and 15 more')
})

test('it ends well only when nothing failed and something was tried, or it says why not', () => {
  const results = (prepare: (tally: Tally) => void) => {
    const tally = new Tally()
    prepare(tally)
    return [{ name: 'kills', tally }]
  }
  expect(exitCode(results((tally) => tally.count(null, 'a')))).toBe(0)
  expect(exitCode(results((tally) => tally.count('is lost', 'a')))).toBe(1)
  expect(exitCode(results(() => undefined))).toBe(1)
  expect(exitCode(results((tally) => tally.leaveOut('everything: no process')))).toBe(0)
  expect(exitCode([])).toBe(1)
  expect(closing(results((tally) => tally.count('is lost', 'a')))).toBe('1 tried, 1 failed in 1 classes')
})

test('a call is told as a line for a shell, without the session of whoever sent it', () => {
  const line = repeat('http://127.0.0.1:3000', { ...call, headers: { cookie: 'pietas=secret', 'if-match': '"1"' } })
  expect(line).toBe(
    `curl -sSi -X POST 'http://127.0.0.1:3000/api/v1/notes?a=1' -b "$COOKIE" -H 'content-type: application/json' ` +
      `-H 'if-match: "1"' --data-raw '{"a":"it'\\''s"}' # COOKIE is that of chefin@example.com`,
  )
})

test('a round is always gone through, and another only while there is time', () => {
  let now = 0
  const pace = new Pace(100, false, () => now)
  const rounds: number[] = []
  do {
    rounds.push(pace.round)
    now += 60
  } while (pace.goesOn())
  expect(rounds).toEqual([0, 1])
})
