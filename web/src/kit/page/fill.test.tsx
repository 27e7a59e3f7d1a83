import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../testing'
import { Fill } from './fill'

/** The pointer rests on the button, wherever another test has left it. */
function FillBelow({ near }: { near: () => void }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Zeigen
      </button>
      {isShown && <Fill onNear={near}>Zeilen</Fill>}
    </>
  )
}

test('what opens from a list is fetched before anybody points at it, once', async () => {
  const near = vi.fn()
  const page = await renderApp(<FillBelow near={near} />).screen
  await page.getByRole('button', { name: 'Zeigen' }).click()
  await expect.element(page.getByText('Zeilen')).toBeVisible()
  await expect.poll(() => near.mock.calls.length).toBe(1)
})
