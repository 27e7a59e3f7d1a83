import { expect, test } from '@playwright/test'
import { newFamilyName, signIn } from './staff'

test('a template is written with placeholders by keyboard, and letters of a case are finished in one go', async ({
  page,
  browser,
}) => {
  const name = `Anzeige ${newFamilyName()}`
  await signIn(page)

  await test.step('a template: its text by the keyboard alone', async () => {
    await page.goto('/admin/correspondence')
    await page
      .getByRole('button', { name: /Vorlage anlegen/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    const text = form.getByRole('textbox', { name: 'Text', exact: true })
    await text.click()
    await page.keyboard.type('Tod von {nachname')
    await expect(page.getByRole('option', { name: /Nachname der verstorbenen Person/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' angezeigt.')
    await page.keyboard.press('Control+s')
    // It stays open: what it says in a case is looked at next.
    await expect(form.getByRole('button', { name: 'Löschen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(page.getByText(name).first()).toBeVisible()
  })

  await test.step('a letter to an office by this template, finished and laid to the documents', async () => {
    await page.goto('/processes/9?tab=correspondence')
    await page.getByRole('button', { name: 'Brief schreiben' }).first().click()
    const form = page.getByRole('dialog', { name: 'Brief schreiben' })
    await form.getByRole('combobox', { name: 'Vorlage hinzufügen' }).fill(name)
    await page.getByRole('option', { name }).click()
    const part = form.getByRole('region', { name })
    await part.getByRole('button', { name: 'Freie Anschrift' }).click()
    const free = page.getByRole('dialog', { name: 'Freie Anschrift' })
    await free
      .getByRole('textbox', { name: /Anschrift/ })
      .fill('Standesamt Görlitz\nHugo-Keller-Straße 14\n02826 Görlitz')
    await free.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(part.getByRole('checkbox', { name: 'Standesamt Görlitz' })).toBeChecked()
    await form.getByRole('button', { name: 'Fertigstellen und drucken' }).click()
    await expect(page.getByText('1 Brief ist fertig und liegt bei den Dokumenten.')).toBeVisible({ timeout: 20_000 })
    const printed = await page.request.get(
      (await page.getByRole('link', { name: 'Alle drucken' }).getAttribute('href')) ?? '',
    )
    expect(printed.headers()['content-type']).toBe('application/pdf')
    expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  const other = await browser.newContext()
  const colleague = await other.newPage()
  await signIn(colleague, 'dispo@abendrot.example')

  await test.step('a colleague finds it at the case and in the list of the house', async () => {
    await colleague.goto('/processes/9?tab=correspondence')
    await expect(colleague.getByText('Standesamt Görlitz').first()).toBeVisible()
    await colleague.goto('/processes/9?tab=documents')
    await expect(colleague.getByText(/Standesamt Görlitz\.pdf/).first()).toBeVisible()
  })
  await other.close()
})
