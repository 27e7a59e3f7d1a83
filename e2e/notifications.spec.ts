import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, openAs, signIn } from './staff'

// By its label: behind an open drawer it has no role for anybody.
const bell = (page: Page) => page.locator('header button[aria-label^="Benachrichtigungen"]')

const unreadAt = async (page: Page): Promise<number> =>
  Number(/(\d+) ungelesene/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

/** The page of somebody else, in a browser of his own. */
const pageOf = async (page: Page, email: string): Promise<Page> => {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  // What happens before the page listens is told by its next question alone, a minute later.
  const listening = other.waitForResponse((response) => response.url().endsWith('/events'))
  await openAs(other, '/', email)
  await listening
  await expect(bell(other)).toBeVisible()
  return other
}

test('a task that somebody is given rings his bell, leads him to it and is read by that', async ({ page }) => {
  const title = `Blumen ${newFamilyName()}`
  await openAs(page, '/')
  const technician = await pageOf(page, 'technik@abendrot.example')
  await expect.poll(() => unreadAt(technician)).toBeGreaterThan(0)
  const before = await unreadAt(technician)

  await test.step('the office gives him a task', async () => {
    const me = await (await technician.request.get('/api/v1/auth/me')).json()
    const [tenant] = me.tenants
    const basic = {
      ...{ status: 'OPEN', title, dueDate: '2035-01-02', userId: me.user.id },
      legalEntityId: tenant.legalEntities[0].id,
    }
    const made = await page.request.post(`/api/v1/tenants/${tenant.id}/tasks`, { data: { basic } })
    expect(made.status()).toBe(201)
  })

  await test.step('his bell counts one more by itself', async () => {
    await expect.poll(() => unreadAt(technician), { timeout: 15_000 }).toBe(before + 1)
  })

  await test.step('the drawer tells of it and leads there', async () => {
    await bell(technician).click()
    const drawer = technician.getByRole('dialog', { name: 'Benachrichtigungen' })
    await drawer.getByRole('button', { name: new RegExp(title) }).click()
    await expect(technician.getByRole('dialog', { name: `Aufgabe ${title}` })).toBeVisible()
    await expect.poll(() => unreadAt(technician)).toBe(before)
    await technician.reload()
    await expect(technician.getByRole('dialog', { name: `Aufgabe ${title}` })).toBeVisible()
    await expect.poll(() => unreadAt(technician)).toBe(before)
  })
  await technician.context().close()
})

test('an announcement is written, read by a colleague, and the author sees by whom', async ({ page }) => {
  const title = `Feier ${newFamilyName()}`
  await signIn(page)
  const technician = await pageOf(page, 'technik@abendrot.example')

  await test.step('the office writes it', async () => {
    await page.goto('/admin/announcements')
    await page.getByRole('button', { name: 'Ankündigung schreiben' }).first().click()
    const editor = page.getByRole('dialog', { name: 'Ankündigung schreiben' })
    await editor.getByRole('textbox', { name: 'Titel' }).fill(title)
    await editor.getByRole('textbox', { name: /^Text/ }).fill('Am Freitag um sechs.')
    await editor.getByRole('textbox', { name: 'Titel' }).press('Control+s')
    await expect(page.getByRole('dialog', { name: title }).getByRole('tab', { name: 'Gelesen (0)' })).toBeVisible()
  })

  await test.step('a colleague is told, and reads it', async () => {
    await bell(technician).click()
    const drawer = technician.getByRole('dialog', { name: 'Benachrichtigungen' })
    await drawer.getByRole('button', { name: new RegExp(title) }).click()
    await expect(technician.getByRole('dialog', { name: title })).toContainText('Am Freitag um sechs.')
    await expect(technician).toHaveURL(/announcement=\d+/)
    await technician.goto('/announcements')
    const card = technician.getByRole('article').filter({ hasText: title })
    await expect(card).toBeVisible()
    await expect(card.getByText('neu', { exact: true })).toHaveCount(0)
  })

  await test.step('the author sees who it was', async () => {
    await page.reload()
    const editor = page.getByRole('dialog', { name: title })
    await editor.getByRole('tab', { name: 'Gelesen (1)' }).click()
    await expect(editor.getByRole('list', { name: 'Gelesen von' }).getByRole('listitem')).toHaveCount(1)
  })
  await technician.context().close()
})
