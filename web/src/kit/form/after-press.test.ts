import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press'

const point = (name: string) => window.dispatchEvent(new PointerEvent(name))

test('without a press something is done at once', () => {
  const work = vi.fn()
  afterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('while the pointer is pressed it waits for %s', async (release) => {
  const work = vi.fn()
  point('pointerdown')
  afterPress(work)
  expect(work).not.toHaveBeenCalled()
  point(release)
  // The click that follows still finds everything in its place.
  expect(work).not.toHaveBeenCalled()
  await expect.poll(() => work.mock.calls.length).toBe(1)
  point('pointerdown')
  point('pointerup')
  afterPress(work)
  expect(work).toHaveBeenCalledTimes(2)
})
