import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, openAs, signIn } from './staff'

const record = (page: Page, data: object) =>
  page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { gender: 'FEMALE', ...data },
    params: { ignoreDuplicates: 'true' },
  })

test('a list is narrowed, kept as a view, found again after a reload, and exported', async ({ page }) => {
  const family = newFamilyName()
  await signIn(page, 'admin@abendrot.example')
  await record(page, { firstName: 'Alma', lastName: family, dateOfBirth: '1931-04-30' })
  await record(page, { firstName: 'Berta', lastName: family, dateOfBirth: '1932-04-30' })
  await page.goto('/persons')

  await test.step('by the year of birth', async () => {
    await page.getByRole('button', { name: 'Geburtsdatum' }).first().click()
    await page.getByLabel('Jahr').selectOption('1931')
    await page.getByRole('button', { name: 'Fertig' }).click()
    await page.getByPlaceholder('Suchen').fill(family)
    await expect(page.getByRole('row', { name: /Alma/ })).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Berta/ })).toHaveCount(0)
  })

  await test.step('as a view of one’s own', async () => {
    await page.getByRole('button', { name: 'Neue Ansicht' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Jahrgang 1931')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page).toHaveURL(new RegExp(`q=${family}`))
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Jahrgang 1931' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Geburtsdatum: 1931' })).toBeVisible()
    await page.getByRole('tab', { name: 'Alle' }).click()
    await expect(page.getByRole('row', { name: /Berta/ })).toHaveCount(1)
  })

  await test.step('as a file', async () => {
    await page.keyboard.press('F6')
    await page.getByRole('button', { name: 'Exportieren' }).click()
    await page.getByRole('button', { name: 'Export starten' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/_persons_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.xlsx$/)
    expect(await download.failure()).toBeNull()
  })
})

test('a filtered list is sent by its address, its rows are links, and the way back leads to the same place', async ({
  page,
  browser,
}) => {
  await openAs(page, '/processes', 'office@abendrot.example')
  await page.getByRole('tab', { name: 'Vorsorge' }).click()
  await expect(page).toHaveURL(/\?view=provisions$/)
  const sent = page.url()

  await test.step('another user sees the same list', async () => {
    const colleague = await (await browser.newContext()).newPage()
    await openAs(colleague, sent, 'admin@abendrot.example')
    await expect(colleague.getByRole('tab', { name: 'Vorsorge' })).toHaveAttribute('aria-selected', 'true')
    await colleague.close()
  })

  await test.step('a row opens in another tab of the browser, or here', async () => {
    await page.getByRole('tab', { name: 'Alle' }).click()
    const row = page.locator('[data-index="2"]')
    const name = row.locator('td').nth(4)
    const [other] = await Promise.all([page.context().waitForEvent('page'), name.click({ button: 'middle' })])
    await expect(other).toHaveURL(/\/processes\/\d+$/)
    await other.close()
    await name.click()
    await expect(page).toHaveURL(/\/processes\/\d+$/)
  })

  await test.step('back, the row has the focus', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/processes$/)
    await expect(page.locator('[data-index="2"]')).toBeFocused()
  })
})
