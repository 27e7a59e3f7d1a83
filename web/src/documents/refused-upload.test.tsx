import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { session } from '../kit/session'
import { aDocument, aMe, answer, fakeServer, page, problem, type Received, renderApp } from '../kit/testing'
import { personAsOwner } from '../persons/document-owner'
import { DocumentsOf } from './documents-of'

beforeEach(() => browser.viewport(1280, 900))

const stored = aDocument({ fileName: 'Geburtsurkunde.pdf', extension: '.pdf' })
const aFile = (name = 'Geburtsurkunde.pdf') => new File(['Urkunde'], name, { type: 'application/pdf' })
const sent = (received: Received[]) => received.filter(({ path }) => path.startsWith('POST'))

/** The documents of Erna at the first house, with a file just chosen. */
async function choosing(file: File, create: () => ReturnType<typeof answer>) {
  const received = fakeServer({ 'GET /persons/11/documents': () => page([]), 'POST /persons/11/documents': create })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
  await userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), [file])
  return { received, screen, drawer: screen.getByRole('dialog') }
}

type Drawer = Awaited<ReturnType<typeof choosing>>['drawer']

const fillIn = async (drawer: Drawer) => {
  await drawer.getByRole('textbox', { name: 'Dateiname' }).fill('Urkunde Erna')
  await drawer.getByRole('combobox', { name: 'Art' }).fill('Unterlage')
  await userEvent.keyboard('{Enter}')
}
const save = (drawer: Drawer) => drawer.getByRole('button', { name: 'Speichern' }).click()

test('that there is no room is said as such, nothing is lost, and trying again stores it', async () => {
  let isFull = true
  const { received, screen, drawer } = await choosing(aFile(), () =>
    isFull ? problem(507, 'STORAGE_FULL') : answer(stored, 201),
  )
  await fillIn(drawer)
  await save(drawer)
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('Auf dem Server ist kein Platz mehr frei.')
  await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Urkunde Erna')
  isFull = false
  await drawer.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  const bodies = sent(received).map(({ body }) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[1]).toMatchObject({ fileName: 'Urkunde Erna', file: expect.any(File) })
  expect(new Set(sent(received).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

const withForbidden = (forbiddenFileTypes: string[]) => {
  const me = aMe()
  for (const tenant of me.tenants)
    for (const entity of tenant.legalEntities) if (entity.id === 1) entity.forbiddenFileTypes = forbiddenFileTypes
  session.start(me)
}

test('what the house does not take is said before a file is chosen, and when one is chosen all the same', async () => {
  withForbidden(['exe', 'zip'])
  const { received, screen } = await choosing(aFile('Setup.EXE'), () => answer(stored, 201))
  await expect.element(screen.getByText('Höchstens 50 MB je Datei · Nicht: exe, zip')).toBeVisible()
  await expect.element(screen.getByText('„Setup.EXE“: Dateien dieser Art nimmt dieses Haus nicht an.')).toBeVisible()
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  expect(sent(received)).toHaveLength(0)
})

test('another house takes it', async () => {
  withForbidden(['exe'])
  fakeServer({ 'GET /persons/11/documents': () => page([]) })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={2} />).screen
  await userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), [aFile('Setup.exe')])
  await expect.element(screen.getByRole('dialog', { name: 'Dokument anlegen' })).toBeVisible()
})

test('what hides behind another name is told when the server has found out', async () => {
  const finding = { field: 'file', message: 'document.validation.forbidden-type' }
  const { drawer } = await choosing(aFile(), () => problem(400, 'INVALID_INPUT', { errors: [finding] }))
  await fillIn(drawer)
  await save(drawer)
  await expect.element(drawer.getByText('Dateien dieser Art nimmt dieses Haus nicht an')).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Dateiname' })).toHaveValue('Urkunde Erna')
})
