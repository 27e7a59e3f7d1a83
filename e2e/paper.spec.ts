import { PDFiumLibrary } from '@hyzyla/pdfium'
import { addDays, today, weekdayOf } from '@pietas/contract/kit/days'
import { expect, type Page, test } from '@playwright/test'
import { newFamilyName, openAs, signIn } from './staff'

/** Without its spaces, of which a file of paper has no more than the eye sees. */
const bare = (text: string) => text.replace(/\s/g, '')

/** What a page is on paper: the text of each sheet without spaces, and how bright it is in its corner, 255 being white. */
const onPaper = async (page: Page) => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const sheets = []
  for (const sheet of document.pages()) {
    const text = bare(sheet.getText())
    const { data, width, height } = await sheet.render({ scale: 1, render: 'bitmap' })
    sheets.push({ text, corner: data[0], isWide: width > height })
  }
  document.destroy()
  library.destroy()
  return sheets
}

/** The first day after today on which a house has more to do than at a weekend. */
const nextWorkday = () => {
  let day = addDays(today(), 1)
  while (weekdayOf(day) > 5) day = addDays(day, 1)
  return day
}

const inTheDark = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('app-settings', JSON.stringify({ mode: 'dark' }))
    // The dialog of the browser would stand in the way.
    window.print = () => undefined
  })

test('a task prints to its last line, black on white, and every sheet says for whom it is', async ({ page }) => {
  const title = `Trauerfeier ${newFamilyName()}`
  await inTheDark(page)
  await openAs(page, '/processes/1?tab=tasks')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Aufgabe anlegen' }).click()
  const form = page.getByRole('dialog', { name: 'Aufgabe anlegen' })
  await form.getByRole('textbox', { name: 'Titel' }).fill(title)
  const lines = Array.from({ length: 90 }, (_, index) => `Zeile ${index + 1} der Absprache`)
  await form.getByRole('textbox', { name: 'Notiz' }).fill(lines.join('\n'))
  await form.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await page.getByRole('row', { name: new RegExp(title) }).click()
  await expect(page.getByRole('dialog', { name: `Aufgabe ${title}` })).toContainText('Zeile 90')

  const sheets = await onPaper(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const { text, corner } of sheets) {
    expect(text).toContain(bare(`${title} · Vorgang 1 · Dr. Ingrid Schäfer · infektiös`))
    expect(corner).toBe(255)
  }
  const all = sheets.map(({ text }) => text).join('\n')
  expect(lines.filter((line) => !all.includes(bare(line)))).toEqual([])
  expect(all).toContain(`${sheets.length}/${sheets.length}`)
})

test('a person prints with all parts of his record, black on white, and every sheet says who he is', async ({
  page,
}) => {
  await inTheDark(page)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '')
  })
  await openAs(page, '/persons')
  await page.getByPlaceholder('Suchen').fill('Ingrid Schäfer')
  await page
    .getByRole('row', { name: /Schäfer, Ingrid|Ingrid Schäfer/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('tab').first()).toBeVisible()
  const parts = await drawer.getByRole('tab').allTextContents()
  expect(parts.length).toBeGreaterThan(2)
  await expect(drawer.getByRole('form')).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect(page.locator('[data-asked-to-print]')).toBeAttached()
  const sheets = await onPaper(page)
  for (const { text, corner } of sheets) {
    expect(text).toMatch(/IngridSchäfer.*infektiös/)
    expect(corner).toBe(255)
  }
  const all = sheets.map(({ text }) => text).join('\n')
  for (const part of parts.slice(1)) expect(all).toContain(bare(part.replace(/\d+$/, '')))
  const labels = await drawer.getByRole('tabpanel', { includeHidden: true }).nth(1).locator('label').allTextContents()
  expect(labels.length).toBeGreaterThan(3)
  for (const label of labels) expect(all).toContain(bare(label.replace(/[\s*]+$/, '')))
  expect(all).not.toContain('NichtaufdiesemPapier')
  expect(all).toContain(`${sheets.length}/${sheets.length}`)
})

test('whoever prints by the menu of the browser is told which parts are missing', async ({ page }) => {
  await openAs(page, '/persons')
  await page.locator('tbody tr').first().click()
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible()
  const all = (await onPaper(page)).map(({ text }) => text).join('')
  expect(all).toContain('NichtaufdiesemPapier')
})

test('a form of master data prints whole, in the dark as well', async ({ page }) => {
  await inTheDark(page)
  await openAs(page, '/admin/disposition', 'admin@abendrot.example')
  await page.getByRole('tabpanel').locator('tbody tr').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('form')).toBeVisible()
  const labels = await drawer.locator('form label').allTextContents()
  const [first, ...others] = await onPaper(page)
  expect(first?.corner).toBe(255)
  const all = [first, ...others].map((sheet) => sheet?.text).join('')
  expect(labels.length).toBeGreaterThan(2)
  expect(labels.map((label) => bare(label.replace(/[\s*]+$/, ''))).filter((label) => !all.includes(label))).toEqual([])
})

test('a process says on paper whose it is', async ({ page }) => {
  await inTheDark(page)
  await openAs(page, '/processes/1')
  await expect(page.getByRole('button', { name: 'Bestattungsform' })).toBeVisible()
  const [first] = await onPaper(page)
  expect(first?.text).toContain(bare('Vorgang 1 · Dr. Ingrid Schäfer · infektiös'))
  expect(first?.corner).toBe(255)
})

test('a list prints all that it found, below a head on every sheet, and is itself again afterwards', async ({
  page,
}) => {
  await inTheDark(page)
  await openAs(page, '/persons')
  await page.getByRole('button', { name: 'Drucken' }).click()
  const rows = page.locator('[data-sheet] tbody tr')
  await expect(rows.last()).toBeAttached()
  const [count, names] = [await rows.count(), await rows.locator('td:first-child').allTextContents()]
  expect(count).toBeGreaterThan(45)
  const sheets = await onPaper(page)
  for (const { text, isWide } of sheets) {
    expect(isWide).toBe(true)
    expect(text).toMatch(/Personen·\d+Einträge/)
    expect(text).toContain('Sterbedatum')
  }
  const all = sheets.map(({ text }) => text).join('\n')
  expect(names.filter((name) => !all.includes(bare(name.replace(/(hoch)?infektiös/i, ''))))).toEqual([])
  expect(all).toContain('Infektiös')
  await expect(page.locator('[data-sheet]')).toHaveCount(0)
})

test('a month and a week of the calendar stand each on one sheet, with what is planned and which days they are', async ({
  page,
}) => {
  await inTheDark(page)
  await signIn(page)
  for (const { view, isWide, days } of [
    { view: 'month', isWide: true, days: /Kalender·\p{L}+20\d\d/u },
    { view: 'week', isWide: false, days: /Kalender·KW\d+,20\d\d/ },
  ]) {
    await page.goto(`/calendar?view=${view}`)
    await expect(page.locator('.ec-event').first()).toBeVisible()
    const [sheet, ...more] = await onPaper(page)
    expect(more).toEqual([])
    expect(sheet?.isWide).toBe(isWide)
    expect(sheet?.corner).toBe(255)
    expect(sheet?.text).toMatch(days)
    expect(sheet?.text).toMatch(/\d\d:\d\d(Trauer|Beisetzung|Einkleiden|Überführung|Feierhalle|Abschied)/)
  }
})

test('the plan of a day begins a sheet of paper for each person, and mixes no two of them', async ({ page }) => {
  await inTheDark(page)
  await openAs(page, `/calendar/day-plan?day=${nextWorkday()}`)
  const heads = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heads.first()).toBeVisible()
  const names = (await heads.allInnerTexts()).map(bare)
  expect(names.length).toBeGreaterThan(1)
  const sheets = await onPaper(page)
  // The head of a person is followed by the day: in the lines of others his name stands alone.
  const headed = sheets.map(({ text }) =>
    names.filter((name) => new RegExp(`${name}\\p{L}+,\\d\\d\\.`, 'u').test(text)),
  )
  expect(headed.flat()).toEqual(names)
  expect(headed.filter((one) => one.length > 1)).toEqual([])
})
