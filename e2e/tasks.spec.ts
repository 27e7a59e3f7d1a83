import { expect, type Page, test } from '@playwright/test'
import { narrowTo, newFamilyName, openAs, searchFor, signIn } from './staff'

const drawerOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Plans a task for a process, with two parts. */
const planTask = async (page: Page, title: string): Promise<void> => {
  await page.goto('/processes/2?tab=tasks')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Aufgabe anlegen' }).click()
  const form = drawerOf(page, 'Aufgabe anlegen')
  await expect(form.getByRole('combobox', { name: 'Vorgang' })).toHaveValue(/^2 · /)
  await form.getByRole('textbox', { name: 'Titel' }).fill(title)
  for (const part of ['Kranz bestellen', 'Schleife beschriften']) {
    await form.getByRole('button', { name: 'Teilaufgabe hinzufügen' }).click()
    await form.getByRole('textbox', { name: 'Was zu tun ist' }).last().fill(part)
  }
  await form.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await expect(form).toHaveCount(0)
}

test('a task of a process is planned, worked off and found again in the list', async ({ page }) => {
  const title = `Blumen ${newFamilyName()}`
  await signIn(page)

  await test.step('it is planned from the process and stands there', async () => {
    await planTask(page, title)
    await page.getByRole('row', { name: new RegExp(title) }).click()
  })

  const detail = drawerOf(page, `Aufgabe ${title}`)
  await test.step('it is begun and its first part ticked, without saving', async () => {
    await expect(detail).toContainText('Aufgabe noch nicht gestartet')
    await detail.getByRole('button', { name: 'Aufgabe starten' }).click()
    await expect(detail.getByRole('combobox', { name: 'Status' })).toHaveText('Aktiv')
    await detail.getByRole('checkbox', { name: 'Kranz bestellen' }).check()
    await expect(detail).toContainText('1/2')
    await expect(detail).toContainText('In Bearbeitung')
    await detail.getByRole('button', { name: 'Schließen' }).click()
  })

  await test.step('the list knows all of it after a reload', async () => {
    await page.goto('/tasks')
    await searchFor(page, title)
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('Aktiv')
    await row.click()
    await expect(detail.getByRole('checkbox', { name: 'Kranz bestellen' })).toBeChecked()
    await expect(detail.getByRole('checkbox', { name: 'Schleife beschriften' })).not.toBeChecked()
  })

  await test.step('what is done leaves the own unfinished tasks, and is found among all', async () => {
    await detail.getByRole('button', { name: 'Aufgabe beenden' }).click()
    await expect(detail.getByRole('button', { name: 'Aufgabe beenden' })).toHaveCount(0)
    await expect(detail.getByRole('combobox', { name: 'Status' })).toHaveText('Erledigt')
    await expect(detail).toContainText(/Bearbeitungszeit\d+ (Sekunde|Minute)/)
    await detail.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Alle' }).click()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Erledigt')
  })
})

test('what is prepared for a funeral service stands in its appointment at once', async ({ page }) => {
  await openAs(page, '/tasks')
  await page.getByRole('tab', { name: 'Alle' }).click()
  await narrowTo(page, 'Trauerfeier')
  await page
    .getByRole('row', { name: /Termin.*Trauerfeier/ })
    .first()
    .click()
  const detail = page.getByRole('dialog', { name: /^Termin/ })
  const service = detail.getByRole('region', { name: 'Trauerfeier', exact: true })
  await expect(service).toBeVisible()
  const note = `Stühle für ${newFamilyName()}`
  const [processPage] = await Promise.all([
    page.context().waitForEvent('page'),
    detail.getByRole('link', { name: /^\d+ · / }).click(),
  ])
  await processPage.getByRole('tab', { name: 'Vorbereitung' }).click()
  // Not the task among what was opened last, which is called so as well.
  const fold = processPage.getByRole('tabpanel').getByRole('button', { name: /^Trauerfeier/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await processPage
    .getByRole('group', { name: 'Trauerfeier', exact: true })
    .getByRole('textbox', { name: 'Notiz' })
    .fill(note)
  // The other window hears of it by itself.
  await expect(service).toContainText(note)
})
