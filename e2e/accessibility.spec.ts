import { expect, type Page, type Request, test } from '@playwright/test'
import { axeFaults, choose, overflowOf, settled } from './page'
import { narrowTo, openAs, signIn } from './staff'

// A look of each kind; that the colours of all of them can be read is worked out beside them, in looks.test.ts.
const looks = [
  { contrast: 'default', preset: 'orange', navigation: 'horizontal' },
  { mode: 'dark', contrast: 'high', preset: 'purple', navigation: 'mini', compact: true },
  { direction: 'rtl', preset: 'cyan' },
  { mode: 'dark', contrast: 'default', direction: 'rtl', preset: 'red', navigation: 'horizontal' },
]

for (const look of looks)
  test(`axe finds nothing in the look ${Object.values(look).join(', ')}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('app-settings', text), JSON.stringify(look))
    await signIn(page)
    for (const screen of ['/', '/persons', '/persons/create', '/business-partners/1']) {
      await page.goto(screen)
      await settled(page)
      expect(await axeFaults(page), screen).toEqual([])
      expect(await overflowOf(page), screen).toBeLessThanOrEqual(0)
    }
    for (const panel of ['Anzeige', 'Konto']) {
      await page.getByRole('button', { name: new RegExp(`^${panel}`) }).click()
      await expect(page.getByRole('dialog', { name: panel })).toBeVisible()
      expect(await axeFaults(page), panel).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
    expect(await axeFaults(page), '?').toEqual([])
  })

for (const width of [1440, 390])
  test(`axe finds nothing in what opens above a list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, '/persons')
    await settled(page)
    for (const opener of ['Spalten', 'Exportieren', 'Sterbedatum', 'Geschlecht', /^Aktionen/]) {
      const button = page.getByRole('button', { name: opener }).first()
      await button.click()
      const opened = page.getByRole('dialog').or(page.getByRole('menu'))
      await expect(opened).toBeVisible()
      await expect(opened.locator('button, input, [role=menuitem]').first()).toBeVisible()
      expect(await axeFaults(page), String(opener)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await page.getByRole('button', { name: 'Neue Ansicht' }).click()
    expect(await axeFaults(page), 'Neue Ansicht').toEqual([])
  })

for (const width of [1440, 390])
  test(`axe finds nothing at the sheet of a first call at ${width} px, and nothing is wider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, '/?firstCall=1')
    const sheet = page.getByRole('dialog', { name: 'Erster Anruf' })
    await expect(sheet.getByRole('textbox', { name: 'Telefon' })).not.toHaveValue('')
    await sheet.getByRole('button', { name: 'Die Person ist inzwischen woanders' }).click()
    await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
    await expect(sheet.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
    for (const mode of ['light', 'dark'] as const) {
      await choose(page, mode)
      expect(await axeFaults(page), mode).toEqual([])
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })

/** Follows the code that a page fetches. Answers how to wait until these files, too, have come in idle time. */
const followCode = (page: Page) => {
  const underway = new Set<Request>()
  const come = new Set<string>()
  page.on('request', (sent) => sent.resourceType() === 'script' && underway.add(sent))
  page.on('requestfinished', (sent) => underway.delete(sent) && come.add(sent.url()))
  page.on('requestfailed', (sent) => underway.delete(sent))
  return async (files: readonly string[]) => {
    const missing = () => files.filter((file) => ![...come].some((url) => url.includes(`/assets/${file}-`)))
    await expect.poll(missing).toEqual([])
    // What they load in turn is asked for before they are.
    await expect.poll(() => underway.size).toBe(0)
  }
}

const openers = [
  ['Spalten', 'column-list'],
  ['Exportieren', 'export'],
  ['Sterbedatum', 'filter-editor'],
  ['Anzeige', 'settings-drawer'],
] as const

test('what is opened while the server is away opens all the same', async ({ page }) => {
  await signIn(page)
  const codeHasCome = followCode(page)
  await page.goto('/persons')
  await settled(page)
  await codeHasCome(openers.map(([, file]) => file))
  await page.context().setOffline(true)
  for (const [opener] of openers) {
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog').locator('button, input').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a look chosen in one tab is the look of the other, and deleting it brings the defaults back', async ({
  page,
  context,
}) => {
  await openAs(page, '/')
  const other = await context.newPage()
  await other.goto('/')
  await settled(other)
  await page.getByRole('button', { name: 'Anzeige', exact: true }).click()
  await page.getByRole('radio', { name: 'Dunkel' }).click()
  await page.getByRole('radio', { name: 'Horizontal' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(other.locator('nav[data-layout=horizontal]')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('app-settings'))
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'light')
  await page.reload()
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
})

for (const width of [1440, 390])
  test(`axe finds nothing in a task in detail at ${width} px, and nothing in it is wider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, '/tasks')
    await narrowTo(page, 'Standesamt')
    await page
      .getByRole('row', { name: /Standesamt/ })
      .first()
      .click()
    const detail = page.getByRole('dialog', { name: /^Aufgabe / })
    await detail.getByRole('button', { name: 'Vorbereitungen des Vorgangs zeigen' }).click()
    await expect(detail.getByRole('heading', { name: 'Abholung' })).toBeVisible()
    for (const mode of ['light', 'dark'] as const) {
      await choose(page, mode)
      expect(await axeFaults(page), mode).toEqual([])
    }
    expect(await detail.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await detail.getByRole('combobox', { name: 'Status' }).click()
    await expect(page.getByRole('option', { name: 'Storniert' })).toBeVisible()
    for (const mode of ['dark', 'light'] as const) {
      await choose(page, mode)
      expect(await axeFaults(page), `Status, ${mode}`).toEqual([])
    }
  })

test('axe finds nothing in the form of a new process, all parts unfolded', async ({ page }) => {
  await openAs(page, '/processes')
  await page.getByRole('main').getByRole('button', { name: 'Vorgang anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vorgang anlegen' })
  for (const part of ['Kundenportal und Auskunft', 'Grab', 'Sterbeurkunden', 'Weitere Personen'])
    await dialog.getByRole('button', { name: part, exact: true }).click()
  await dialog.getByRole('button', { name: 'Person hinzufügen' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Bitte eine Person wählen')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('axe finds nothing in the form of a new task with all it can ask for', async ({ page }) => {
  await openAs(page, '/tasks')
  await page.getByRole('main').getByRole('button', { name: 'Aufgabe anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aufgabe anlegen' })
  await dialog.getByRole('button', { name: 'Überführung', exact: true }).click()
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Teilaufgabe hinzufügen' }).click()
  await dialog.getByRole('button', { name: 'Kommentar und Geschäftspartner' }).first().click()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(dialog.getByRole('group', { name: 'Abholort' }).getByRole('alert')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
