import { expect, test } from '@playwright/test'
import { newFamilyName, openAs, searchFor } from './staff'

test('a task is typed in one line, ticked, and taken back', async ({ page }) => {
  const title = `Kranz ${newFamilyName()}`
  await openAs(page, '/tasks')
  const line = page.getByRole('textbox', { name: 'Aufgabe in einer Zeile' })
  await line.focus()
  await page.keyboard.type(`${title} morgen 9 Uhr`)
  const understood = page.getByRole('list', { name: 'Verstanden' })
  await expect(understood.getByRole('listitem')).toHaveCount(2)
  await expect(understood).toContainText('09:00')
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('')
  await expect(line).toBeFocused()

  await searchFor(page, title)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('09:00')
  await row.getByRole('button', { name: `Aufgabe starten: ${title}` }).click()
  const done = row.getByRole('button', { name: `Aufgabe beenden: ${title}` })
  await expect(done).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row.getByRole('button', { name: `Aufgabe starten: ${title}` })).toBeVisible()
})

test('a line whose storing fails is not lost', async ({ page }) => {
  await openAs(page, '/tasks')
  const line = page.getByRole('textbox', { name: 'Aufgabe in einer Zeile' })
  const hostile = `<script>alert(1)</script> ‮ 🕯 ${newFamilyName()}`
  await line.fill(hostile)
  await page.route('**/api/v1/**/tasks', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-sonner-toast][data-type=error]')).toBeVisible()
  await expect(line).toHaveValue(hostile)
})
