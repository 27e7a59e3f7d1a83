import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, openAs, signIn } from './staff'

const newTask = (page: Page) => page.getByRole('dialog', { name: 'Aufgabe anlegen' })
const title = (page: Page) => newTask(page).getByRole('textbox', { name: 'Titel' })

/** Chooses the kind as one who never touches the mouse. */
const chooseKind = async (page: Page, option: string): Promise<void> => {
  const kinds = newTask(page).getByRole('group', { name: 'Art', exact: true })
  await kinds.locator('[tabindex="0"]').focus()
  const wanted = kinds.getByRole('button', { name: option, exact: true })
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 7 && !(await isThere()); steps += 1) await page.keyboard.press('ArrowRight')
  await expect(wanted).toHaveAttribute('aria-pressed', 'true')
}

/** Opens a new appointment for oneself and fills it up to its start. */
const planAppointment = async (page: Page, name: string, start: string): Promise<void> => {
  await page.keyboard.press('Alt+n')
  await expect(title(page)).toBeFocused()
  await page.keyboard.type(name)
  await chooseKind(page, 'Termin')
  await newTask(page).getByRole('textbox', { name: 'Beginn' }).focus()
  await page.keyboard.type(start)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+s')
}

test('tasks are planned by the keyboard alone, and what is in their way is shown', async ({ page }) => {
  const name = newFamilyName()
  await openAs(page, '/tasks')
  await expect(page.getByRole('main').getByRole('button', { name: 'Aufgabe anlegen' })).toBeVisible()

  await test.step('a title is enough for a task for oneself', async () => {
    await page.keyboard.press('Alt+n')
    await expect(title(page)).toBeFocused()
    await page.keyboard.type(`Blumen ${name}`)
    await page.keyboard.press('Control+s')
    await expect(newTask(page)).toHaveCount(0)
    await expect(page.getByText('Die Aufgabe wurde angelegt')).toBeVisible()
  })

  await test.step('an appointment takes its end from a duration', async () => {
    await planAppointment(page, `Beratung ${name}`, '10.03.2031 10')
    await expect(newTask(page)).toHaveCount(0)
  })

  const overlap = page.getByRole('dialog', { name: 'Der Zeitraum ist schon belegt' })
  await test.step('a second one at the same time meets the first', async () => {
    await planAppointment(page, `Zweite ${name}`, '10.03.2031 1030')
    await expect(overlap.getByRole('row', { name: new RegExp(`Beratung ${name}`) })).toContainText('10:00 – 11:00')
    await page.keyboard.press('Escape')
    await expect(overlap).toHaveCount(0)
    await expect(title(page)).toHaveValue(`Zweite ${name}`)
  })

  await test.step('and is stored all the same when one insists', async () => {
    await page.keyboard.press('Control+s')
    await overlap.getByRole('button', { name: 'Trotzdem erstellen' }).focus()
    await page.keyboard.press('Enter')
    await expect(overlap).toHaveCount(0)
    await expect(newTask(page)).toHaveCount(0)
  })

  await test.step('both are there', async () => {
    await page.getByPlaceholder('Suchen').fill(name)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(3)
  })
})

test('a note on the way becomes a task of its process', async ({ page }) => {
  const name = newFamilyName()
  await signIn(page)
  // One that no journey cancels: of the list the first row is whatever somebody else is busy with.
  await page.goto('/processes/2')
  await page.getByRole('tab', { name: 'Notizen' }).click()
  await page.getByRole('button', { name: 'Notiz erstellen' }).click()
  const note = page.getByRole('dialog', { name: 'Notiz erstellen' })
  await note.getByRole('textbox', { name: 'Betreff' }).fill(`Rückruf ${name}`)
  await note.getByRole('textbox', { name: 'Text' }).fill('Die Tochter bittet um Rückruf')
  const processOfNote = note.getByRole('combobox', { name: 'Vorgang' })
  await expect(processOfNote).toHaveValue(/^\d+ · /)
  const process = await processOfNote.inputValue()
  await note.getByRole('button', { name: 'In Aufgabe umwandeln' }).click()

  await expect(title(page)).toHaveValue(`Rückruf ${name}`)
  await expect(newTask(page).getByRole('textbox', { name: 'Notiz' })).toHaveValue('Die Tochter bittet um Rückruf')
  await expect(newTask(page).getByRole('combobox', { name: 'Vorgang' })).toHaveValue(process)
  await newTask(page).getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await expect(newTask(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Notiz erstellen' }).click()
  await expect(note.getByRole('textbox', { name: 'Betreff' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0)

  await page.getByRole('tab', { name: /Aufgaben/ }).click()
  await expect(page.getByText(`Rückruf ${name}`)).toBeVisible()
})
