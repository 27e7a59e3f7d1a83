import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useDebounced } from './use-debounced'

const Rested = ({ typed }: { typed: string }) => <p>{useDebounced(typed)}</p>

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('what is typed counts when nothing has been typed for 300 ms: spec 3 section 9', async () => {
  const { container, rerender } = await render(<Rested typed="" />)
  await rerender(<Rested typed="M" />)
  await vi.advanceTimersByTimeAsync(200)
  await rerender(<Rested typed="Mu" />)
  await vi.advanceTimersByTimeAsync(299)
  expect(container.textContent).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => container.textContent).toBe('Mu')
})
