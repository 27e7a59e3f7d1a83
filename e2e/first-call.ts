import { expect, type Locator, type Page } from '@playwright/test'

/** What a first call may take beside the text. */
export const mostKeys = 60

/** Somebody at the keyboard, whose keys beside the text are counted. */
export const keyboardOf = (page: Page) => {
  let keys = 0
  const press = async (key: string): Promise<void> => {
    keys += 1
    await page.keyboard.press(key)
  }
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await press('Tab')
    await expect(target).toBeFocused()
  }
  const type = async (target: Locator, text: string): Promise<void> => {
    await tabTo(target)
    await page.keyboard.type(text)
  }
  const pick = async (target: Locator, typed: string, option: string | RegExp = typed): Promise<void> => {
    await type(target, typed)
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
    await press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  return { press, tabTo, type, pick, count: () => keys }
}

export const sheetOf = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'Erster Anruf' })
  const part = (name: string) => sheet.getByRole('region', { name })
  return { sheet, caller: part('Wer ruft an?'), dead: part('Wer ist verstorben?') }
}

export const box = (within: Locator, name: string) => within.getByRole('combobox', { name, exact: true })
export const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })

/** Opens a list of the sheet by mouse and takes an option. */
export const pick = async (page: Page, target: Locator, option: string | RegExp): Promise<void> => {
  await target.click()
  await page.getByRole('option', { name: option }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
