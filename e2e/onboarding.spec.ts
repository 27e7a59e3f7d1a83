import { expect, test } from '@playwright/test'
import { newFamilyName, searchFor, signIn } from './staff'

test('who sets a house up brings the persons of a file along, and takes them back', async ({ page }) => {
  const name = newFamilyName()
  const persons = [
    'Anrede;Vorname;Nachname;Geburtsdatum;Ort',
    `Frau;Erna;${name};6.5.1944;Zittau`,
    `Herr;Karl;;gestern;`,
  ]
  await signIn(page, 'admin@abendrot.example')

  await test.step('the step leads to the import', async () => {
    await page.goto('/admin/onboarding')
    await page.getByRole('link', { name: 'Öffnen: Personen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Personen importieren' })).toBeVisible()
  })

  await test.step('the preview tells what is wrong with a row, all of it at once', async () => {
    const file = { name: 'kartei.csv', mimeType: 'text/csv', buffer: Buffer.from(persons.join('\r\n')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
    await expect(page.getByText('1 neu')).toBeVisible()
    await expect(page.getByText('1 abgelehnt')).toBeVisible()
    await expect(page.getByRole('row', { name: /Karl/ }).last()).toContainText(/Nachname: .*Geburtsdatum: /)
  })

  await test.step('the rest is taken over and found in the list', async () => {
    await page.getByRole('button', { name: '1 Person übernehmen' }).click()
    await expect(page.getByText('Der Import ist abgeschlossen.')).toBeVisible()
    await page.goto('/persons')
    await searchFor(page, name)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('06.05.1944')
  })

  await test.step('the import is taken back from the list of the earlier ones', async () => {
    await page.getByRole('link', { name: 'Personen importieren' }).click()
    const row = page.getByRole('row', { name: /kartei\.csv/ })
    await row.getByRole('button', { name: 'Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Zurücknehmen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(row).toContainText('zurückgenommen')
    await page.goto('/persons')
    await page.getByPlaceholder('Suchen').fill(name)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  })
})
