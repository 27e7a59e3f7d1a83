import { expect, test } from '@playwright/test'
import { openAs } from './staff'

test('a burial is prepared by keyboard, is there after a reload, and prints on one sheet', async ({ page }) => {
  // The dialog of the browser would stand in the way; what it prints is looked at below.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openAs(page, '/processes/2?tab=preparations')
  const care = page.getByRole('button', { name: /^Versorgung/ })
  await care.focus()
  if ((await care.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter')
  const shave = page.getByRole('group', { name: 'Rasieren' })
  await shave.getByRole('button', { name: 'Ja' }).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  const section = page.getByRole('group', { name: 'Versorgung', exact: true })
  // The answers before it have been stored as well, so the sign alone says nothing about the note.
  const noted = page.waitForResponse((answer) => answer.request().postData()?.includes('Ehering') ?? false)
  await section.getByRole('textbox', { name: 'Notiz' }).fill('Ehering bleibt am Finger')
  await noted
  await expect(section.getByText('Gespeichert', { exact: true })).toBeVisible()

  await page.reload()
  await expect(shave.getByRole('button', { name: 'Nein' })).toHaveAttribute('aria-pressed', 'true')
  const cosmetics = page.getByRole('group', { name: 'Schminken' }).getByRole('button', { name: 'Ja' })
  await expect(cosmetics).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Ehering bleibt am Finger')

  await page.getByRole('button', { name: 'Blatt drucken' }).click()
  const sheet = page.locator('[data-sheet]')
  await expect(sheet).toContainText('Ehering bleibt am Finger')
  await expect(sheet.locator('[data-paper-head]')).toHaveAttribute('data-paper-head', /^Vorgang 2 · \S+ /)
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
