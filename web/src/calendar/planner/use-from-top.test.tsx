import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ViewName } from '../views/views'
import { useFromTop } from './use-from-top'

function Sheet({ view, from }: { view: ViewName; from?: string }) {
  return (
    <div ref={useFromTop(view, from)}>
      <div className="ec-main" style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 1000 }} />
      </div>
    </div>
  )
}

const scroller = () => document.getElementsByClassName('ec-main')[0] as HTMLElement

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('days are shown from their top 200 ms after their tasks have come: spec 3 section 9', async () => {
  const { rerender } = await render(<Sheet view="month" />)
  scroller().scrollTop = 150
  await vi.advanceTimersByTimeAsync(1000)
  expect(scroller().scrollTop).toBe(150)
  await rerender(<Sheet view="month" from="2026-11-01" />)
  await vi.advanceTimersByTimeAsync(199)
  expect(scroller().scrollTop).toBe(150)
  await vi.advanceTimersByTimeAsync(1)
  expect(scroller().scrollTop).toBe(0)
})

test('hours stay where the day begins', async () => {
  await render(<Sheet view="week" from="2026-11-23" />)
  scroller().scrollTop = 150
  await vi.advanceTimersByTimeAsync(1000)
  expect(scroller().scrollTop).toBe(150)
})
