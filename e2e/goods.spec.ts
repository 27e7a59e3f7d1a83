import { expect, test } from '@playwright/test'
import { newFamilyName, openAs, searchFor } from './staff'

test('an article is added, found in the store, booked by keyboard, and runs low before everybody’s eyes', async ({
  page,
}) => {
  const name = `Urne <script> ${newFamilyName()} 🕊`
  await openAs(page, '/admin/erp', 'admin@abendrot.example')
  await page.getByRole('button', { name: 'Artikel anlegen' }).first().click()
  const drawer = page.getByRole('dialog')

  await test.step('in the administration, with a price in euros', async () => {
    await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await expect(drawer.getByText('Bitte wählen Sie einen Typ')).toBeVisible()
    await drawer.getByRole('combobox', { name: 'Art', exact: true }).click()
    await page.getByRole('option', { name: 'Einzelartikel' }).click()
    await drawer.getByRole('combobox', { name: 'Preistyp' }).click()
    await page.getByRole('option', { name: 'Gesamtpreis' }).click()
    await drawer.getByRole('textbox', { name: 'Preis', exact: true }).fill('189,50')
    await drawer.getByRole('switch', { name: 'Bestand führen' }).check()
    await drawer.getByRole('textbox', { name: 'Mindestbestand' }).fill('2')
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    // It goes on where pictures are added.
    await expect(drawer.getByRole('heading', { name: 'Bilder' })).toBeVisible()
  })

  await test.step('in the store, where it is opened by its address again', async () => {
    await page.goto('/erp')
    await searchFor(page, name)
    await page.getByRole('row', { name }).click()
    await expect(drawer.getByRole('heading', { name })).toBeVisible()
    await expect(page).toHaveURL(/stock=\d+/)
    await page.reload()
    await expect(drawer.getByRole('heading', { name })).toBeVisible()
  })

  await test.step('three come in by keys alone', async () => {
    await drawer.getByRole('button', { name: 'Zugang' }).press('Enter')
    await drawer.getByRole('textbox', { name: 'Menge' }).fill('3')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('+3', { exact: true })).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Menge' })).toHaveValue('')
  })

  await test.step('of which more cannot go without being asked', async () => {
    await drawer.getByRole('textbox', { name: 'Menge' }).fill('4')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('So viel ist nicht da')
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await drawer.getByRole('textbox', { name: 'Menge' }).fill('2')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('−2', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Knapp')).toBeVisible()
  })

  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name })).toContainText('Knapp1')
})

test('who may only pick articles for a case has no store in the menu, and is told so at its address', async ({
  page,
}) => {
  await openAs(page, '/')
  await expect(page.getByRole('link', { name: 'Waren & Leistungen' })).toHaveCount(0)
  await page.goto('/erp')
  await expect(page.getByRole('main')).toContainText('Lager')
  await expect(page.getByRole('table')).toHaveCount(0)
})
