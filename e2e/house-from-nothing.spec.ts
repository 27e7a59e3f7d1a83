import { expect, type Locator, type Page, test } from '@playwright/test'
import { box, field, pick, sheetOf } from './first-call'
import { newFamilyName, openAs } from './staff'

const password = 'gelbe Gummistiefel im Regen'

/** Opens a step of the setting up from its page, as somebody does who goes through it from the top. */
const openStep = async (page: Page, step: string): Promise<void> => {
  await page.goto('/admin/onboarding')
  await page.getByRole('link', { name: `Öffnen: ${step}` }).click()
  await expect(page).not.toHaveURL(/onboarding/)
}

/** Presses save and waits until it is stored: a message of the step before may still say so. */
const save = async (page: Page, part: Locator): Promise<void> => {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await part.getByRole('button', { name: 'Speichern' }).click()
  expect((await stored).status()).toBe(200)
}

const stepOf = (page: Page, step: string) => page.getByRole('listitem', { name: new RegExp(`^${step}`) })

test('a house is set up from nothing, and its first call becomes a case', async ({ page, browser }) => {
  const house = newFamilyName()
  const email = `ina@${house.toLowerCase()}.example`
  const began = Date.now()
  let link = ''

  await test.step('the platform opens a tenant, and without a mail server says where the way in is', async () => {
    await openAs(page, '/global/tenants', 'super@pietas.example')
    await page.getByRole('button', { name: 'Mandant anlegen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Mandant anlegen' })
    const fill = async (part: string, texts: Record<string, string>) => {
      const within = drawer.getByRole('region', { name: part })
      for (const [field, text] of Object.entries(texts))
        await within.getByRole('textbox', { name: field, exact: true }).fill(text)
    }
    await fill('Mandant', { Name: house })
    await fill('Verwaltet wird er von', { Vorname: 'Ina', Nachname: house, 'E-Mail': email })
    await fill('Erstes Unternehmen', { Straße: 'Neißstraße', 'Nr.': '4', PLZ: '02826', Ort: 'Görlitz' })
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/Es gehen keine E-Mails hinaus/)).toBeVisible()

    await page
      .getByRole('row', { name: new RegExp(house) })
      .getByRole('button', { name: 'Aktionen' })
      .click()
    await page.getByRole('menuitem', { name: 'In den Mandanten wechseln' }).click()
    await expect(page.getByText(`Sie arbeiten bei „${house}“.`)).toBeVisible()
    await page.goto('/admin/users')
    await page.getByRole('row', { name: new RegExp(`Ina ${house}|${house}.*Ina`) }).click()
    await page.getByRole('button', { name: 'Link zum Anmelden zeigen' }).click()
    link = await page.getByRole('textbox', { name: 'Link zum Anmelden' }).inputValue()
  })

  const context = await browser.newContext()
  const ina = await context.newPage()

  await test.step('its administrator chooses a password and is led on', async () => {
    await ina.goto(link)
    await ina.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill(password)
    await ina.getByRole('textbox', { name: 'Neues Passwort wiederholen' }).fill(password)
    await ina.getByRole('button', { name: 'Konto einrichten' }).click()
    await expect(ina.getByText('Ihr Konto ist eingerichtet.')).toBeVisible()
    await ina.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await ina.getByLabel('E-Mail-Adresse').fill(email)
    await ina.locator('input[type=password]').fill(password)
    await ina.keyboard.press('Enter')
    await ina.getByRole('link', { name: 'Weiter einrichten' }).click()
    await expect(stepOf(ina, 'Unternehmen')).toContainText('Als Nächstes')
  })

  await test.step('the company', async () => {
    await openStep(ina, 'Unternehmen')
    const panel = ina.getByRole('tabpanel', { name: 'Bank' })
    await panel.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00')
    await panel.getByRole('textbox', { name: /USt/ }).fill('DE136695976')
    await save(ina, panel)
  })

  await test.step('its branch, and who is in charge', async () => {
    await openStep(ina, 'Filialen')
    await ina.getByRole('button', { name: 'Filiale anlegen' }).first().click()
    const drawer = ina.getByRole('dialog', { name: 'Filiale anlegen' })
    const branch = { Name: 'Altstadt', Straße: 'Neißstraße', 'Nr.': '4', PLZ: '02826', Ort: 'Görlitz' }
    for (const [field, text] of Object.entries(branch))
      await drawer.getByRole('textbox', { name: field, exact: true }).fill(text)
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await expect(ina.getByRole('row', { name: /Altstadt/ })).toBeVisible()

    await openStep(ina, 'Zuständige')
    const panel = ina.getByRole('tabpanel', { name: 'Zuständige' })
    for (const area of ['Aufgaben', 'Qualitätsmanagement']) {
      await panel.getByRole('combobox', { name: area, exact: true }).fill('Ina')
      await ina.getByRole('option', { name: /^Ina/ }).click()
    }
    await save(ina, panel)
  })

  await test.step('what it offers, by one press; what it does without is put aside', async () => {
    await ina.goto('/admin/onboarding')
    await ina.getByRole('button', { name: /^Üblichen Satz übernehmen/ }).click()
    await expect(stepOf(ina, 'Bestattungsarten')).toContainText('Erledigt')
    for (const step of ['Benutzer', 'Briefpapier', 'Fahrzeuge', 'Geschäftspartner', 'Personen']) {
      await stepOf(ina, step)
        .getByRole('button', { name: /zurückstellen$/ })
        .click()
      await expect(stepOf(ina, step)).toContainText('Zurückgestellt')
    }
    await expect(ina.getByText('11 von 12 Schritten')).toBeVisible()
  })

  await test.step('the first call becomes a case, and the house is ready', async () => {
    await ina.keyboard.press('Alt+a')
    const { sheet, caller, dead } = sheetOf(ina)
    await field(caller, 'Vorname').fill('Petra')
    await field(caller, 'Nachname').fill(newFamilyName())
    await pick(ina, box(caller, 'Anrede'), 'Frau')
    await pick(ina, box(dead, 'Anrede'), 'Herr')
    await field(dead, 'Vorname').fill('Karl')
    await field(dead, 'Nachname').fill(newFamilyName())
    await dead.getByRole('switch', { name: 'Geburtsdatum unbekannt' }).click()
    await pick(ina, box(sheet, 'Bestattungsart'), 'Feuerbestattung')
    await pick(ina, box(sheet, 'Bestattungsform'), 'Kolumbarium')
    await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
    await expect(ina).toHaveURL(/\/processes\/\d+/)
    await ina.goto('/admin/onboarding')
    await expect(ina.getByText(/^Das Haus ist eingerichtet/)).toBeVisible()
  })
  await context.close()
  console.log(`a house from nothing: ${Math.round((Date.now() - began) / 1000)} s`)
})
