import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { aDocument, answer, fakeServer, page, problem, type Received, renderApp } from '../kit/testing'
import { personAsOwner } from '../persons/document-owner'
import { processAsOwner } from '../processes/document-owner'
import { DocumentsOf } from './documents-of'

beforeEach(() => browser.viewport(1280, 900))

const aFile = (name: string, size = 2048) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const stored = aDocument({ fileName: 'Geburtsurkunde.pdf', extension: '.pdf' })
const created = (received: Received[]) => received.filter(({ path }) => path.startsWith('POST'))
const sent = (received: Received[]) => created(received).map(({ body }) => [body.fileName, body.documentLabel])

/** The documents of a case, with files just chosen. */
async function choosing(names: string[], create: (received: Received) => unknown = () => answer(stored, 201)) {
  const received = fakeServer({
    'GET /processes/100/documents': () => page([]),
    'POST /processes/100/documents': create as never,
  })
  const screen = await renderApp(<DocumentsOf owner={processAsOwner} ownerId={100} legalEntityId={1} />).screen
  await userEvent.upload(
    screen.getByLabelText('Dateien auswählen').last(),
    names.map((name) => aFile(name)),
  )
  const drawer = screen.getByRole('dialog', { name: 'Dokumente anlegen' })
  await expect.element(drawer).toBeVisible()
  return { received, screen, drawer }
}

type Drawer = Awaited<ReturnType<typeof choosing>>['drawer']

const kinds = (drawer: Drawer) => drawer.getByRole('combobox', { name: 'Art' })
const kindsIn = (drawer: Drawer) =>
  kinds(drawer)
    .elements()
    .map((element) => (element as HTMLInputElement).value)
const names = (drawer: Drawer) =>
  drawer
    .getByRole('textbox', { name: 'Dateiname' })
    .elements()
    .map((element) => (element as HTMLInputElement).value)
const save = (drawer: Drawer) => drawer.getByRole('button', { name: 'Speichern' }).click()
const chooseKind = async (drawer: Drawer, row: number, typed: string) => {
  await kinds(drawer).nth(row).fill(typed)
  await userEvent.keyboard('{Enter}')
}

test('several files stand in one table, each with its own name, the kind that its name speaks of, and its size', async () => {
  const { received, drawer } = await choosing(['Heiratsurkunde.pdf', 'scan1.pdf', 'Vollmacht.pdf'])
  expect(drawer.getByRole('table', { name: 'Ausgewählte Dateien' }).elements()).toHaveLength(1)
  expect(names(drawer)).toEqual(['Heiratsurkunde', 'scan1', 'Vollmacht'])
  // What is not known is not what came before.
  expect(kindsIn(drawer)).toEqual(['Eheurkunde', '', 'Vollmacht'])
  expect(drawer.getByRole('cell', { name: '2 KB' }).elements()).toHaveLength(3)
  await expect.element(kinds(drawer).nth(1)).toHaveFocus()
  expect(created(received)).toEqual([])
})

test('a kind is changed, a name as well, and all are stored together', async () => {
  const { received, screen, drawer } = await choosing(['Heiratsurkunde.pdf', 'scan1.pdf'])
  await chooseKind(drawer, 0, 'Scheidungs')
  await chooseKind(drawer, 1, 'totensch')
  await drawer.getByRole('textbox', { name: 'Dateiname' }).nth(1).fill('Totenschein')
  await save(drawer)
  await expect.element(screen.getByText('Die Dokumente sind gespeichert')).toBeInTheDocument()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(sent(received)).toEqual([
    ['Heiratsurkunde', 'PROCESS_DIVORCE_DECREE'],
    ['Totenschein', 'PROCESS_DEATH_CONFIRMATION'],
  ])
  expect(created(received).map(({ body }) => (body.file as File).name)).toEqual(['Heiratsurkunde.pdf', 'scan1.pdf'])
  expect(created(received).map(({ body }) => body.allowClientPortal)).toEqual(['false', 'false'])
  expect(new Set(created(received).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('a file is left out, and leaving out the last one closes the table', async () => {
  const { received, drawer } = await choosing(['Vollmacht.pdf', 'Heiratsurkunde.pdf'])
  const leaveOut = (name: string) => drawer.getByRole('button', { name: `Auslassen: ${name}` })
  await leaveOut('Vollmacht.pdf').click()
  expect(names(drawer)).toEqual(['Heiratsurkunde'])
  expect(kindsIn(drawer)).toEqual(['Eheurkunde'])
  await expect.element(leaveOut('Heiratsurkunde.pdf')).toHaveFocus()
  await leaveOut('Heiratsurkunde.pdf').click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(created(received)).toEqual([])
})

test('each needs a kind; nothing is sent before all have one', async () => {
  const { received, drawer } = await choosing(['Vollmacht.pdf', 'scan1.pdf'])
  await save(drawer)
  await expect.element(drawer.getByText('Bitte eine Art wählen')).toBeVisible()
  expect(created(received)).toEqual([])
})

describe('what is refused', () => {
  test('stays and says why; the others are stored, and once', async () => {
    let isRefused = true
    const forbidden = { field: 'file', message: 'document.validation.forbidden-type' }
    const { received, screen, drawer } = await choosing(['Vollmacht.pdf', 'Heiratsurkunde.pdf'], ({ body }) =>
      isRefused && body.fileName === 'Vollmacht'
        ? problem(400, 'INVALID_INPUT', { errors: [forbidden] })
        : answer(stored, 201),
    )
    await save(drawer)
    await expect.element(screen.getByText('Nicht alle Dokumente konnten gespeichert werden')).toBeInTheDocument()
    await expect.element(drawer.getByText('Dateien dieser Art nimmt dieses Haus nicht an')).toBeVisible()
    expect(names(drawer)).toEqual(['Vollmacht'])
    expect(kindsIn(drawer)).toEqual(['Vollmacht'])
    isRefused = false
    await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Vollmacht neu')
    await save(drawer)
    await expect.element(drawer).not.toBeInTheDocument()
    expect(sent(received).map(([name]) => name)).toEqual(['Vollmacht', 'Heiratsurkunde', 'Vollmacht neu'])
  })

  test('for want of room ends the row; what is stored is not sent again', async () => {
    let isFull = true
    const { received, drawer } = await choosing(
      ['Vollmacht.pdf', 'Heiratsurkunde.pdf', 'Geburtsurkunde.pdf'],
      ({ body }) => (isFull && body.fileName !== 'Vollmacht' ? problem(507, 'STORAGE_FULL') : answer(stored, 201)),
    )
    await save(drawer)
    await expect.element(drawer.getByText(/Auf dem Server ist kein Platz mehr frei/)).toBeVisible()
    expect(names(drawer)).toEqual(['Heiratsurkunde', 'Geburtsurkunde'])
    expect(created(received)).toHaveLength(2)
    isFull = false
    await drawer.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(sent(received).map(([name]) => name)).toEqual([
      ...['Vollmacht', 'Heiratsurkunde'],
      ...['Heiratsurkunde', 'Geburtsurkunde'],
    ])
  })
})

test('what travels is stopped; the rest waits, and nothing is said about a failure', async () => {
  const never = new Promise<never>(() => undefined)
  const { screen, drawer, received } = await choosing(['Vollmacht.pdf', 'Heiratsurkunde.pdf'], ({ body }) =>
    body.fileName === 'Vollmacht' ? answer(stored, 201) : never,
  )
  const complaints = () => screen.getByText('Nicht alle Dokumente konnten gespeichert werden').elements().length
  const before = complaints()
  await save(drawer)
  await expect.element(drawer.getByText('Wird hochgeladen: 75 %')).toBeVisible()
  await drawer.getByRole('button', { name: 'Hochladen abbrechen' }).click()
  await expect.poll(() => names(drawer)).toEqual(['Heiratsurkunde'])
  expect(created(received)).toHaveLength(2)
  expect(complaints()).toBeLessThanOrEqual(before)
})

test('on a telephone every part of a row is in sight', async () => {
  await browser.viewport(390, 800)
  fakeServer({ 'GET /persons/11/documents': () => page([]) })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const files = new DataTransfer()
  for (const name of ['Eins.pdf', 'Zwei.pdf']) files.items.add(aFile(name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const drawer = screen.getByRole('dialog', { name: 'Dokumente anlegen' })
  await expect.element(drawer).toBeVisible()
  const wide = drawer.element().getBoundingClientRect().right
  for (const element of drawer.element().querySelectorAll('td'))
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(wide)
  for (const element of drawer.element().querySelectorAll('td input'))
    expect(element.getBoundingClientRect().width).toBeGreaterThan(150)
})
