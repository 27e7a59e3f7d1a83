import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, openAs, searchFor, signIn } from './staff'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

test('a partner tree: a church district with two parishes, from the first to the last of them', async ({ page }) => {
  const district = `Kirchenkreis ${newFamilyName()}`
  const parish = `Gemeinde ${newFamilyName()}`
  await openAs(page, '/')

  await test.step('the district is created from the menu of the header', async () => {
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Geschäftspartner' }).click()
    await name(page).fill(district)
    await page.getByRole('combobox', { name: 'Kategorien' }).fill('Kir')
    await page.getByRole('option', { name: 'Kirche' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1, name: district })).toBeVisible()
  })

  await test.step('a parish is created below it', async () => {
    await page.getByRole('tab', { name: 'Untergeordnete' }).click()
    await expect(page).toHaveURL(/tab=children/)
    await page.getByRole('button', { name: 'Untergeordneten anlegen' }).click()
    await expect(page.getByRole('combobox', { name: 'Übergeordnet' })).toHaveValue(district)
    await name(page).fill(parish)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1, name: parish })).toBeVisible()
  })

  await test.step('the list leads from the parish to the children of the district', async () => {
    await page.goto('/business-partners')
    await searchFor(page, parish)
    await page.getByRole('row', { name: parish }).getByRole('link', { name: district }).click()
    await expect(page.getByRole('tab', { name: 'Untergeordnete' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('row', { name: parish }).click()
    await expect(page.getByRole('heading', { level: 1, name: parish })).toBeVisible()
  })

  await test.step('the district cannot stand below its own parish', async () => {
    await page.goBack()
    await page.getByRole('tab', { name: 'Stammdaten' }).click()
    await page.getByRole('combobox', { name: 'Übergeordnet' }).fill(parish)
    await page.getByRole('option', { name: parish }).first().click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Ein Geschäftspartner kann sich nicht selbst übergeordnet sein')).toBeVisible()
  })

  await test.step('a deleted district stays in sight at its parish, and comes back', async () => {
    await page.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page).toHaveURL(/\/business-partners(\?|$)/)
    await page.getByPlaceholder('Suchen').fill(district)
    await expect(page.getByText('Keine Ergebnisse')).toBeVisible()
    await page.getByRole('tab', { name: 'Gelöschte' }).click()
    await searchFor(page, district)
    await page.getByRole('row', { name: district }).click()
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wiederherstellen' }).click()
    await expect(page.getByRole('button', { name: 'Löschen' })).toBeVisible()
  })
})

test('a burial form that is deleted while a process uses it stays chosen there, in red', async ({ page }) => {
  const form = `Form ${newFamilyName()}`
  await signIn(page, 'admin@abendrot.example')
  const made = await page.request.post('/api/v1/tenants/1/burial-forms', { data: { name: form, burialTypeId: 1 } })
  const { id } = await made.json()
  await page.request.put(`/api/v1/tenants/1/legal-entities/1/burial-forms/${id}`)
  await page.request.patch('/api/v1/tenants/1/legal-entities/1/processes/1', { data: { burialFormId: id } })

  await page.goto('/admin/burial-types?tab=burial-forms')
  await searchFor(page, form)
  await page.getByRole('row', { name: form }).getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('row', { name: form })).toHaveCount(0)

  await page.goto('/processes/1')
  await expect(page.getByText(`${form} (gelöscht)`)).toBeVisible()
  await page.getByRole('button', { name: 'Bestattungsform' }).click()
  const chosen = page.getByRole('combobox', { name: 'Bestattungsform' })
  await expect(chosen).toHaveValue(form)
  const colours = await chosen.evaluate((input) => [
    getComputedStyle(input).color,
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-error-main').trim(),
  ])
  const red = await page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    return getComputedStyle(probe).color
  }, colours[1] ?? '')
  expect(colours[0]).toBe(red)
})
