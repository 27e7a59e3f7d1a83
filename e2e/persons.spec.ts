import { expect, type Page, test } from '@playwright/test'
import { chooseByKeyboard, newFamilyName, openAs, searchFor, signIn } from './staff'

/** Types into the field that has the focus and goes to the next one. */
const typeOn = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** Goes on by keyboard until the field of that name has the focus. */
const tabTo = async (page: Page, role: 'textbox' | 'combobox' | 'button' | 'switch', name: string): Promise<void> => {
  const field = page.getByRole(role, { name, exact: true }).first()
  await expect(async () => {
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused({ timeout: 50 })
    }
  }).toPass({ intervals: [0], timeout: 20_000 })
}

const choose = (page: Page, name: string, option: string): Promise<void> =>
  chooseByKeyboard(page, page.getByRole('combobox', { name, exact: true }), option)

test('a person is entered by keyboard alone, with relationships', async ({ page }) => {
  const family = newFamilyName()
  await openAs(page, '/persons/create')
  await choose(page, 'Anrede', 'Frau')
  await tabTo(page, 'textbox', 'Vorname')
  await typeOn(page, 'Hertha')
  await typeOn(page, family)
  await tabTo(page, 'textbox', 'Geburtsdatum')
  await typeOn(page, '17051938')
  await tabTo(page, 'textbox', 'E-Mail')
  await typeOn(page, 'hertha@post.example')

  await tabTo(page, 'combobox', 'Beziehung')
  await choose(page, 'Beziehung', 'verheiratet')
  await tabTo(page, 'switch', 'ohne Person')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Hinzufügen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'verheiratet' })).toBeVisible()
  await tabTo(page, 'button', 'Angaben zur Ehe')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Ort der Eheschließung')
  await typeOn(page, 'Görlitz')
  await tabTo(page, 'textbox', 'IBAN')
  await typeOn(page, 'DE89370400440532013000')
  await expect(page.getByRole('textbox', { name: 'Kreditinstitut' })).toHaveValue('Commerzbank')
  await page.keyboard.press('Control+s')

  const drawer = page.getByRole('dialog', { name: `Hertha ${family}` })
  await expect(drawer.getByRole('heading', { name: /Familienstand/ })).toHaveText(/verheiratet$/)
  await expect(drawer.getByRole('textbox', { name: 'Ort der Eheschließung' })).toHaveValue('Görlitz')
  await expect(drawer.getByRole('textbox', { name: 'BIC' })).toHaveValue('COBADEFFXXX')
})

/** Records somebody without the screen and opens the record on it. */
const openNewPerson = async (page: Page, family: string): Promise<void> => {
  await page.goto('/persons/create')
  await page.getByRole('combobox', { name: 'Anrede' }).click()
  await page.getByRole('option', { name: 'Frau' }).click()
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Hertha')
  await page.getByRole('textbox', { name: 'Nachname' }).fill(family)
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('17051938')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('dialog', { name: `Hertha ${family}` })).toBeVisible()
}

const open = async (page: Page, family: string): Promise<void> => {
  await page.goto('/persons')
  await searchFor(page, family)
  await page.getByRole('row', { name: new RegExp(family) }).click()
  await expect(page.getByRole('textbox', { name: 'Beruf' })).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click()

test('two browsers change the same person, and neither loses a word', async ({ browser, page }) => {
  const family = newFamilyName()
  await signIn(page)
  await openNewPerson(page, family)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other)
  await open(other, family)

  // Typed before the other one stores: a newer version takes over only what was not touched.
  await page.getByRole('textbox', { name: 'Beruf' }).fill('Schneiderin')
  await page.getByRole('textbox', { name: 'Geburtsname' }).fill('Wolf')
  await other.getByRole('textbox', { name: 'Beruf' }).fill('Bäckerin')
  await other.getByRole('textbox', { name: 'Ort', exact: true }).fill('Zittau')
  await expect(other.getByRole('textbox', { name: 'Beruf' })).toHaveValue('Bäckerin')
  await expect(other.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Zittau')
  const stored = other.waitForRequest((request) => request.method() === 'PATCH')
  await save(other)
  expect((await stored).postDataJSON()).toEqual({ profession: 'Bäckerin', city: 'Zittau' })
  await expect(other.getByText('Die Person wurde gespeichert')).toBeVisible()
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Dieser Datensatz wurde inzwischen geändert' })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: 'Ihre Eingabe Schneiderin' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Inzwischen gespeichert Bäckerin' }).check()
  await dialog.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await expect(page.getByText('Die Person wurde gespeichert').first()).toBeVisible()

  await open(page, family)
  await expect(page.getByRole('textbox', { name: 'Beruf' })).toHaveValue('Bäckerin')
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Zittau')
  await expect(page.getByRole('textbox', { name: 'Geburtsname' })).toHaveValue('Wolf')
  await elsewhere.close()
})

test('the estate is recorded beside the person, and both are kept', async ({ page }) => {
  const family = newFamilyName()
  await signIn(page)
  await openNewPerson(page, family)
  await page.getByRole('textbox', { name: 'Beruf' }).fill('Bäckerin')
  await page.getByRole('tab', { name: 'Erbschaft' }).click()
  await page.getByRole('switch', { name: 'Grundvermögen' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Daten' }).click()
  await expect(page.getByRole('textbox', { name: 'Beruf' })).toHaveValue('Bäckerin')
  // Another version of the record is stored by now, and nobody has to be asked about it.
  await save(page)
  await expect(page.getByRole('dialog', { name: `Hertha ${family}` })).toHaveCount(0)
  await open(page, family)
  await expect(page.getByRole('textbox', { name: 'Beruf' })).toHaveValue('Bäckerin')
  await page.getByRole('tab', { name: 'Erbschaft' }).click()
  await expect(page.getByRole('switch', { name: 'Grundvermögen' })).toBeChecked()
})
