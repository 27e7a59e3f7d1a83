import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { chooseByKeyboard, newFamilyName, openAs, signIn } from './staff'

/** Walks on by Tab until something has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

const choose = async (page: Page, name: string, option: string): Promise<void> => {
  await tabTo(page, box(page, name))
  await chooseByKeyboard(page, box(page, name), option)
}

/** Types into a picker and takes the first find. */
const pick = async (page: Page, name: string, typed: string): Promise<void> => {
  await tabTo(page, box(page, name))
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: new RegExp(typed) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box(page, name)).toHaveValue(new RegExp(typed))
}

const type = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }))
  await page.keyboard.type(text)
}

/** The link beside a picker leads to another tab; there somebody is recorded, and then it is closed. */
const recordBeside = async (page: Page, context: BrowserContext, family: string): Promise<void> => {
  const coming = context.waitForEvent('page')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const tab = await coming
  const deceased = tab.getByRole('switch', { name: 'Verstorben' })
  await expect(deceased).toBeVisible()
  await tabTo(tab, tab.getByRole('link', { name: 'Zum Inhalt springen' }))
  await tab.keyboard.press('Enter')
  await tabTo(tab, deceased)
  await tab.keyboard.press('Space')
  await choose(tab, 'Anrede', 'Frau')
  await type(tab, 'Vorname', 'Hertha')
  await type(tab, 'Nachname', family)
  await type(tab, 'Geburtsdatum', '17051938')
  await type(tab, 'Sterbedatum', '19112026')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Control+s')
  await expect(tab).not.toHaveURL(/create/)
  await tab.close()
  await page.bringToFront()
}

const openByKeyboard = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('dialog', { name: 'Vorgang anlegen' })).toBeVisible()
  await expect(box(page, 'Art')).toBeFocused()
}

test('a whole death case by keyboard alone, the new person included', async ({ page, context }) => {
  const family = newFamilyName()
  await signIn(page)

  await test.step('the case', async () => {
    await page.goto('/processes')
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await openByKeyboard(page)
    await choose(page, 'Aufnahme', 'telefonisch')
    await pick(page, 'Bestattungsart', 'Feuer')
    await pick(page, 'Bestattungsform', 'Kolumbarium')
    await pick(page, 'Filiale', 'Altstadt')
  })

  await test.step('the deceased is recorded in another tab and taken from there', async () => {
    await tabTo(page, box(page, 'Verstorbene Person'))
    await recordBeside(page, context, family)
    const take = page.getByRole('button', { name: new RegExp(`Hertha ${family}`) })
    await tabTo(page, take)
    await page.keyboard.press('Enter')
    await expect(box(page, 'Verstorbene Person')).toHaveValue(new RegExp(family))
  })

  await test.step('client, certificates and grave', async () => {
    await pick(page, 'Auftraggebende Person', 'Horst Schäfer')
    await choose(page, 'Rolle im Vorgang', 'Zuständige Person')
    await choose(page, 'Beziehung zur verstorbenen Person', 'Kind')
    await tabTo(page, page.getByRole('button', { name: 'Grab', exact: true }))
    await page.keyboard.press('Enter')
    await type(page, 'Grabnummer', 'B 12')
    await tabTo(page, page.getByRole('button', { name: 'Sterbeurkunden' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('switch', { name: 'Gebührenfreie Sterbeurkunden' }))
    await page.keyboard.press('Space')
    await type(page, 'Anzahl gebührenfrei', '3')
    await page.keyboard.press('Control+s')
  })

  await test.step('its page says it all', async () => {
    await expect(page).toHaveURL(/\/processes\/\d+/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('region', { name: 'Wer und was' })).toContainText(
      '* 17.05.1938 † 19.11.2026 - 88 Jahre',
    )
    const said = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')
    await expect(said('Grabnummer')).toHaveText('B 12')
    await expect(said('Gebührenfreie Sterbeurkunden')).toHaveText('3')
    await expect(said('Auftraggeber')).toContainText('Kind · Zuständige Person')
  })

  await test.step('a fact is changed where it stands, by keys alone', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Grabnummer' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Grabnummer' })).toBeFocused()
    await page.keyboard.type('C 3')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Grabnummer' })).toBeFocused()
    await page.reload()
    await expect(page.getByText('C 3', { exact: true })).toBeVisible()
  })

  await test.step('the next case knows the branch and how the order came', async () => {
    await page.goto('/processes')
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await openByKeyboard(page)
    await expect(box(page, 'Filiale')).toHaveValue('Filiale Altstadt')
    await expect(box(page, 'Aufnahme')).toHaveText('telefonisch')
  })
})

test('an additional process, a person in it, its end and its history', async ({ page }) => {
  await openAs(page, '/processes/1')
  const deceased = await page.getByRole('region', { name: 'Wer und was' }).getByRole('button').first().innerText()

  await test.step('a copy stands below the process and is about the same person', async () => {
    await page.getByRole('button', { name: 'Kopieren' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zusatzvorgang anlegen' }).click()
    await expect(page).not.toHaveURL(/\/processes\/1$/)
    await expect(page.getByRole('main')).toContainText('Zusatzvorgang')
    await expect(page.getByRole('region', { name: 'Wer und was' })).toContainText(deceased)
  })

  await test.step('somebody gets a role in it', async () => {
    await page.getByRole('tab', { name: 'Personen' }).click()
    await expect(page).toHaveURL(/tab=persons/)
    await page.reload()
    await pick(page, 'Person', 'Horst Schäfer')
    await choose(page, 'Rolle', 'Bevollmächtigte Person')
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await expect(page.getByRole('row', { name: /Bevollmächtigte Person.*Schäfer/ })).toBeVisible()
  })

  await test.step('it is cancelled, can only be looked at, and is taken up again', async () => {
    await page.getByRole('button', { name: 'Stornieren' }).click()
    await page.getByRole('textbox', { name: 'Grund' }).fill('Doppelt angelegt')
    await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click()
    await expect(page.getByText('Dieser Vorgang ist storniert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hinzufügen', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Storno aufheben' }).click()
    await expect(page.getByText('Dieser Vorgang ist storniert')).toHaveCount(0)
  })

  await test.step('the history tells all of it', async () => {
    await page.getByRole('tab', { name: 'Verlauf' }).click()
    const entries = page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem')
    await expect(entries.first()).toContainText('Vorgang geändert')
    await expect(entries.first()).toContainText(/storniert → aktiv/)
    await expect(entries.nth(2)).toContainText('Bevollmächtigte Person')
    await expect(entries.last()).toContainText('Vorgang angelegt')
  })

  await test.step('an unknown part is the first one', async () => {
    await page.goto('/processes/1?tab=nonsense')
    await expect(page.getByRole('tab', { name: 'Übersicht' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('a process of another company of the tenant leads there', async ({ page }) => {
  await signIn(page, 'admin@abendrot.example')
  const { tenants } = await (await page.request.get('/api/v1/auth/me')).json()
  const [here, there] = tenants[0].legalEntities
  const path = `/api/v1/tenants/${tenants[0].id}/legal-entities/${there.id}/processes?limit=1`
  const [process] = (await (await page.request.get(path)).json()).items
  await page.goto(`/processes/${process.id}`)
  await expect(page.getByRole('button', { name: `aktuell ${here.name}` })).toBeVisible()
  await page.getByRole('button', { name: `Zu ${there.name} wechseln` }).click()
  await expect(page.getByRole('region', { name: 'Wer und was' })).toContainText(process.deceasedPerson.lastName)
  await expect(page.getByRole('button', { name: `aktuell ${there.name}` })).toBeVisible()

  await page.goto('/processes/99999999')
  await expect(page.getByText('Diesen Vorgang gibt es nicht')).toBeVisible()
})
