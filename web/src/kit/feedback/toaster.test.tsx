import Dialog from '@mui/material/Dialog'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../testing'
import { showToast } from './toaster'

test('a message above an open dialog is for people who hear the page, too', async () => {
  const { screen } = renderApp(<Dialog open>Offen</Dialog>)
  await expect.element((await screen).getByRole('dialog')).toBeVisible()
  showToast('success', 'Gespeichert')
  await expect.element(page.getByText('Gespeichert')).toBeVisible()
  await expect.poll(() => page.getByText('Gespeichert').element().closest('[aria-hidden]')).toBeNull()
})
