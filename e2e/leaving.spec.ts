import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { newFamilyName, searchFor, signIn } from './staff'

/** Somebody who has died and whom no other journey knows, open beside the list. Answers how to open her again. */
const openPerson = async (page: Page): Promise<{ drawer: Locator; open: () => Promise<void> }> => {
  const lastName = newFamilyName()
  await signIn(page)
  const made = await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { firstName: 'Anna', lastName, gender: 'FEMALE', dateOfBirth: '1940-04-12', deceasedAt: '2026-11-02' },
  })
  expect(made.status()).toBe(201)
  await page.goto('/persons')
  await searchFor(page, lastName)
  const drawer = page.getByRole('dialog', { name: `Anna ${lastName}` })
  const open = async () => {
    await page.getByRole('row', { name: lastName }).click()
    await expect(drawer.getByRole('textbox', { name: 'Nachname' })).toHaveValue(lastName)
  }
  await open()
  return { drawer, open }
}

test('the back button closes an unchanged drawer, and asks about a changed one', async ({ page }) => {
  const { drawer, open } = await openPerson(page)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/persons/)

  await open()
  const birthName = drawer.getByRole('textbox', { name: 'Geburtsname' })
  await birthName.fill('Nie gespeichert')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(birthName).toHaveValue('Nie gespeichert')
  await page.goBack()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(drawer).toHaveCount(0)
})

test('who closes a drawer while it saves keeps what he types into the next one', async ({ page }) => {
  const { drawer, open } = await openPerson(page)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  const birthName = drawer.getByRole('textbox', { name: 'Geburtsname' })
  for (const name of ['Adler', 'Berger', 'Cramer']) {
    // The answer is on its way while the drawer is being left, by key and by the button of the browser.
    const held = new Promise<Route>((hold) =>
      page.route(/\/persons\/\d+$/, (route) => (route.request().method() === 'PATCH' ? hold(route) : route.fallback())),
    )
    await birthName.fill(name)
    await page.keyboard.press('Control+s')
    const save = await held
    if (name === 'Berger') await page.evaluate(() => history.back())
    else await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })).toBeVisible()
    await save.continue()
    await page.unrouteAll()
    await expect(drawer).toHaveCount(0)

    await open()
    await expect(birthName).toHaveValue(name)
    await birthName.fill('Nie gespeichert')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(birthName).toHaveValue('Nie gespeichert')
    await birthName.fill(name)
  }
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/persons' && !url.searchParams.has('person'))
})

test('the browser itself asks before a tab with unsaved text is closed', async ({ page }) => {
  const { drawer } = await openPerson(page)
  await drawer.getByRole('textbox', { name: 'Geburtsname' }).fill('Nie gespeichert')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('an address of the built-in list is found and stored as the place of death', async ({ page }) => {
  const { drawer } = await openPerson(page)
  const place = drawer.getByRole('group', { name: 'Sterbeort' })
  await place.getByRole('combobox', { name: 'Straße und Ort' }).fill('Zittau')
  await page
    .getByRole('option', { name: /Zittau/ })
    .first()
    .click()
  await expect(place.getByText(/Zittau/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Person wurde gespeichert')).toBeVisible()
})
