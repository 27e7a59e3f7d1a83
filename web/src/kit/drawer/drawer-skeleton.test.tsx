import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderApp } from '../testing'
import { DrawerSkeleton } from './drawer-skeleton'

test.each([
  ['form', 21],
  ['facts', 12],
  ['lines', 18],
  ['text', 5],
] as const)('what comes as %s is announced in its shape, and within the room that there is', async (of, parts) => {
  await browser.viewport(320, 700)
  const { container } = await renderApp(<DrawerSkeleton of={of} />).screen
  const shape = container.querySelector<HTMLElement>('[aria-busy=true]')
  const title = of === 'lines' ? 0 : 1
  expect(shape?.querySelectorAll('.MuiSkeleton-root')).toHaveLength(parts + title)
  expect(shape?.scrollWidth).toBeLessThanOrEqual(320)
})
