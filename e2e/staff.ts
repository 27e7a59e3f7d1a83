import { expect, type Page } from '@playwright/test'

export const demoPassword = 'pietas-demo-2026'

/** Signs in by keyboard, as staff do, and waits for the start page. */
export const signIn = async (page: Page, email = 'office@abendrot.example'): Promise<void> => {
  await page.goto('/auth/sign-in')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/auth'))
}

/** A family name that no other journey uses. */
export const newFamilyName = (): string =>
  `Test${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`

/**
 * Searches a list for what is there once, and waits until it is all that the list shows: a row that moves under the
 * mouse cannot be clicked.
 */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Suchen').fill(text)
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
}
