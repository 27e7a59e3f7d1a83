import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { session } from '../kit/session'
import { aDocument, aMe, answer, fakeServer, page, problem, renderApp } from '../kit/testing'
import { personAsOwner } from '../persons/document-owner'
import { processAsOwner } from '../processes/document-owner'
import { DocumentsOf } from './documents-of'

beforeEach(() => browser.viewport(1280, 900))

const readOnly = { read: true, edit: false, delete: false }
const documents = [
  aDocument({ fileName: 'Geburtsurkunde.txt' }),
  aDocument({ id: 32, fileName: 'Foto.png', extension: '.png', mimeType: 'image/png', documentLabel: 'PERSON_OTHER' }),
]

const shown = async (facts = documents, routes = {}) => {
  const received = fakeServer({ 'GET /persons/11/documents': () => page(facts), ...routes })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
  if (facts[0]) await expect.element(screen.getByText(facts[0].fileName)).toBeVisible()
  return { received, screen }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]

test('the columns stand in their order, with translated type, author and day', async () => {
  const { screen } = await shown()
  const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent)
  expect(heads).toEqual(['', 'Vorschau', 'Art', 'Dateiname', 'Angelegt am', 'Angelegt von', 'Aktionen'])
  const row = screen.getByRole('row', { name: /Geburtsurkunde/ })
  for (const text of ['Unterlage zur Person', 'TXT · 2 kB', '02.11.2026', 'Maria Kowalski'])
    await expect.element(row.getByText(text)).toBeVisible()
})

/** No server gives pictures here; that they do not come is kept from the page, which would show a sign instead. */
const withPictures = () => {
  const silence = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation()
  window.addEventListener('error', silence, { capture: true })
  onTestFinished(() => window.removeEventListener('error', silence, { capture: true }))
}

test('a row is 45 px high; a picture is 50 px wide, and a text shows the sign of its kind', async () => {
  withPictures()
  const { screen } = await shown()
  expect(rows().map((row) => row.getBoundingClientRect().height)).toEqual([45, 45])
  const picture = screen.getByRole('button', { name: 'Vorschau von Foto.png' })
  expect(picture.element().getBoundingClientRect().width).toBe(50)
  expect(picture.element().querySelector('img')?.src).toContain('/documents/token-32/thumbnail?size=50')
  await expect.element(screen.getByRole('img', { name: 'Geburtsurkunde.txt' })).toBeVisible()
})

test('search and the filter of this context narrow the list', async () => {
  const { received, screen } = await shown()
  await screen.getByRole('searchbox').fill('Foto')
  await expect.poll(() => received.at(-1)?.query.get('query')).toBe('Foto')
  await screen.getByRole('button', { name: 'Art' }).first().click()
  await expect.poll(() => screen.getByRole('checkbox', { name: /Sonstiges|Unterlage/ }).elements()).toHaveLength(2)
  await screen.getByRole('checkbox', { name: 'Sonstiges' }).click()
  await screen.getByRole('checkbox', { name: 'Unterlage zur Person' }).click()
  await expect
    .poll(() => received.at(-1)?.query.get('filters'))
    .toBe(JSON.stringify({ documentLabel: ['PERSON_OTHER', 'PERSON'] }))
})

test('a row opens its file in a new tab that knows nothing of this one, by mouse and by keyboard', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await shown()
  rows()[0]?.querySelector<HTMLElement>('[data-row-name]')?.click()
  rows()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  const address = '/api/v1/tenants/1/documents/token-31'
  expect(open.mock.calls).toEqual([
    [address, '_blank', 'noopener'],
    [address, '_blank', 'noopener'],
  ])
  open.mockRestore()
})

test('what may be done with each document the server says', async () => {
  const { screen } = await shown([aDocument({ permissions: readOnly }), aDocument({ id: 32, fileName: 'Zweites.txt' })])
  const actionsOf = async (name: RegExp) => {
    await screen.getByRole('row', { name }).getByRole('button', { name: 'Aktionen' }).click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    const labels = screen
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('menu').elements()).toHaveLength(0)
    return labels
  }
  expect(await actionsOf(/Geburtsurkunde/)).toEqual(['Herunterladen'])
  expect(await actionsOf(/Zweites/)).toEqual(['Herunterladen', 'Bearbeiten', 'Löschen'])
  await screen.getByRole('checkbox', { name: /Zweites.* auswählen/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Löschen' })).toBeVisible()
  await screen.getByRole('checkbox', { name: /Geburtsurkunde.* auswählen/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Löschen (nur 1)' })).toBeVisible()
  await screen.getByRole('checkbox', { name: /Zweites.* auswählen/ }).click()
  await expect.element(screen.getByText('1 Eintrag ausgewählt')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Löschen/ }).elements()).toHaveLength(0)
})

test('who may not change the record neither adds nor edits, whatever a document says', async () => {
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  const { screen } = await shown()
  expect(screen.getByRole('button', { name: 'Dateien auswählen' }).elements()).toHaveLength(0)
  await screen
    .getByRole('row', { name: /Geburtsurkunde/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  await expect.element(screen.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Bearbeiten' }).elements()).toHaveLength(0)
})

test('deleting asks first; declined it keeps the document, confirmed it removes it and says so', async () => {
  let kept = documents
  const { received, screen } = await shown(documents, {
    'GET /persons/11/documents': () => page(kept),
    'DELETE /documents/token-31': () => {
      kept = kept.slice(1)
      return { status: 204, body: undefined }
    },
  })
  const ask = async () => {
    await screen
      .getByRole('row', { name: /Geburtsurkunde/ })
      .getByRole('button', { name: 'Aktionen' })
      .click()
    await screen.getByRole('menuitem', { name: 'Löschen' }).click()
    const question = screen.getByRole('alertdialog', { name: '„Geburtsurkunde.txt“ löschen?' })
    await expect.element(question).toBeVisible()
    return question
  }
  await (await ask()).getByRole('button', { name: 'Abbrechen' }).click()
  expect(received.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(0)
  await (await ask()).getByRole('button', { name: 'Löschen' }).click()
  await expect.element(screen.getByText('Das Dokument ist gelöscht')).toBeInTheDocument()
  await expect.poll(() => screen.getByText('Geburtsurkunde.txt').elements()).toHaveLength(0)
})

test('a deletion that fails keeps the row and says so', async () => {
  const { screen } = await shown(documents, { 'DELETE /documents/token-31': () => problem(500, 'UNEXPECTED') })
  await screen
    .getByRole('row', { name: /Geburtsurkunde/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  await screen.getByRole('menuitem', { name: 'Löschen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.element(screen.getByText('Das Dokument konnte nicht gelöscht werden')).toBeInTheDocument()
  await expect.element(screen.getByText('Geburtsurkunde.txt')).toBeVisible()
})

test('a document that somebody else has deleted meanwhile is deleted', async () => {
  let kept = documents
  const { screen } = await shown(documents, {
    'GET /persons/11/documents': () => page(kept),
    'DELETE /documents/token-31': () => {
      kept = kept.slice(1)
      return problem(404, 'NOT_FOUND')
    },
  })
  await screen
    .getByRole('row', { name: /Geburtsurkunde/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  await screen.getByRole('menuitem', { name: 'Löschen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.element(screen.getByText('Das Dokument ist gelöscht')).toBeInTheDocument()
  await expect.poll(() => screen.getByText('Geburtsurkunde.txt').elements()).toHaveLength(0)
})

test('below 900 px files are added by a button, from there on they can be dropped', async () => {
  await browser.viewport(800, 900)
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: 'Datei hinzufügen' })).toBeVisible()
  expect(document.querySelectorAll('[data-drop-zone]')).toHaveLength(0)
  await browser.viewport(1000, 900)
  await expect.element(screen.getByText('Dateien hierher ziehen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Datei hinzufügen' }).elements()).toHaveLength(0)
})

test('on a telephone the picture stands beside the name, and nothing leaves the window', async () => {
  await browser.viewport(390, 800)
  await shown([
    aDocument({ fileName: `${'Sehr langer Name '.repeat(20)}.png`, extension: '.png', mimeType: 'image/png' }),
  ])
  const picture = rows()[0]?.querySelector('[data-thumbnail]')?.getBoundingClientRect()
  const name = rows()[0]?.querySelector('[data-row-name]')?.getBoundingClientRect()
  expect(picture?.right).toBeLessThanOrEqual(name?.left ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the search for documents of one person is not asked of another', async () => {
  const { screen } = await shown()
  await screen.getByRole('searchbox').fill('Geburt')
  await expect.poll(() => JSON.parse(sessionStorage.getItem('documents-person-7-11') ?? '{}').search).toBe('Geburt')
  expect(sessionStorage.getItem('documents-person-7')).toBeNull()
})

test('58 labels of a process are found by typing, and only those of its context', async () => {
  fakeServer({ 'GET /processes/5/documents': () => page([]) })
  const screen = await renderApp(
    <DocumentsOf owner={processAsOwner} ownerId={5} legalEntityId={1} invitedPersons={0} />,
  ).screen
  await screen.getByRole('button', { name: 'Art' }).first().click()
  await expect.poll(() => screen.getByRole('checkbox').elements()).toHaveLength(58)
  await screen.getByRole('searchbox', { name: 'Suchen' }).last().fill('urnen')
  await expect.poll(() => screen.getByRole('checkbox').elements()).toHaveLength(2)
})

test('an answer of the list stays usable when the next one fails', async () => {
  let isBroken = false
  const { screen } = await shown(documents, {
    'GET /persons/11/documents': () => (isBroken ? problem(500, 'UNEXPECTED') : page(documents)),
    'DELETE /documents/token-31': () => answer({}, 200),
  })
  isBroken = true
  await screen.getByRole('searchbox').fill('x')
  await expect.element(screen.getByText('Die Daten konnten nicht geladen werden')).toBeVisible()
})
