import { expect, test, vi } from 'vitest'
import { renderApp } from '../testing'
import { Fill } from './fill'

test('what opens from a list is fetched before anybody points at it, once', async () => {
  const near = vi.fn()
  const page = await renderApp(<Fill onNear={near}>Zeilen</Fill>).screen
  await expect.element(page.getByText('Zeilen')).toBeVisible()
  await expect.poll(() => near.mock.calls.length).toBe(1)
})
