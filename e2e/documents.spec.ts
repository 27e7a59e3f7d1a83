import { expect, type Locator, type Page, test } from '@playwright/test'
import { demoPassword, newFamilyName, searchFor, signIn } from './staff'

/** A page of paper with a word on it, as the smallest program would write it. */
function aPdf(word: string): Buffer {
  const text = `BT /F1 36 Tf 72 720 Td (${word}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const starts: number[] = []
  let file = '%PDF-1.4\n'
  for (const [at, object] of objects.entries()) {
    starts.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const head = `xref\n0 6\n0000000000 65535 f \n${entries}trailer<</Size 6/Root 1 0 R>>`
  return Buffer.from(`${file}${head}\nstartxref\n${file.length}\n%%EOF`, 'latin1')
}

const pdf = () => ({ name: 'Geburtsurkunde.pdf', mimeType: 'application/pdf', buffer: aPdf('Geburtsurkunde') })
const txt = () => ({ name: 'Notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('Schlüssel liegt beim Nachbarn') })

/** Somebody whom no other journey knows, with the drawer open at the documents. */
async function atDocuments(page: Page, lastName = newFamilyName()): Promise<Locator> {
  const made = await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { firstName: 'Erna', lastName, gender: 'FEMALE', dateOfBirth: '1941-02-03' },
  })
  expect(made.ok()).toBe(true)
  await page.goto('/persons')
  await searchFor(page, lastName)
  await page.getByRole('row', { name: lastName }).click()
  const person = page.getByRole('dialog', { name: `Erna ${lastName}` })
  await person.getByRole('tab', { name: 'Dokumente' }).click()
  return person
}

const newDocument = (page: Page) => page.getByRole('dialog', { name: 'Dokument anlegen' })

async function store(page: Page, { type, name }: { type?: string; name?: string }) {
  const drawer = newDocument(page)
  if (name) await drawer.getByRole('textbox', { name: 'Dateiname' }).fill(name)
  if (type) {
    await drawer.getByRole('combobox', { name: 'Art' }).fill(type)
    await page.getByRole('option', { name: type }).click()
  }
  await drawer.getByRole('button', { name: 'Speichern' }).click()
}

const actionOf = async (page: Page, row: Locator, name: string) => {
  await row.getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('papers of a person: added, looked at, renamed, found, downloaded and deleted', async ({ page }) => {
  await signIn(page)
  const person = await atDocuments(page)
  const row = (name: string) => person.getByRole('row', { name })

  await test.step('a PDF, a picture and a text are added together, each with its own kind', async () => {
    const png = { name: 'Foto.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await person.locator('input[type=file]').setInputFiles([pdf(), png, txt()])
    const table = page.getByRole('dialog', { name: 'Dokumente anlegen' })
    const files = table.getByRole('row')
    await expect(files.nth(1).getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Geburtsurkunde')
    for (const [at, kind] of ['Unterlage zur Person', 'Sonstiges', 'Sonstiges'].entries()) {
      await files
        .nth(at + 1)
        .getByRole('combobox', { name: 'Art' })
        .fill(kind)
      await page.getByRole('option', { name: kind }).click()
    }
    await files.nth(3).getByRole('textbox', { name: 'Dateiname' }).fill('Notiz zum Schlüssel')
    await table.getByRole('button', { name: 'Speichern' }).click()
    await expect(table).toHaveCount(0)
    await expect(row('Notiz zum Schlüssel.txt')).toBeVisible()
    await expect(row('Geburtsurkunde.pdf')).toContainText('PDF')
  })

  await test.step('the PDF and the picture have a preview, the text has a sign', async () => {
    for (const name of ['Geburtsurkunde.pdf', 'Foto.png']) {
      const picture = person.getByRole('button', { name: `Vorschau von ${name}` })
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    await person.getByRole('button', { name: 'Vorschau von Foto.png' }).hover()
    await expect(page.getByRole('tooltip').locator('img')).toBeVisible()
    await expect(person.getByRole('img', { name: 'Notiz zum Schlüssel.txt' })).toBeVisible()
    await page.mouse.move(0, 0)
  })

  await test.step('a row opens the file in another tab', async () => {
    const address = page.context().waitForEvent('request', (sent) => /\/documents\/[^/]+$/.test(sent.url()))
    const opened = page.context().waitForEvent('page')
    await row('Foto.png').getByText('Foto.png').click()
    expect((await (await address).response())?.headers()['content-type']).toBe('image/png')
    await (await opened).close()
  })

  await test.step('it is renamed without losing its ending', async () => {
    await actionOf(page, row('Geburtsurkunde.pdf'), 'Bearbeiten')
    const drawer = page.getByRole('dialog', { name: 'Dokument bearbeiten' })
    await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Abstammungsurkunde')
    await drawer.getByRole('button', { name: 'Speichern' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(row('Abstammungsurkunde.pdf')).toBeVisible()
  })

  await test.step('search and filter find it', async () => {
    await person.getByPlaceholder('Suchen').fill('Abst')
    await expect(row('Foto.png')).toHaveCount(0)
    await expect(row('Abstammungsurkunde.pdf')).toBeVisible()
    await person.getByPlaceholder('Suchen').fill('')
    await person.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Art', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Sonstiges' }).click()
    await page.keyboard.press('Escape')
    await expect(row('Abstammungsurkunde.pdf')).toHaveCount(0)
    await expect(row('Foto.png')).toBeVisible()
  })

  await test.step('it is downloaded under its name', async () => {
    const download = page.waitForEvent('download')
    await actionOf(page, row('Notiz zum Schlüssel.txt'), 'Herunterladen')
    expect((await download).suggestedFilename()).toBe('Notiz zum Schlüssel.txt')
  })

  await test.step('it is deleted after a question', async () => {
    await actionOf(page, row('Foto.png'), 'Löschen')
    const question = page.getByRole('alertdialog', { name: '„Foto.png“ löschen?' })
    await question.getByRole('button', { name: 'Löschen' }).click()
    await expect(row('Foto.png')).toHaveCount(0)
    await expect(row('Notiz zum Schlüssel.txt')).toBeVisible()
  })
})

test('on a telephone a file is added by the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const person = await atDocuments(page)
  const chooser = page.waitForEvent('filechooser')
  await person.getByRole('button', { name: 'Datei hinzufügen' }).click()
  await (await chooser).setFiles([pdf()])
  await store(page, { type: 'Unterlage zur Person' })
  await expect(person.getByRole('row', { name: 'Geburtsurkunde.pdf' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** Cuts the line for uploads, on their way or on that of their answers; answers how to mend it. */
async function cutLine(page: Page, requestStage: 'Request' | 'Response') {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer =
      request.method === 'POST'
        ? browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        : browser.send('Fetch.continueRequest', { requestId })
    // A list that loads anew at the very end goes with its page.
    answer.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/documents*', requestStage }] })
  return () => browser.detach()
}

test('a line that breaks loses nothing of what was typed, and repeated uploads make one document', async ({ page }) => {
  await signIn(page)
  const person = await atDocuments(page)
  const drawer = newDocument(page)
  await person.locator('input[type=file]').setInputFiles([txt()])

  const mendTheWay = await cutLine(page, 'Request')
  await store(page, { type: 'Sonstiges', name: 'Mit Mühe getippt' })
  await expect(page.getByText('Das Dokument konnte nicht gespeichert werden')).toBeVisible()
  await expect(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Mit Mühe getippt')
  await mendTheWay()

  // The document is stored, but the browser does not hear of it.
  const mendTheWayBack = await cutLine(page, 'Response')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  // Below the drawer, where only the eye sees it.
  await expect(page.getByText('Mit Mühe getippt.txt')).toHaveCount(1)
  await mendTheWayBack()
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(person.getByText('Mit Mühe getippt.txt')).toHaveCount(1)
})

test('a file that is opened after the session has ended is there after signing in, and says so once it is gone', async ({
  page,
}) => {
  await signIn(page)
  const person = await page.request.post('/api/v2/tenants/1/legal-entities/1/persons', {
    data: { firstName: 'Erna', lastName: newFamilyName(), gender: 'FEMALE', dateOfBirth: '1941-02-03' },
  })
  const file = { name: 'Foto.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const stored = await page.request.post(`/api/v1/tenants/1/persons/${(await person.json()).id}/documents`, {
    multipart: { documentLabel: 'PERSON', file },
  })
  const address = `/api/v1/tenants/1/documents/${(await stored.json()).accessToken}`

  await page.context().clearCookies()
  await page.goto(address)
  await page.getByLabel('E-Mail-Adresse').fill('office@abendrot.example')
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.locator('img')).toBeVisible()

  await page.request.delete(address)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
})
