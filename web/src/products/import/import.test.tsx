import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ImportScreen } from '../../imports'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../../kit/testing'
import { productImport } from './facts'

beforeEach(async () => {
  await browser.viewport(1440, 900)
  await loadTexts(['imports', 'products'])
  session.start(aMe({ permissions: ['Warehouse:CreateArticle'] }))
})

const file = new File(
  [
    'Bezeichnung;Art.-Nr.;VK-Preis;Warengruppe;MwSt.;Farbe\nSarg Eiche;S-1;1.690,50;Särge / Eiche;19 %;hell\nUrne;U-1;viel;;;\n',
  ],
  'artikel.csv',
)

const rows = [
  { row: 1, outcome: 'CREATE', name: 'Sarg Eiche', productId: null, errors: [] },
  {
    ...{ row: 2, outcome: 'REFUSED', name: 'Urne', productId: null },
    errors: [
      { field: 'priceCents', message: 'common.validation-invalid' },
      { field: 'categoryName', message: 'product.validation.import-unknown' },
    ],
  },
]

test('articles of a file are looked at with all of their faults, taken over, and taken back', async () => {
  const counts = { created: 1, updated: 0, unchanged: 0, refused: 1 }
  const received = fakeServer({
    'GET /product-imports': () => page([]),
    'POST /product-imports': ({ body }) => answer({ importId: body.dryRun ? null : 7, ...counts, rows }, 201),
    'POST /product-imports/7/undo': () =>
      answer({ undone: 0, kept: [{ id: 1, name: 'Sarg Eiche', reason: 'IN_USE' }] }),
  })
  const screen = await renderApp(<ImportScreen facts={productImport} />).screen
  await userEvent.upload(screen.getByLabelText('Datei auswählen').last(), file)
  const column = (name: string) => screen.getByRole('combobox', { name: `Feld für die Spalte ${name}` })
  await expect.element(column('VK-Preis')).toHaveTextContent('Preis')
  await expect.element(column('Farbe')).toHaveTextContent('Nicht übernehmen')
  await screen.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect.element(screen.getByText(/Preis: .* Kategorie: Das gibt es nicht/)).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    ...{ fileName: 'artikel.csv', matchBy: 'NUMBER', dryRun: true },
    rows: [
      { name: 'Sarg Eiche', number: 'S-1', priceCents: 169_050, categoryName: 'Särge / Eiche', vatRate: 19 },
      { name: 'Urne', number: 'U-1', priceCents: 'viel' },
    ],
  })
  await screen.getByRole('button', { name: '1 Artikel übernehmen' }).click()
  await expect.element(screen.getByText('Der Import ist abgeschlossen.')).toBeVisible()
  await screen.getByRole('button', { name: 'Zurücknehmen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.element(browser.getByText('1 Artikel bleibt')).toBeVisible()
  await expect.element(browser.getByText('In Gebrauch: Sarg Eiche')).toBeVisible()
})
