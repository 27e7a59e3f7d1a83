import { expect, type Locator, type Page } from '@playwright/test'

export const demoPassword = 'pietas-demo-2026'

/** Signs in by keyboard, as staff do, and waits for the page that it leads to. */
export const enter = async (page: Page, email = 'office@abendrot.example'): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/auth'))
}

/**
 * Signs in by the call that the form makes, and opens nothing: what a journey is not about need not be loaded and typed
 * for each of them.
 */
export const signIn = async (page: Page, email = 'office@abendrot.example'): Promise<void> => {
  const entered = await page.request.post('/api/v1/auth/sign-in', { data: { email, password: demoPassword } })
  expect(entered.status()).toBe(200)
}

/** Opens a page as somebody who has signed in. */
export const openAs = async (page: Page, path: string, email?: string): Promise<void> => {
  await signIn(page, email)
  await page.goto(path)
}

// Each sounds like no other one, so that two names of the same length are never taken for the same person.
const syllables = ['ba', 'da', 'fa', 'ga', 'la', 'ma', 'ra', 'sa']

/** A family name that no other journey uses, that begins like no other one and sounds like none. */
export const newFamilyName = (): string =>
  `Test${Array.from({ length: 8 }, () => syllables[Math.floor(Math.random() * syllables.length)]).join('')}`

/**
 * Searches a list for what is there once, and waits until it is all that the list shows: a row that moves under the
 * mouse cannot be clicked.
 */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Suchen').fill(text)
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
}

/** Searches a list for what many rows say, and waits until no other row is left that could still move. */
export const narrowTo = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Suchen').fill(text)
  const rows = page.locator('tbody tr:not([data-group])')
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
  await expect(rows.filter({ hasText: text }).first()).toBeVisible()
}

/**
 * Opens the short list that has the focus and takes an option, by the arrow keys: letters would be a new word after half
 * a second without one, and a busy machine may need that long between two of them.
 */
export const chooseByKeyboard = async (page: Page, box: Locator, option: string): Promise<void> => {
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('listbox')
  await expect(list.locator(':focus')).toBeVisible()
  const wanted = list.getByRole('option', { name: option, exact: true })
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  const count = await list.getByRole('option').count()
  // The list opens at what is chosen and ends at its last option.
  await page.keyboard.press('Home')
  for (let steps = 0; steps < count && !(await isThere()); steps += 1) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
}
