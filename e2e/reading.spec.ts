import { expect, test } from '@playwright/test'
import { settled } from './page'
import { narrowTo, openAs } from './staff'

test('whoever skips the menu comes back to the row that he opened, and to the top of the next page', async ({
  page,
}) => {
  await openAs(page, '/persons')
  await settled(page)
  const address = page.url()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The address is still that of the page, so that no later step leads back here.
  expect(page.url()).toBe(address)
  const row = page.locator('tbody tr').nth(2)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator('tbody tr').first()).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [10] })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()

  await page.getByRole('navigation').getByRole('link', { name: 'Vorgänge' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vorgänge' })).toBeVisible()
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the box of a row is read with the name of who stands in it', async ({ page }) => {
  await openAs(page, '/persons')
  await narrowTo(page, 'Petersen')
  await expect(page.getByRole('checkbox', { name: /^(?!.*undefined).*Petersen, Christa/ })).toBeVisible()
})

test('on a mirrored page a long name ends in dots, and its start is never what is cut', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl' })))
  await openAs(page, '/')
  for (const path of [
    '/',
    '/persons',
    '/processes',
    '/processes/1',
    '/processes/1?tab=documents',
    '/tasks',
    '/business-partners',
    '/business-partners/1',
  ]) {
    await page.goto(path)
    await settled(page)
    const turned = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { textOverflow, direction, unicodeBidi } = getComputedStyle(element)
          const mayBeCut =
            textOverflow === 'ellipsis' && /\p{Script=Latin}/u.test(element.textContent) && element.checkVisibility()
          return (
            mayBeCut &&
            !element.matches('input, textarea, .MuiInputLabel-root') &&
            (direction === 'rtl' || unicodeBidi === 'plaintext')
          )
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    )
    expect([...new Set(turned)], path).toEqual([])
  }
})
