import { expect, test } from '@playwright/test'
import { openAs } from './staff'

test('a caller is found in three keys, by number, day and ear', async ({ page }) => {
  await openAs(page, '/persons')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Suchen und Befehle' })
  const option = page.getByRole('option')

  // Ursula Vogel has +49 3588 412363 and was born on 22.04.1958.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('@03588 / 41 23-63')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /Ursula Vogel/ })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.keyboard.press('Control+k')
  await field.fill('@22.4.58')
  await expect(option.filter({ hasText: 'Ursula Vogel' })).toContainText('Gefunden über Datum')
  await field.fill('@Fogl Ursula')
  await expect(page.getByText('Nichts mit genau diesen Worten. Ähnlich klingt:')).toBeVisible()
  await expect(option.filter({ hasText: 'Ursula Vogel' })).toBeVisible()

  await field.fill('?')
  await option.filter({ hasText: 'Befehle ausführen' }).click()
  await expect(field).toHaveValue('>')
  await field.fill('>dunkle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Helle Darstellung' })).toBeVisible()

  await page.keyboard.press('Control+Shift+k')
  await expect(field).toHaveValue('>')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})
