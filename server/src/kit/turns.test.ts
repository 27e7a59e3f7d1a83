import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { beginShortCall, inTurn, patience, shortCallsAtWork } from './turns'

afterEach(() => vi.useRealTimers())

test('of all that is long one part is done at a time, each in its turn, and others come in between', async () => {
  const told: string[] = []
  const work = (name: string, parts: number): void => {
    const part = (left: number) => (): void => {
      told.push(name)
      if (left > 1) inTurn(part(left - 1))
    }
    inTurn(part(parts))
  }
  work('long', 4)
  work('other', 2)
  for (let round = 0; round < 8; round += 1) {
    await nextRound()
    told.push('|')
  }
  expect(told.join(' ')).toMatch(/^long \| other \| long \| other \| long \| long \|/)
})

/** Something of so many parts. @returns how many are done. */
const begun = (parts: number): (() => number) => {
  let done = 0
  const part = (): void => {
    done += 1
    if (done < parts) inTurn(part)
  }
  inTurn(part)
  return () => done
}

test('while a short call is at work the parts come more slowly, and at once when it is answered', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] })
  const [end, endOther] = [beginShortCall(), beginShortCall()]
  const done = begun(5)
  vi.advanceTimersByTime(patience - 1)
  expect(done()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done()).toBe(1)
  vi.advanceTimersByTime(patience)
  expect(done()).toBe(2)
  end()
  end()
  vi.advanceTimersByTime(patience - 1)
  expect(done()).toBe(2)
  endOther()
  vi.runAllTimers()
  expect(done()).toBe(5)
  expect(shortCallsAtWork()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a short call that ends while nothing is long starts nothing', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] })
  beginShortCall()()
  expect(vi.getTimerCount()).toBe(0)
})
