import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDrawnRange } from './use-drawn-range'

const count = 1000
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const aRange = async () => {
  const { result, rerender } = await renderHook(() => useDrawnRange())
  return {
    at: (startIndex: number, endIndex: number) => result.current({ startIndex, endIndex, overscan: 1, count }),
    /** The table is drawn, and two frames pass in which nobody asks. @returns the function that stands then. */
    passes: async () => {
      await rerender()
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      return result.current
    },
    /** The table is drawn, and a frame passes; the virtualizer asks again because the function is another one. */
    settles: async () => {
      const before = result.current
      await rerender()
      await expect.poll(() => result.current).not.toBe(before)
    },
  }
}

test('whoever jumps sees what is in sight at once, a frame later what is below, and then what is above', async () => {
  const { at, settles } = await aRange()
  expect(at(0, 9)).toEqual(from(0, 9))
  await settles()
  expect(at(0, 9)).toEqual(from(0, 17))
  await settles()
  expect(at(0, 9)).toEqual(from(0, 17))
  expect(at(500, 509)).toEqual(from(500, 509))
  await settles()
  expect(at(500, 509)).toEqual(from(500, 517))
  await settles()
  expect(at(500, 509)).toEqual(from(492, 517))
  expect(at(100, 109)).toEqual(from(100, 109))
})

test('whoever scrolls on has the next rows there before they come into sight, up to the ends', async () => {
  const { at } = await aRange()
  at(980, 989)
  at(981, 990)
  expect(at(982, 991)).toEqual(from(974, 999))
  expect(at(984, 993)).toEqual(from(976, 999))
  expect(at(970, 979)).toEqual(from(962, 987))
})

test('a table that is hidden right after a jump is drawn once more and then left alone', async () => {
  const { at, settles, passes } = await aRange()
  at(0, 9)
  await settles()
  const once = await passes()
  expect(await passes()).toBe(once)
})
