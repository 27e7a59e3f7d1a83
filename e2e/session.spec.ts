import { expect, test } from '@playwright/test'
import { demoPassword, newFamilyName, openAs, signIn } from './staff'

test('a session that ends while somebody types costs no text', async ({ page, context }) => {
  const family = newFamilyName()
  await openAs(page, '/persons/create', 'dispo@abendrot.example')
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Gudrun')
  await page.getByRole('textbox', { name: 'Nachname' }).fill(family)
  await page.getByRole('combobox', { name: 'Geschlecht' }).click()
  await page.getByRole('option', { name: 'weiblich' }).click()
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('03021944')

  await context.clearCookies()
  await page.getByRole('button', { name: 'Speichern' }).click()

  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
  await dialog.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/create/)
  await page.goto('/persons')
  await page.getByPlaceholder('Suchen').fill(family)
  await expect(page.getByRole('row', { name: /Gudrun/ })).toHaveCount(1)
})

test('what was typed survives a reload', async ({ page }) => {
  await openAs(page, '/persons/create')
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Nach-dem-Neuladen')
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Rosa')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Nach-dem-Neuladen')
})

test('somebody without a right sees neither the menu item nor the page', async ({ page }) => {
  await openAs(page, '/', 'kpi@abendrot.example')
  await expect(page.getByRole('link', { name: 'Personen' })).toHaveCount(0)
  await page.goto('/persons')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Schäfer')
})

test('hostile text is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>'
  let alerted = false
  page.on('dialog', () => {
    alerted = true
  })
  await signIn(page)
  const created = await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { firstName: hostile, lastName: `‮Übel 🕊️`, gender: 'DIVERSE', dateOfBirth: '1950-01-01' },
    params: { ignoreDuplicates: 'true' },
  })
  expect(created.status()).toBe(201)
  await page.goto('/persons')
  await expect(page.getByText(hostile).first()).toBeVisible()
  expect(alerted).toBe(false)
})

test('whoever signs out is out, and neither the way back nor a call shows anything', async ({ page }) => {
  await openAs(page, '/persons')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.goto('/auth/sign-out')
  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.locator('tbody tr')).toHaveCount(0)
})

test('an address that leads nowhere says so beside the menu, with the way home', async ({ page }) => {
  await openAs(page, '/no-such-page')
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Guten/ })).toBeVisible()
})
