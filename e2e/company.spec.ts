import { expect, test } from '@playwright/test'
import { openAs } from './staff'

const house = 'Bestattungshaus Abendrot Zittau'

test('who manages a house gives it a look, a secret and a row of numbers, and finds each at its address', async ({
  page,
}) => {
  await openAs(page, '/admin/companies', 'admin@abendrot.example')
  await page.getByRole('row', { name: new RegExp(house) }).click()
  await expect(page.getByRole('heading', { level: 1, name: house })).toBeVisible()

  await test.step('the look is tried out while it is typed, and kept', async () => {
    await page.getByRole('tab', { name: 'Auftritt' }).click()
    const second = page.getByRole('textbox', { name: 'Zweitfarbe' })
    await second.fill('#1e3a8a')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Speichern' }).click()
    await page.reload()
    await expect(second).toHaveValue('#1e3a8a')
  })

  await test.step('what is secret is stored and never shown again', async () => {
    await page.getByRole('tab', { name: 'Bank' }).click()
    const secret = page.getByLabel('Zugangsschlüssel')
    await secret.fill('geheim-4711')
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Speichern' }).click()
    expect(await (await stored).text()).not.toContain('geheim-4711')
    await page.reload()
    await expect(secret).toHaveValue('')
    await expect(page.getByText('Hinterlegt und nicht mehr lesbar', { exact: false })).toBeVisible()
    expect(await page.content()).not.toContain('geheim-4711')
  })

  await test.step('the numbers to come are seen before they are stored', async () => {
    await page.getByRole('tab', { name: 'Nummernkreise' }).click()
    await page.getByRole('row', { name: /Gutschrift/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Vorsatz' }).fill('Z-')
    await drawer.getByRole('textbox', { name: 'Beginnt mit' }).fill('98')
    await expect(drawer.getByRole('status', { name: 'So sehen die Nummern aus' })).toContainText('Z-98, Z-99, Z-100')
    await expect(page).toHaveURL(/tab=numbers&item=numberRanges-\d+-2/)
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await expect(drawer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('row', { name: /Gutschrift/ })).toContainText('Z-98')
  })
})

test('who does not manage a house is told so at its address, and nothing of it', async ({ page }) => {
  await openAs(page, '/admin/companies/2?tab=factoring')
  await expect(page.getByRole('main')).toContainText('Verwaltung')
  await expect(page.getByRole('tab', { name: 'Factoring' })).toHaveCount(0)
})

test('the old addresses of branches and accounts lead to the company in which one works', async ({ page }) => {
  await openAs(page, '/', 'admin@abendrot.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [address, tab, row] of [
    ['/admin/branches', 'Filialen', / Filiale /],
    ['/admin/accounts', 'Konten', /./],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/admin\/companies\/\d+\?tab=(branches|accounts)$/)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByRole('row', { name: row }).nth(1)).toBeVisible()
    // One step back leads to where somebody was before, and not to the old address again.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /Guten/ })).toBeVisible()
  }
})
