import Dialog from '@mui/material/Dialog'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../testing'
import { toast } from './toast'
import { showToast } from './toaster'

test('a message above an open dialog is for people who hear the page, too', async () => {
  const { screen } = renderApp(<Dialog open>Offen</Dialog>)
  await expect.element((await screen).getByRole('dialog')).toBeVisible()
  showToast('success', 'Gespeichert')
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect.poll(() => page.getByText('Gespeichert', { exact: true }).element().closest('[aria-hidden]')).toBeNull()
})

test('what lies below a message can be clicked, and so can the message', async () => {
  const clicked: string[] = []
  const press = (name: string) => () => void clicked.push(name)
  const { screen } = renderApp(
    <button type="button" style={{ position: 'fixed', inset: 0, width: '100%' }} onClick={press('page')}>
      Seite
    </button>,
  )
  await screen
  showToast('success', 'Gelöscht', { label: 'Rückgängig', run: press('undo') })
  await expect.element(page.getByText('Gelöscht')).toBeVisible()
  const message = page.getByText('Gelöscht').element()
  await expect.poll(() => message.closest('li')?.dataset.mounted).toBe('true')
  await Promise.all(
    message
      .closest('li')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )
  const { x, y } = message.getBoundingClientRect()
  await page.getByRole('button', { name: 'Seite' }).click({ position: { x: x + 1, y: y + 1 }, timeout: 2000 })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  expect(clicked).toEqual(['page', 'undo'])
})

test.each([
  ['that tells of nothing more', undefined, 4000],
  ['that can be taken back', { label: 'Rückgängig', run: () => undefined }, 12_000],
])('a message %s stays for its time', async (_, action, stays) => {
  await renderApp(<p>Seite</p>).screen
  const timers = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  showToast('success', 'Gelöscht', action)
  const waits = () => timers.mock.calls.map(([, wait]) => wait).filter((wait) => wait === 4000 || wait === 12_000)
  await expect.poll(waits).not.toEqual([])
  expect(new Set(waits())).toEqual(new Set([stays]))
})

test('the cross of a message is large enough for a finger', async () => {
  await renderApp(<p>Seite</p>).screen
  showToast('info', 'Hinweis')
  const message = page.getByText('Hinweis')
  await expect.element(message).toBeVisible()
  const cross = message.element().closest('li')?.querySelector('button')
  const { width, height } = cross?.getBoundingClientRect() ?? { width: 0, height: 0 }
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(24)
})

test('the key of a message stands at it, for whoever looks at the page by machine', async () => {
  await renderApp(<p>Seite</p>).screen
  toast.success('list.restored')
  const message = page.getByText('Wiederhergestellt')
  await expect.element(message).toHaveAttribute('data-message-key', 'list.restored')
})
