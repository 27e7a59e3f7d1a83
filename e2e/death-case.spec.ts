import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, searchFor, signIn } from './staff'

/** Opens a choice and takes an option of it. */
const choose = async (page: Page, label: string, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Types into a picker and takes the first find. */
const pick = async (page: Page, label: string, typed: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed)
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .click()
}

const typeDate = async (page: Page, label: string, digits: string): Promise<void> => {
  await page.getByRole('textbox', { name: label }).fill(digits)
  await page.keyboard.press('Tab')
}

const recordDeceased = async (page: Page, lastName: string): Promise<void> => {
  await page.goto('/persons/create')
  await page.getByRole('switch', { name: 'Verstorben' }).check()
  await choose(page, 'Anrede', /^Frau$/)
  await expect(page.getByRole('combobox', { name: 'Geschlecht' })).toHaveText('weiblich')
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Hertha')
  await page.getByRole('textbox', { name: 'Nachname' }).fill(lastName)
  await typeDate(page, 'Geburtsdatum', '17051938')
  await typeDate(page, 'Sterbedatum', '19112026')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('angehoerige@post.example')
  await page.getByRole('button', { name: 'Speichern' }).click()
}

const openProcess = async (page: Page, family: string): Promise<void> => {
  await page.goto('/processes')
  await page.getByRole('main').getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect(page.getByRole('dialog', { name: 'Vorgang anlegen' })).not.toContainText('wiederhergestellt')
  await choose(page, 'Aufnahme', /telefonisch/)
  await choose(page, 'Bestattungsart', /Feuerbestattung/)
  await choose(page, 'Bestattungsform', /Kolumbarium/)
  await choose(page, 'Filiale', /Altstadt/)
  await pick(page, 'Verstorbene Person', family)
  await pick(page, 'Auftraggebende Person', 'Schäfer')
  await page.getByRole('dialog').getByRole('button', { name: 'Vorgang anlegen' }).click()
}

test('a death case from the call to the open process', async ({ page }) => {
  const family = newFamilyName()
  await signIn(page)

  await test.step('the deceased is recorded', async () => {
    await recordDeceased(page, family)
    await expect(page).not.toHaveURL(/create/)
  })

  await test.step('recording her again answers with the one who is there, and keeps what was typed', async () => {
    await recordDeceased(page, family)
    const dialog = page.getByRole('dialog', { name: 'Diese Person gibt es vielleicht schon' })
    await expect(dialog).toContainText(family)
    await dialog.getByRole('button', { name: 'Person öffnen' }).click()
    const drawer = page.getByRole('dialog', { name: `Hertha ${family}` })
    await drawer.getByRole('button', { name: 'Schließen' }).first().click()
    await expect(drawer).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue(family)
  })

  await test.step('she is found in the list', async () => {
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await page.goto('/persons')
    await page.getByPlaceholder('Suchen').fill(`hertha ${family.toLowerCase()}`)
    await expect(page.getByRole('row', { name: new RegExp(family) })).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Schäfer/ })).toHaveCount(0)
  })

  await test.step('a process is opened for her', async () => {
    await openProcess(page, family)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a second one is answered with the first', async () => {
    await openProcess(page, family)
    const dialog = page.getByRole('dialog').filter({ hasText: 'Trotzdem' })
    await expect(dialog).toContainText(family)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('combobox', { name: 'Bestattungsform' })).toHaveValue('Kolumbarium')
  })

  await test.step('it is found in the list and opens as a page', async () => {
    await page.goto('/processes')
    await searchFor(page, family)
    await page.getByRole('row', { name: new RegExp(family) }).click()
    await expect(page).toHaveURL(/\/processes\/\d+/)
    await expect(page.getByRole('main')).toContainText('* 17.05.1938 † 19.11.2026 - 88 Jahre')
    await expect(page.getByRole('main')).toContainText('aktiv')
  })
})
