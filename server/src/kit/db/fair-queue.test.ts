import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Bounds, FairQueue } from './fair-queue'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const bounds: Bounds = { places: 1, ofTenant: 1, ofUser: 1, waitingOfUser: 50, waiting: 100, patience: 1000 }

/** Somebody's line, which can break. */
class Line extends EventEmitter {
  destroyed = false
  hangUp(): void {
    this.destroyed = true
    this.emit('close')
  }
}

/** Lets everything happen that waits for nothing but its turn. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A queue with a diary of who came in. `end` lets the one who came in longest ago leave. */
const aQueue = (changed: Partial<Bounds> = {}) => {
  const queue = new FairQueue({ ...bounds, ...changed })
  const entered: string[] = []
  const leave: (() => void)[] = []
  const come = (
    who: string,
    { line, hasBegun = false, isLong = false }: { line?: Line; hasBegun?: boolean; isLong?: boolean } = {},
  ): Promise<string> => {
    const [tenant = '', user = ''] = who.split(' ')
    const work = (): Promise<string> => {
      entered.push(who)
      return new Promise((resolve) => leave.push(() => resolve(who)))
    }
    const came = queue.take({ tenant, user, ...(line && { line }) }, { hasBegun, isLong }, work)
    came.catch(() => undefined)
    return came
  }
  const end = async (): Promise<void> => {
    leave.shift()?.()
    await settled()
  }
  const endAll = async (): Promise<void> => {
    while (leave.length > 0) await end()
  }
  return { queue, entered, come, end, endAll }
}

test('tenants take turns, however much one of them asks', async () => {
  const { entered, come, endAll } = aQueue()
  for (let n = 0; n < 4; n += 1) come('abendrot erna')
  come('morgenlicht karl')
  come('morgenlicht karl')
  await endAll()
  expect(entered.map((who) => who[0]).join('')).toBe('aamama')
})

test('within a tenant users take turns, and each one is served in the order in which he came', async () => {
  const { entered, come, endAll } = aQueue()
  for (const who of ['a erna 1', 'a erna 2', 'a erna 3', 'a karl 1', 'a vera 1', 'a karl 2']) come(who)
  await endAll()
  expect(entered).toEqual(['a erna 1', 'a erna 2', 'a karl 1', 'a vera 1', 'a erna 3', 'a karl 2'])
})

test('who works for a tenant of many has no more turns than who works for a tenant of one', async () => {
  const { entered, come, endAll } = aQueue()
  come('large first')
  for (let n = 0; n < 6; n += 1) come(`large user${n}`)
  for (let n = 0; n < 3; n += 1) come('small erna')
  await endAll()
  expect(entered.slice(0, 8).filter((who) => who === 'small erna')).toHaveLength(3)
})

test('one user and one tenant leave places for others', async () => {
  const { queue, entered, come, endAll } = aQueue({ places: 4, ofTenant: 3, ofUser: 2 })
  for (let n = 0; n < 5; n += 1) come('a erna')
  expect(entered).toHaveLength(2)
  come('a karl')
  come('a karl')
  expect(entered).toEqual(['a erna', 'a erna', 'a karl'])
  come('b vera')
  expect(entered.at(-1)).toBe('b vera')
  expect(queue.load).toEqual({ inside: 4, waiting: 4 })
  await endAll()
  expect(entered).toHaveLength(8)
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
})

test('who has begun a call goes on before he begins another, and is not sent away', async () => {
  const { entered, come, endAll } = aQueue({ waitingOfUser: 2 })
  for (const who of ['a erna 1', 'a erna 2', 'a erna 3']) come(who)
  come('a erna 1-goes-on', { hasBegun: true })
  await endAll()
  expect(entered).toEqual(['a erna 1', 'a erna 1-goes-on', 'a erna 2', 'a erna 3'])
})

test('who has too many waiting is told so at once, and others are let in', async () => {
  const { entered, come, endAll } = aQueue({ waitingOfUser: 2 })
  for (let n = 0; n < 3; n += 1) come('a erna')
  await expect(come('a erna')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 1 })
  come('a karl')
  await endAll()
  expect(entered.filter((who) => who === 'a erna')).toHaveLength(3)
  expect(entered).toContain('a karl')
})

test('when too many wait in all, whoever comes is told so at once', async () => {
  const { queue, come, endAll } = aQueue({ waiting: 2 })
  for (const who of ['a erna', 'b karl', 'c vera']) come(who)
  await expect(come('d paul')).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 1 })
  await endAll()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
  const late = come('d paul')
  await endAll()
  expect(await late).toBe('d paul')
})

test('who has waited too long is told so, and takes nobody’s turn', async () => {
  const { queue, entered, come, end, endAll } = aQueue()
  come('a erna')
  const late = come('b karl')
  vi.advanceTimersByTime(999)
  come('c vera')
  vi.advanceTimersByTime(1)
  await expect(late).rejects.toMatchObject({ status: 503 })
  await end()
  expect(entered).toEqual(['a erna', 'c vera'])
  await endAll()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
  expect(vi.getTimerCount()).toBe(0)
})

test('who hangs up waits no longer, and one who has hung up before does not begin to', async () => {
  const { queue, entered, come, endAll } = aQueue()
  const line = new Line()
  come('a erna')
  const gone = come('b karl', { line })
  come('b vera')
  line.hangUp()
  await expect(gone).rejects.toMatchObject({ status: 503 })
  await expect(come('b karl', { line })).rejects.toMatchObject({ status: 503 })
  expect(queue.load).toEqual({ inside: 1, waiting: 1 })
  await endAll()
  expect(entered).toEqual(['a erna', 'b vera'])
})

test('who hangs up at work keeps the place until the work has ended, and is forgotten then', async () => {
  const { queue, come, endAll } = aQueue()
  const [first, second] = [new Line(), new Line()]
  come('a erna', { line: first })
  come('b karl', { line: second })
  first.hangUp()
  expect(queue.load).toEqual({ inside: 1, waiting: 1 })
  await endAll()
  second.hangUp()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
  expect([first.listenerCount('close'), second.listenerCount('close')]).toEqual([0, 0])
})

test('who comes just when others of the same user give up is not forgotten with them', async () => {
  const { entered, come, endAll } = aQueue()
  const lines = [new Line(), new Line()]
  come('a erna')
  for (const line of lines) come('b karl', { line })
  lines[0]?.hangUp()
  void Promise.resolve().then(() => come('b karl'))
  lines[1]?.hangUp()
  await settled()
  await endAll()
  expect(entered).toEqual(['a erna', 'b karl'])
})

test('work that fails gives its place back', async () => {
  const { queue, come, endAll } = aQueue()
  const failed = queue.take({ tenant: 'a', user: 'erna' }, { hasBegun: false, isLong: false }, () =>
    Promise.reject(new Error('broken')),
  )
  const next = come('a erna')
  await expect(failed).rejects.toThrow('broken')
  await settled()
  await endAll()
  expect(await next).toBe('a erna')
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
})

test('whatever comes, goes and breaks, no place is lost and nobody waits while one is free', async () => {
  const small = { places: 3, ofTenant: 2, ofUser: 1 }
  const { queue, come, end, endAll } = aQueue(small)
  let seed = 7
  const pick = (count: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * count)
  }
  const lines: Line[] = []
  const answers: Promise<unknown>[] = []
  for (let step = 0; step < 2000; step += 1) {
    const what = pick(10)
    if (what < 5) {
      const line = new Line()
      lines.push(line)
      answers.push(come(`t${pick(4)} u${pick(3)}`, { line, hasBegun: pick(5) === 0 }).catch(() => 'sent away'))
    } else if (what < 9) await end()
    else lines[pick(lines.length)]?.hangUp()
    await settled()
    expect(queue.load.inside).toBeLessThanOrEqual(small.places)
    if (queue.load.waiting > 0) expect(queue.load.inside, `step ${step}`).toBeGreaterThan(0)
  }
  await endAll()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
  expect(await Promise.all(answers)).toHaveLength(answers.length)
})

test('what is long is alone among the calls of its user, and takes one place from all others', async () => {
  const { queue, entered, come, end, endAll } = aQueue({ places: 4, ofTenant: 3, ofUser: 2 })
  come('a erna long 1', { isLong: true })
  come('a erna short 2')
  come('a karl short 3')
  come('a vera long 4', { isLong: true })
  expect(entered).toEqual(['a erna long 1', 'a karl short 3', 'a vera long 4'])
  await end()
  expect(entered.at(-1)).toBe('a erna short 2')
  await endAll()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
})

test('what is long is not passed by what the same user asks later, and lets several in when it ends', async () => {
  const { queue, entered, come, end, endAll } = aQueue({ places: 4, ofTenant: 4, ofUser: 2 })
  come('a erna short 1')
  come('a erna long 2', { isLong: true })
  come('a erna short 3')
  come('a erna short 4')
  expect(entered).toEqual(['a erna short 1'])
  await end()
  expect(entered.at(-1)).toBe('a erna long 2')
  await end()
  expect(entered.slice(2)).toEqual(['a erna short 3', 'a erna short 4'])
  await endAll()
  expect(queue.load).toEqual({ inside: 0, waiting: 0 })
})

test('who gives up something long no longer stands before what is short', async () => {
  const { entered, come } = aQueue({ places: 4, ofTenant: 4, ofUser: 2 })
  const line = new Line()
  come('a erna short 1')
  come('a erna long 2', { isLong: true, line })
  come('a erna short 3')
  line.hangUp()
  await settled()
  expect(entered).toEqual(['a erna short 1', 'a erna short 3'])
})
