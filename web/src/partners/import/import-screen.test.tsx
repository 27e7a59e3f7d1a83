import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ImportScreen } from '../../imports'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, type Received, renderApp } from '../../kit/testing'
import { partnerImport } from './facts'

beforeEach(async () => {
  await browser.viewport(1440, 900)
  session.start(aMe({ permissions: ['BusinessPartner:Read', 'BusinessPartner:CreateOrEdit'] }))
})

const counts = { created: 1, updated: 0, unchanged: 0, refused: 1 }
const rows = [
  { row: 1, outcome: 'CREATE', name: 'Blumen Winter', businessPartnerId: null, errors: [] },
  {
    row: 2,
    outcome: 'REFUSED',
    name: 'Gärtnerei Sommer',
    businessPartnerId: null,
    errors: [{ field: 'vatId', message: 'invalidVatId' }],
  },
]

const file = new File(
  ['Firma;Ort;USt-IdNr.;Farbe\nBlumen Winter;Görlitz;;rot\nGärtnerei Sommer;Zittau;DE1;blau\n'],
  'partner.csv',
)

const aServer = () =>
  fakeServer({
    'GET /business-partner-imports': () => page([]),
    'POST /business-partner-imports': ({ body }) => answer({ importId: body.dryRun ? null : 7, ...counts, rows }, 201),
    'POST /business-partner-imports/7/undo': () =>
      answer({
        undone: 1,
        kept: [
          { id: 1, name: 'Eins', reason: 'CHANGED' },
          { id: 2, name: 'Zwei', reason: 'IN_USE' },
        ],
      }),
  })

const posted = (received: Received[]) =>
  received.filter(({ path }) => path.endsWith('/business-partner-imports') && path.startsWith('POST'))

async function atPreview() {
  const received = aServer()
  const screen = await renderApp(<ImportScreen facts={partnerImport} />).screen
  await userEvent.upload(screen.getByLabelText('Datei auswählen').last(), file)
  await expect.element(screen.getByRole('combobox', { name: 'Feld für die Spalte Firma' })).toHaveTextContent('Name')
  await screen.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect.element(screen.getByText('1 abgelehnt')).toBeVisible()
  return { received, screen }
}

test('the preview stores nothing and says in German what is wrong', async () => {
  const { received, screen } = await atPreview()
  expect(posted(received)).toHaveLength(1)
  expect(posted(received)[0]?.body).toEqual({
    fileName: 'partner.csv',
    matchBy: 'NAME_AND_CITY',
    dryRun: true,
    rows: [
      { name: 'Blumen Winter', address: { city: 'Görlitz' } },
      { name: 'Gärtnerei Sommer', address: { city: 'Zittau' }, vatId: 'DE1' },
    ],
  })
  await expect.element(screen.getByText('USt-IdNr.: Bitte eine gültige USt-IdNr. eingeben')).toBeVisible()
})

test('another mapping makes the preview void', async () => {
  const { screen } = await atPreview()
  await screen.getByRole('combobox', { name: 'Feld für die Spalte Farbe' }).click()
  await screen.getByRole('option', { name: 'Notizen' }).click()
  await expect.element(screen.getByText('1 abgelehnt')).not.toBeInTheDocument()
})

test('without a column for the name there is no preview', async () => {
  aServer()
  const screen = await renderApp(<ImportScreen facts={partnerImport} />).screen
  await userEvent.upload(screen.getByLabelText('Datei auswählen').last(), new File(['Farbe\nrot\n'], 'farben.csv'))
  await expect.element(screen.getByText('Eine Spalte muss den Namen enthalten.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Vorschau zeigen' })).toBeDisabled()
})

test('what was imported can be taken back', async () => {
  const { received, screen } = await atPreview()
  await screen.getByRole('button', { name: '1 Geschäftspartner übernehmen' }).click()
  await expect.element(screen.getByText('Der Import ist abgeschlossen.')).toBeVisible()
  expect(posted(received)[1]?.body).toMatchObject({ dryRun: false })
  await screen.getByRole('button', { name: 'Zurücknehmen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.poll(() => received.some(({ path }) => path.endsWith('/7/undo'))).toBe(true)
  const kept = screen.getByRole('alertdialog', { name: '2 Geschäftspartner bleiben' })
  await expect.element(kept.getByText('Seitdem bearbeitet: Eins. In Gebrauch: Zwei')).toBeVisible()
})

test('a file that is too long is refused before anything is sent', async () => {
  const received = aServer()
  const screen = await renderApp(<ImportScreen facts={partnerImport} />).screen
  const long = new File([`Name\n${'Winter\n'.repeat(5001)}`], 'lang.csv')
  await userEvent.upload(screen.getByLabelText('Datei auswählen').last(), long)
  await expect.element(screen.getByText(/mehr als 5\.000 Zeilen/)).toBeVisible()
  expect(posted(received)).toHaveLength(0)
})
