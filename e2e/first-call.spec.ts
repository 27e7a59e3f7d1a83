import { addDays, formatDay, today } from '@pietas/contract/kit/days'
import { expect, type Locator, test } from '@playwright/test'
import { box, field, keyboardOf, mostKeys, sheetOf } from './first-call'
import { newFamilyName, openAs } from './staff'

test('a call at night becomes a case, with few keys and no mouse', async ({ page }) => {
  const [family, other] = [newFamilyName(), newFamilyName()]
  await openAs(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /offene[r]? Anruf/ })).toBeVisible()
  const { press, tabTo, type, pick, count } = keyboardOf(page)
  const { sheet, caller, dead } = sheetOf(page)
  const began = Date.now()

  await press('Alt+a')
  await expect(box(caller, 'Anrede')).toBeFocused()
  await pick(box(caller, 'Anrede'), 'Frau')
  await type(field(caller, 'Vorname'), 'Petra')
  await type(field(caller, 'Nachname'), other)
  await type(field(caller, 'Telefon'), '03581 12 34 56')
  await pick(box(caller, 'Ist für die verstorbene Person'), 'Kind')

  await pick(box(dead, 'Anrede'), 'Herr')
  await type(field(dead, 'Vorname'), 'Karl')
  await type(field(dead, 'Nachname'), family)
  await type(field(dead, 'Geburtsdatum'), '02041938')
  await type(field(dead, 'Verstorben am'), formatDay(today()))
  await type(field(dead, 'Uhrzeit'), '0005')
  await tabTo(dead.getByRole('button', { name: 'Ja', exact: true }))
  await press('j')
  await pick(box(dead, 'Wo ist die Person verstorben?'), 'Klinikum', /Klinikum/)

  await pick(box(sheet, 'Bestattungsart'), 'Feuer', /Feuer/)
  await pick(box(sheet, 'Bestattungsform'), 'Kolumbarium', /Kolumbarium/)
  await type(field(sheet, 'Abholung am'), `${formatDay(addDays(today(), 40))} 05:15`)
  await pick(box(sheet, 'Filiale'), 'Altstadt', /Altstadt/)
  await type(field(sheet, 'Notiz'), 'Schlüssel bei der Nachbarin')
  await press('Control+s')

  await expect(page).toHaveURL(/\/processes\/\d+/)
  console.log(`first call: ${count()} keys beside the text, ${Math.round((Date.now() - began) / 1000)} s`)
  expect(count()).toBeLessThanOrEqual(mostKeys)
  await expect(page.getByText(`Karl ${family}`).first()).toBeVisible()
  await expect(page.getByText(/Klinikum/).first()).toBeVisible()
})

test('a call that breaks off is kept for the whole house, until somebody discards it', async ({ page, browser }) => {
  const family = newFamilyName()
  await openAs(page, '/')
  await expect(page.getByRole('button', { name: /offene[r]? Anruf/ })).toBeVisible()
  await page.keyboard.press('Alt+a')
  const { sheet, caller } = sheetOf(page)
  await expect(box(caller, 'Anrede')).toBeFocused()
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect(caller.getByText('Bitte Namen oder Telefonnummer angeben')).toBeVisible()
  await field(caller, 'Nachname').fill(family)
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect(sheet).toHaveCount(0)

  const colleague = await browser.newPage()
  await openAs(colleague, '/persons', 'dispo@abendrot.example')
  await colleague.getByRole('button', { name: /offene[r]? Anruf/ }).click()
  await colleague.getByRole('menuitem', { name: new RegExp(family) }).click()
  const theirs = sheetOf(colleague)
  await expect(field(theirs.caller, 'Nachname')).toHaveValue(family)

  // What the case lacks is said at its field, and nothing of it is lost.
  await field(theirs.dead, 'Nachname').fill(family)
  await theirs.sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect(theirs.dead.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
  await theirs.sheet.getByRole('button', { name: 'Verwerfen' }).click()
  await colleague.getByRole('textbox', { name: 'Warum?' }).fill('Verwählt')
  await colleague.getByRole('dialog', { name: 'Anruf verwerfen?' }).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(theirs.sheet).toHaveCount(0)

  await page.getByRole('button', { name: /offene[r]? Anruf/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Neuer Anruf' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: new RegExp(family) })).toHaveCount(0)
  await colleague.close()
})

test('on a telephone a call becomes a case by touch alone', async ({ browser }) => {
  const [family, other] = [newFamilyName(), newFamilyName()]
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openAs(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Erster Anruf' }).tap()
  const { sheet, caller, dead } = sheetOf(page)
  const pick = async (target: Locator, option: string | RegExp): Promise<void> => {
    await target.tap()
    await page.getByRole('option', { name: option }).first().tap()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  const type = async (target: Locator, text: string): Promise<void> => {
    await target.tap()
    await page.keyboard.insertText(text)
  }
  await pick(box(caller, 'Anrede'), 'Frau')
  await type(field(caller, 'Vorname'), 'Petra')
  await type(field(caller, 'Nachname'), other)
  await type(field(caller, 'Telefon'), '03581 65 43 21')
  await expect(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  await pick(box(dead, 'Anrede'), 'Herr')
  await type(field(dead, 'Vorname'), 'Karl')
  await type(field(dead, 'Nachname'), family)
  await dead.getByText('Geburtsdatum unbekannt').tap()
  await pick(box(sheet, 'Bestattungsart'), /Feuer/)
  await pick(box(sheet, 'Bestattungsform'), /Kolumbarium/)
  await pick(box(sheet, 'Filiale'), /Altstadt/)
  // Nothing of it is wider than the screen, and what finishes it stays in sight.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).tap()
  await expect(page).toHaveURL(/\/processes\/\d+/)
  await expect(page.getByRole('main').getByText(`Karl ${family}`).first()).toBeVisible()
  await context.close()
})

test('what was typed when the machine went down is among the open calls of the house', async ({ page, browser }) => {
  const family = newFamilyName()
  await openAs(page, '/')
  await expect(page.getByRole('button', { name: /offene[r]? Anruf/ })).toBeVisible()
  await page.keyboard.press('Alt+a')
  const { sheet, caller } = sheetOf(page)
  await field(caller, 'Nachname').fill(family)
  await expect(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field(caller, 'Nachname')).toHaveValue(family)
  await page.close({ runBeforeUnload: false })

  const colleague = await browser.newPage()
  await openAs(colleague, '/', 'dispo@abendrot.example')
  await colleague.getByRole('button', { name: /offene[r]? Anruf/ }).click()
  await colleague.getByRole('menuitem', { name: new RegExp(family) }).click()
  await sheetOf(colleague).sheet.getByRole('button', { name: 'Verwerfen' }).click()
  await colleague.getByRole('textbox', { name: 'Warum?' }).fill('Probe')
  await colleague.getByRole('dialog', { name: 'Anruf verwerfen?' }).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(sheetOf(colleague).sheet).toHaveCount(0)
  await colleague.close()
})
