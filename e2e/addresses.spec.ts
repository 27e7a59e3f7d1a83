import { expect, test } from '@playwright/test'
import { enter, newFamilyName, searchFor, signIn } from './staff'

test('a drawer is found again after a reload and by whoever is sent its address', async ({ page }) => {
  const lastName = newFamilyName()
  await signIn(page)
  const made = await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { firstName: 'Anna', lastName, gender: 'FEMALE', dateOfBirth: '1940-04-12' },
  })
  const { id } = await made.json()
  const drawer = page.getByRole('dialog', { name: `Anna ${lastName}` })

  await test.step('what is opened stands in the address', async () => {
    await page.goto('/persons')
    await searchFor(page, lastName)
    await page.getByRole('row', { name: lastName }).click()
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`[?&]person=${id}(&|$)`))
  })

  await test.step('a reload opens it again, and going back closes it', async () => {
    await page.reload()
    await expect(drawer.getByRole('textbox', { name: 'Nachname' })).toHaveValue(lastName)
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).not.toHaveURL(/person=/)
  })

  await test.step('a link opens it over any page, and closing leaves that page', async () => {
    await page.goto(`/tasks?person=${id}`)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/tasks$/)
  })

  await test.step('who is signed out comes to it over the sign-in', async () => {
    await page.context().clearCookies()
    await page.goto(`/persons?person=${id}`)
    await enter(page)
    await expect(drawer).toBeVisible()
  })
})

test('a row that opens a drawer is a link to it, for another tab', async ({ page }) => {
  const lastName = newFamilyName()
  await signIn(page)
  const data = { firstName: 'Anna', lastName, gender: 'FEMALE', dateOfBirth: '1940-04-12' }
  await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', { data })
  await page.goto('/persons')
  await searchFor(page, lastName)
  const other = page.context().waitForEvent('page')
  await page
    .getByRole('row', { name: lastName })
    .getByRole('link', { name: lastName })
    .click({ modifiers: ['Control'] })
  await expect((await other).getByRole('dialog', { name: `Anna ${lastName}` })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
