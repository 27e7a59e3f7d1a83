import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { aDocument, answer, fakeServer, page, problem, type Received, renderApp } from '../kit/testing'
import { personAsOwner } from '../persons/document-owner'
import { processAsOwner } from '../processes/document-owner'
import { documentMode, documentSchema, nameOfFile, storeDocument } from './document-values'
import { DocumentsOf } from './documents-of'

beforeEach(() => browser.viewport(1280, 900))

const aFile = (name = 'Geburtsurkunde.pdf', size = 8) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const stored = aDocument({ fileName: 'Geburtsurkunde.pdf', extension: '.pdf' })
const created = (received: Received[]) => received.filter(({ path }) => path.startsWith('POST'))

/** The documents of Erna, with files just chosen. */
async function choosing(files: File[], routes: Parameters<typeof fakeServer>[0] = {}) {
  const received = fakeServer({
    'GET /persons/11/documents': () => page([]),
    'POST /persons/11/documents': () => answer(stored, 201),
    ...routes,
  })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
  await userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), files)
  return { received, screen, drawer: screen.getByRole('dialog', { name: 'Dokument anlegen' }) }
}

type Drawer = Awaited<ReturnType<typeof choosing>>['drawer']

const chooseType = async (drawer: Drawer, typed: string) => {
  await drawer.getByRole('combobox', { name: 'Art' }).fill(typed)
  await userEvent.keyboard('{Enter}')
}
const save = (drawer: Drawer) => drawer.getByRole('button', { name: 'Speichern' }).click()

test('a chosen file opens a drawer with its name, without the extension; saving adds it', async () => {
  const { received, screen, drawer } = await choosing([aFile()])
  await expect.element(drawer.getByText('Geburtsurkunde.pdf')).toBeVisible()
  await expect.element(drawer.getByRole('combobox', { name: 'Art' })).toHaveFocus()
  const name = drawer.getByRole('textbox', { name: 'Dateiname' })
  await expect.element(name).toHaveValue('Geburtsurkunde')
  await expect.element(drawer.getByText('.pdf', { exact: true })).toBeVisible()
  await name.fill('Urkunde Erna')
  await chooseType(drawer, 'Unterlage')
  await save(drawer)
  await expect.element(screen.getByText('Das Dokument ist gespeichert')).toBeInTheDocument()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  const { body } = created(received)[0] as Received
  expect(body).toMatchObject({ fileName: 'Urkunde Erna', documentLabel: 'PERSON', allowClientPortal: 'false' })
  expect((body.file as File).name).toBe('Geburtsurkunde.pdf')
  await expect.poll(() => received.filter(({ path }) => path.startsWith('GET'))).toHaveLength(2)
})

test('what has just been stored is opened from the message that says so, as it is by now', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const { drawer } = await choosing([aFile()], {
    'GET /persons/11/documents': () => page([{ ...stored, accessToken: 'y'.repeat(43) }]),
  })
  await chooseType(drawer, 'Unterlage')
  await save(drawer)
  await browser.getByRole('listitem').getByRole('button', { name: 'Öffnen' }).click()
  await expect
    .poll(() => open.mock.calls.map(([address]) => String(address)))
    .toEqual([expect.stringContaining('y'.repeat(43))])
})

test('cancelling stores nothing', async () => {
  const { received, screen, drawer } = await choosing([aFile()])
  await drawer.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  expect(created(received)).toHaveLength(0)
})

test('the type is guessed from the name of the file, and found by the word that people use for it', async () => {
  const received = fakeServer({
    'GET /processes/100/documents': () => page([]),
    'POST /processes/100/documents': () => answer(stored, 201),
  })
  const screen = await renderApp(<DocumentsOf owner={processAsOwner} ownerId={100} legalEntityId={1} />).screen
  const choose = (name: string) => userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), [aFile(name)])
  const drawer = screen.getByRole('dialog', { name: 'Dokument anlegen' })
  const type = drawer.getByRole('combobox', { name: 'Art' })
  await choose('Heiratsurkunde.pdf')
  await expect.element(type).toHaveValue('Eheurkunde')
  await save(drawer)
  await expect.element(drawer).not.toBeInTheDocument()
  await choose('1.pdf')
  await expect.element(type).toHaveValue('')
  await chooseType(drawer, 'totensch')
  await expect.element(type).toHaveValue('Todesbescheinigung')
  await save(drawer)
  await expect
    .poll(() => created(received).map(({ body }) => body.documentLabel))
    .toEqual(['PROCESS_MARRIAGE_CERTIFICATE', 'PROCESS_DEATH_CONFIRMATION'])
})

test('a name and a type are needed', async () => {
  const { received, drawer } = await choosing([aFile()])
  const name = drawer.getByRole('textbox', { name: 'Dateiname' })
  await name.fill('   ')
  await userEvent.keyboard('{Tab}')
  await expect.element(drawer.getByText('Bitte einen Dateinamen eingeben')).toBeVisible()
  await save(drawer)
  await expect.element(drawer.getByText('Bitte eine Art wählen')).toBeVisible()
  expect(created(received)).toHaveLength(0)
})

test('an upload that fails says so, keeps what was typed, and its repetition is known as such', async () => {
  let isBroken = true
  const { received, screen, drawer } = await choosing([aFile()], {
    'POST /persons/11/documents': () => (isBroken ? problem(500, 'UNEXPECTED') : answer(stored, 201)),
  })
  await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Mein Name')
  await chooseType(drawer, 'Unterlage')
  await save(drawer)
  await expect.element(screen.getByText('Das Dokument konnte nicht gespeichert werden')).toBeInTheDocument()
  await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Mein Name')
  isBroken = false
  await save(drawer)
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  const keys = created(received).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('the line is cut in the middle: the drawer stays, and the second try goes through', async () => {
  let isCut = true
  const { screen, drawer } = await choosing([aFile()], {
    'POST /persons/11/documents': () => {
      if (isCut) throw new TypeError('network')
      return answer(stored, 201)
    },
  })
  await chooseType(drawer, 'Unterlage')
  await save(drawer)
  await expect.element(screen.getByText('Das Dokument konnte nicht gespeichert werden')).toBeInTheDocument()
  isCut = false
  await save(drawer)
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('an upload shows how far it is and is stopped; nothing is said about a failure then', async () => {
  const never = new Promise<never>(() => undefined)
  const { screen, drawer } = await choosing([aFile()], { 'POST /persons/11/documents': () => never })
  await chooseType(drawer, 'Unterlage')
  await save(drawer)
  const bar = drawer.getByRole('progressbar', { name: 'Fortschritt des Hochladens' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  await expect.element(drawer.getByText('Wird hochgeladen: 50 %')).toBeVisible()
  // Those of an earlier test may still be on the screen.
  const complaints = () => screen.getByText('Das Dokument konnte nicht gespeichert werden').elements()
  const before = complaints().length
  await drawer.getByRole('button', { name: 'Hochladen abbrechen' }).click()
  await expect.poll(() => screen.getByRole('progressbar').elements()).toHaveLength(0)
  await expect.element(drawer.getByRole('combobox', { name: 'Art' })).toHaveValue('Unterlage zur Person')
  expect(complaints().length).toBeLessThanOrEqual(before)
})

describe('whoever closes the drawer while a file travels', () => {
  const closing = async (routes: Parameters<typeof fakeServer>[0]) => {
    // The type is guessed, so that nothing in the form has been changed.
    const { screen, drawer } = await choosing([aFile('Sonstiges.pdf')], routes)
    await save(drawer)
    await expect.element(drawer.getByText('Wird hochgeladen: 50 %')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const waiting = screen.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })
    await expect.element(waiting).toBeVisible()
    return { screen, drawer, waiting }
  }

  test('waits, and may give it up; the file stays', async () => {
    const never = new Promise<never>(() => undefined)
    const { drawer, waiting } = await closing({ 'POST /persons/11/documents': () => never })
    await waiting.getByRole('button', { name: 'Speichern abbrechen' }).click()
    await expect.element(waiting).not.toBeInTheDocument()
    await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Sonstiges')
    await expect.element(drawer.getByRole('button', { name: 'Speichern' })).toBeEnabled()
  })

  test('stays with the file when it fails', async () => {
    const broken = Promise.withResolvers<void>()
    const { screen, drawer, waiting } = await closing({
      'POST /persons/11/documents': () => broken.promise.then(() => problem(500, 'UNEXPECTED')),
    })
    broken.resolve()
    await expect.element(screen.getByText('Das Dokument konnte nicht gespeichert werden')).toBeInTheDocument()
    await expect.element(waiting).not.toBeInTheDocument()
    await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Sonstiges')
  })
})

/** Drops files as a mouse does; answers the zone. */
async function dropping(files: File[]) {
  const { received, screen } = await choosing([])
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const zone = document.querySelector('[data-drop-zone]') as HTMLElement
  const send = (type: string) =>
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  send('dragover')
  await expect.poll(() => zone.dataset.dropZone).toBe('over')
  send('drop')
  return { received, screen }
}

test('dropped files open the drawer as well', async () => {
  const { screen } = await dropping([aFile('Gezogen.pdf')])
  await expect.element(screen.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Gezogen')
})

test('what is too large or empty is told before anything is sent', async () => {
  const { received, screen } = await dropping([aFile('Film.mp4', 62 * 1024 * 1024), aFile('Leer.txt', 0)])
  await expect.element(screen.getByText('„Film.mp4“ ist mit 62 MB zu groß. Möglich sind 50 MB.')).toBeVisible()
  await expect.element(screen.getByText('„Leer.txt“ ist leer.')).toBeVisible()
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  expect(created(received)).toHaveLength(0)
})

describe('a stored document', () => {
  const shown = async (routes: Parameters<typeof fakeServer>[0]) => {
    const received = fakeServer({ 'GET /persons/11/documents': () => page([stored]), ...routes })
    const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
    await screen.getByRole('button', { name: 'Aktionen' }).click()
    await screen.getByRole('menuitem', { name: 'Bearbeiten' }).click()
    return { received, screen, drawer: screen.getByRole('dialog', { name: 'Dokument bearbeiten' }) }
  }

  test('is renamed and relabelled; only what has changed is sent', async () => {
    const { received, screen, drawer } = await shown({
      'PATCH /documents/token-31': () => answer({ ...stored, fileName: 'Neu.pdf', version: 2 }),
    })
    const name = drawer.getByRole('textbox', { name: 'Dateiname' })
    await expect.element(name).toHaveValue('Geburtsurkunde')
    await expect.element(drawer.getByText('.pdf', { exact: true })).toBeVisible()
    await name.fill('Neu')
    await save(drawer)
    await expect.element(screen.getByText('Das Dokument ist geändert')).toBeInTheDocument()
    const patch = received.find(({ path }) => path.startsWith('PATCH'))
    expect(patch?.body).toEqual({ fileName: 'Neu' })
    expect(patch?.headers.get('if-match')).toBe('"1"')
  })

  test('that somebody else has deleted meanwhile is said to be gone', async () => {
    const { screen, drawer } = await shown({ 'PATCH /documents/token-31': () => problem(404, 'NOT_FOUND') })
    await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Neu')
    await save(drawer)
    await expect.element(screen.getByText('Das Dokument wurde inzwischen gelöscht')).toBeInTheDocument()
    await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Neu')
  })

  test('that cannot be changed shows its old name in the row again', async () => {
    const { screen, drawer } = await shown({ 'PATCH /documents/token-31': () => problem(500, 'UNEXPECTED') })
    await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Neu')
    await save(drawer)
    await expect.element(screen.getByText('Das Dokument konnte nicht geändert werden')).toBeInTheDocument()
    await expect.poll(() => document.querySelector('[data-row-name]')?.textContent).toBe('Geburtsurkunde.pdf')
  })
})

test.each([
  [0, true, 'Zu diesem Vorgang ist noch niemand in das Kundenportal eingeladen.'],
  [1, false, undefined],
])('with %i invited persons the release to the portal is disabled: %s', async (invitedPersons, isDisabled, hint) => {
  fakeServer({ 'GET /processes/5/documents': () => page([]) })
  const screen = await renderApp(
    <DocumentsOf owner={processAsOwner} ownerId={5} legalEntityId={1} invitedPersons={invitedPersons} />,
  ).screen
  await userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), [aFile()])
  const portal = screen.getByRole('switch', { name: 'Im Kundenportal freigeben' })
  await expect.element(portal).toBeVisible()
  expect((portal.element() as HTMLInputElement).disabled).toBe(isDisabled)
  if (hint) await expect.element(portal).toHaveAccessibleDescription(hint)
})

describe('the facts of a form', () => {
  const travel = { idempotencyKey: 'key', signal: new AbortController().signal, onProgress: () => undefined }
  const onCreate = async () => stored

  test('a pending file makes it create, a document update', () => {
    expect(documentMode({ file: aFile() })).toBe('create')
    expect(documentMode({ document: stored })).toBe('update')
  })

  test.each([
    ['File is required', { onCreate }, {}],
    ['onCreate is required', {}, { file: aFile() }],
    ['onUpdate is required', { onCreate }, { document: stored }],
  ])('%s', async (text, handlers, subject) => {
    const received = fakeServer({})
    await expect(storeDocument(handlers, subject, {}, { version: undefined, ...travel })).rejects.toThrow(
      new Error(text),
    )
    expect(received).toHaveLength(0)
  })

  test('takes only labels of its context', () => {
    const parse = (documentLabel: string) =>
      documentSchema('PERSON').safeParse({ fileName: 'a', documentLabel, allowClientPortal: false }).success
    expect([parse('PERSON_OTHER'), parse('PROCESS_OFFER')]).toEqual([true, false])
  })

  test.each([
    ['../../etc/passwd', 'etc-passwd', ''],
    ['rechnung\u202efdp.exe', 'rechnungfdp', '.exe'],
    [`${'x'.repeat(4096)}.pdf`, 'x'.repeat(196), '.pdf'],
    ['<script>alert(1)</script>.png', '-script-alert(1)--script-', '.png'],
  ])('the hostile name %j is offered as a harmless one', (name, base, extension) => {
    expect(nameOfFile(aFile(name))).toEqual({ base, extension })
  })
})
