import { expect, test } from '@playwright/test'
import { newFamilyName, openAs } from './staff'

test('a case is charged for by keyboard, at a price that says why, and a colleague sees it at once', async ({
  page,
  browser,
}) => {
  const song = `Orgelspiel ${newFamilyName()}`
  await openAs(page, '/processes/9?tab=products')
  const picker = page.getByRole('combobox', { name: 'Artikel hinzufügen' })
  const row = (name: string) => page.getByRole('row', { name })

  await test.step('an article by its first letters, after which the field waits for the next', async () => {
    await picker.focus()
    await page.keyboard.type('Talar')
    await expect(page.getByRole('option', { name: /^Talar/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(row('Talar')).toContainText('79,00')
    await expect(picker).toHaveValue('')
    await expect(picker).toBeFocused()
  })

  await test.step('what is no article by what was typed', async () => {
    await page.keyboard.type(song)
    await expect(page.getByRole('option', { name: song })).toBeVisible()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    await expect(form.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(song)
    await form.getByRole('textbox', { name: 'Einzelpreis' }).fill('80')
    await page.keyboard.press('Control+s')
    await expect(form).toHaveCount(0)
    await expect(row(song)).toContainText('80,00')
  })

  const other = await browser.newContext()
  const colleague = await other.newPage()
  await openAs(colleague, '/processes/9?tab=products', 'dispo@abendrot.example')
  await expect(colleague.getByRole('row', { name: song })).toContainText('80,00')
  // He writes freely; articles are picked by who sees the store.
  await expect(colleague.getByRole('button', { name: 'Freie Position' })).toBeVisible()
  await expect(colleague.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveCount(0)

  await test.step('another price asks for its reason, and stands there after a reload of its address', async () => {
    await page.getByRole('button', { name: 'Talar', exact: true }).click()
    await expect(page).toHaveURL(/position=\d+-9/)
    await page.reload()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Einzelpreis' }).fill('70')
    await page.keyboard.press('Control+s')
    await expect(form.getByText('Bitte sagen, warum der Preis ein anderer ist')).toBeVisible()
    await form.getByRole('textbox', { name: 'Grund für den anderen Preis' }).fill('Kleiner Fleck')
    await page.keyboard.press('Control+s')
    await expect(form).toHaveCount(0)
    await expect(row('Talar')).toContainText('Kleiner Fleck')
    await expect(colleague.getByRole('row', { name: 'Talar' })).toContainText('70,00')
  })

  await test.step('one more is seen by both', async () => {
    await colleague.getByRole('button', { name: `Eins mehr: ${song}` }).click()
    await expect(colleague.getByRole('row', { name: song })).toContainText('160,00')
    await expect(row(song)).toContainText('160,00')
  })

  await test.step('and taken away with a way back', async () => {
    for (const name of ['Talar', song]) {
      await page.getByRole('button', { name: `Aktionen: ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Löschen' }).click()
      await expect(row(name)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(row(song).or(row('Talar'))).toHaveCount(1)
  })
  await other.close()
})

test('the family chooses on a tablet by touch, and the choice stands in the case', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })
  const page = await context.newPage()
  await openAs(page, '/processes/12?tab=products')
  await page.getByRole('button', { name: 'Auswahl zeigen' }).tap()
  const choice = page.getByRole('dialog', { name: 'Auswahl' })
  await choice.getByRole('button', { name: 'Urnen', exact: true }).tap()
  await choice.getByRole('button', { name: /^Seeurne Salz/ }).tap()
  await choice.getByRole('button', { name: 'Eins mehr: Seeurne Salz' }).tap()
  await expect(choice.getByText('169,00')).toHaveCount(0)
  await choice.getByRole('switch', { name: 'Preise zeigen' }).tap()
  await expect(choice.getByText('169,00')).toBeVisible()
  await choice.getByRole('button', { name: '2 übernehmen' }).tap()
  await expect(choice).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Seeurne Salz' })).toContainText('338,00')
  await context.close()
})
