import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../session'
import { aMe } from '../testing/a-me'
import { followChanges } from './live'
import { queries } from './queries'

/** Stands in for the stream of the server, so that a test says what comes through it. */
class FakeStream extends EventTarget {
  static open: FakeStream[] = []
  static CLOSED = 2
  readyState = 1
  constructor(readonly address: string) {
    super()
    FakeStream.open.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  say(type: string, data?: object) {
    this.dispatchEvent(data ? new MessageEvent(type, { data: JSON.stringify(data) }) : new Event(type))
  }
}

let asked: string[] = []
let everything = 0
let end: () => void = () => undefined
let number = 0

const follow = async (early: string[] = []) => {
  // A tenant of its own for each test: windows of one share what they hear.
  number += 1
  end = followChanges(number, { persons: ['tasks'] }, early)
  await vi.waitFor(() => expect(FakeStream.open).toHaveLength(1))
  return FakeStream.open[0] as FakeStream
}

beforeEach(() => {
  session.start(aMe())
  FakeStream.open = []
  asked = []
  everything = 0
  vi.stubGlobal('EventSource', FakeStream)
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => {
    if (!filters?.queryKey) everything += 1
    else asked.push(String(filters.queryKey[0]))
  })
})

afterEach(() => {
  end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what was loaded early is asked for once more when the stream opens, and nothing else', async () => {
  const stream = await follow(['notifications'])
  expect(asked).toEqual([])
  stream.say('open')
  await expect.poll(() => asked).toEqual(['notifications'])
  expect(everything).toBe(0)
})

test('a stream that opens again has missed what happened meanwhile', async () => {
  const stream = await follow(['notifications'])
  stream.say('open')
  stream.say('open')
  expect(everything).toBe(1)
})

test('a change is told to what shows it, together with others of the same moment', async () => {
  const stream = await follow()
  stream.say('open')
  for (const kind of ['persons', 'persons', 'documents']) stream.say('message', { kind })
  await expect.poll(() => asked.toSorted()).toEqual(['documents', 'persons', 'tasks'])
})

test('where the server has lost count, everything is asked for', async () => {
  const stream = await follow()
  stream.say('missed')
  expect(everything).toBe(1)
})

test('a refused stream is left alone for a while and then taken up, and one that was only lost is not', async () => {
  const stream = await follow()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stream.say('error')
  vi.advanceTimersByTime(60_000)
  expect(FakeStream.open).toHaveLength(1)
  stream.readyState = FakeStream.CLOSED
  stream.say('error')
  vi.advanceTimersByTime(14_999)
  expect(FakeStream.open).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeStream.open).toHaveLength(2)
  vi.useRealTimers()
})

test('who no longer follows closes the stream', async () => {
  const stream = await follow()
  end()
  expect(stream.readyState).toBe(FakeStream.CLOSED)
})
