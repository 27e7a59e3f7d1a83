import { expect, test } from '@playwright/test'
import { newFamilyName, openAs, searchFor } from './staff'

test('what one changes the other sees without reloading, and nobody loses what he types', async ({ browser, page }) => {
  const family = newFamilyName()
  await openAs(page, '/persons/create')
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Hertha')
  await page.getByRole('textbox', { name: 'Nachname' }).fill(family)
  await page.getByRole('combobox', { name: 'Geschlecht' }).click()
  await page.getByRole('option', { name: 'weiblich' }).click()
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('17.05.1938')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: `Hertha ${family}` })).toBeVisible()

  const colleague = await (await browser.newContext()).newPage()
  await openAs(colleague, '/persons')
  await searchFor(colleague, family)
  await colleague.getByRole('row', { name: new RegExp(family) }).click()
  const theirs = colleague.getByRole('dialog', { name: `Hertha ${family}` })
  await theirs.getByRole('textbox', { name: 'Geburtsname' }).fill('Winkler')

  const ours = page.getByRole('dialog', { name: `Hertha ${family}` })
  await ours.getByRole('textbox', { name: 'Geburtsort' }).fill('Zittau')
  await page.keyboard.press('Control+s')
  await expect(theirs.getByRole('textbox', { name: 'Geburtsort' })).toHaveValue('Zittau')
  await expect(theirs.getByRole('textbox', { name: 'Geburtsname' })).toHaveValue('Winkler')

  await page.goto('/persons')
  await page.getByRole('searchbox').fill(family)
  await expect(page.getByRole('row').filter({ hasText: family })).toBeVisible()
  await theirs.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Herta')
  await colleague.keyboard.press('Control+s')
  await expect(page.getByRole('row').filter({ hasText: family }).filter({ hasText: 'Herta' })).toBeVisible()
  await colleague.context().close()
})

test('who types in a case while it is cancelled has his text again when it is taken up', async ({ browser, page }) => {
  await openAs(page, '/processes/1')
  await page.getByRole('button', { name: 'Kopieren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zusatzvorgang anlegen' }).click()
  await expect(page).not.toHaveURL(/\/processes\/1$/)
  await expect(page.getByRole('main')).toContainText('Zusatzvorgang')

  const colleague = await (await browser.newContext()).newPage()
  await openAs(colleague, page.url())
  await colleague.getByRole('button', { name: 'Rentenversicherungsnummer' }).click()
  const number = colleague.getByRole('textbox', { name: 'Rentenversicherungsnummer' })
  await number.fill('65 170538 H 001')

  await page.getByRole('button', { name: 'Stornieren' }).click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Doppelt angelegt')
  await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click()
  await expect(number).toHaveCount(0)
  await expect(colleague.getByRole('main')).toContainText('65 170538 H 001')
  await page.getByRole('button', { name: 'Storno aufheben' }).click()
  await expect(number).toHaveValue('65 170538 H 001')
  await colleague.keyboard.press('Control+s')
  await expect(colleague.getByText('Der Vorgang wurde gespeichert')).toBeVisible()
  await colleague.context().close()
})

test('when the window that listens is closed another one takes over, and misses nothing', async ({ context, page }) => {
  const family = newFamilyName()
  const listening = page.waitForRequest('**/events')
  await openAs(page, '/')
  await listening
  const other = await context.newPage()
  await other.goto('/persons')
  await other.getByRole('searchbox').fill(family)
  await expect(other.getByText('Keine Ergebnisse')).toBeVisible()
  // The line of the other window is slow: the change comes before it stands.
  let connect: () => void = () => undefined
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve
  })
  await other.route('**/events', async (route) => {
    await mayConnect
    await route.continue()
  })
  const takenOver = other.waitForRequest('**/events')
  await page.close()
  await takenOver
  const { tenants } = await (await other.request.get('/api/v1/auth/me')).json()
  const { id: tenantId, legalEntities } = tenants[0]
  const person = { firstName: 'Hertha', lastName: family, gender: 'FEMALE', dateOfBirth: '1938-05-17' }
  const path = `/api/v2/tenants/${tenantId}/legal-entities/${legalEntities[0].id}/persons?ignoreDuplicates=true`
  const headers = { origin: new URL(other.url()).origin }
  expect((await other.request.post(path, { data: person, headers })).status()).toBe(201)
  connect()
  await expect(other.getByRole('row').filter({ hasText: family })).toBeVisible()
})

test('the counts at the tabs of a case follow what others do, without reloading', async ({ browser, page }) => {
  const listening = page.waitForRequest('**/events')
  await openAs(page, '/processes/4')
  await listening
  const notes = page.getByRole('tab', { name: /^Notizen/ })
  await expect(notes).toHaveText(/\d/)
  const before = Number((await notes.innerText()).replace(/\D/g, ''))
  const colleague = await (await browser.newContext()).newPage()
  await openAs(colleague, '/')
  const made = await colleague.request.post('/api/v1/tenants/1/notes', {
    data: { subject: `Rückruf ${newFamilyName()}`, processId: 4 },
  })
  expect(made.status()).toBe(201)
  await expect(notes).toHaveText(new RegExp(`Notizen\\s*${before + 1}`))
  const { id } = await made.json()
  expect((await colleague.request.delete(`/api/v1/tenants/1/notes/${id}`)).status()).toBe(204)
  await expect(notes).toHaveText(new RegExp(`Notizen\\s*${before}$`))
  await colleague.context().close()
})
