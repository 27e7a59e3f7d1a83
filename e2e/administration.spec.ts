import { addDays, formatDay, today } from '@pietas/contract/kit/days'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newFamilyName, openAs } from './staff'

const choose = async (page: Page, part: Locator, box: string, option: string): Promise<void> => {
  await part.getByRole('combobox', { name: box }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a standard task comes into a fitting case by itself, due on its day, and no longer once it is deleted', async ({
  page,
}) => {
  const name = `Grabpflege ${newFamilyName()}`
  // Of the company with few cases: what comes of itself stands in nobody else's journey.
  await openAs(page, '/admin/checklists-task-templates', 'admin@morgenlicht.example')

  await test.step('it is made, with its parts and its day', async () => {
    await page.getByRole('tab', { name: 'Standardaufgaben' }).click()
    await page.getByRole('button', { name: 'Standardaufgabe anlegen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Standardaufgabe anlegen' })
    await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
    await drawer.getByRole('textbox', { name: 'Kürzel' }).fill('GRAB')
    for (const part of ['Gießen', 'Neu bepflanzen']) {
      await drawer.getByRole('button', { name: 'Teilaufgabe hinzufügen' }).click()
      await drawer.getByRole('textbox', { name: 'Was zu tun ist' }).last().fill(part)
    }
    await choose(page, drawer.getByRole('group', { name: 'Fällig' }), 'Fällig', 'Nach dem Auftrag gerechnet')
    await drawer.getByRole('textbox', { name: 'Tage' }).fill('3')
    await choose(page, drawer, 'Entsteht von selbst bei Vorgängen der Art', 'Zusatzvorgang')
    await page.keyboard.press('Escape')
    await expect(drawer.getByText('Fällig 3 Tage nach dem Auftrag')).toBeVisible()
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('GRAB')
  })

  const newCase = async () => {
    await page.goto('/processes')
    await page.locator('tbody tr').first().click()
    await page.getByRole('button', { name: 'Kopieren' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zusatzvorgang anlegen' }).click()
    await expect(page.getByRole('main')).toContainText('Zusatzvorgang')
    await page.getByRole('tab', { name: 'Aufgaben' }).click()
  }

  await test.step('a new case has it', async () => {
    await newCase()
    const row = page.getByRole('tabpanel').getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('GRAB')
    await expect(row).toContainText(formatDay(addDays(today(), 3)))
    await row.click()
    const task = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(task).toContainText('Neu bepflanzen')
  })

  await test.step('once it is deleted the next case goes without', async () => {
    await page.goto('/admin/checklists-task-templates')
    await page.getByRole('tab', { name: 'Standardaufgaben' }).click()
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: 'Aktionen' })
      .click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
    await newCase()
    await expect(page.getByRole('tabpanel')).not.toContainText(name)
  })
})

test('the platform takes somebody in, takes the way in from him again, and counts what its tenants have done', async ({
  page,
}) => {
  const name = newFamilyName()
  await openAs(page, '/global/internal-user', 'super@pietas.example')
  await page.getByRole('button', { name: 'Interner Benutzer anlegen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Interner Benutzer anlegen' })
  await drawer.getByRole('textbox', { name: 'Vorname' }).fill('Ida')
  await drawer.getByRole('textbox', { name: 'Nachname' }).fill(name)
  await drawer.getByRole('textbox', { name: 'E-Mail' }).fill(`ida@${name.toLowerCase()}.example`)
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await page
    .getByRole('dialog', { name: `Ida ${name}` })
    .getByRole('button', { name: 'Schließen' })
    .click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('eingeladen')
  await row.getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)

  await page.goto('/global/billing-statistics')
  await expect(page.getByRole('row', { name: /Abendrot/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Summe/ })).toBeVisible()
  await page.getByRole('button', { name: 'Exportieren' }).click()
  await page.getByRole('button', { name: 'Export starten' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Herunterladen' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/billing-statistics.*\.xlsx$/)
})
