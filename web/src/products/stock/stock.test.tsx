import type { Permission } from '@pietas/contract/kit'
import type { Product } from '@pietas/contract/products'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { aProduct } from '../../kit/testing/a-product'
import { StockDrawer } from './stock-drawer'
import { StockTable } from './stock-table'

const book: Permission[] = ['Warehouse:Read', 'Warehouse:BookStock']

const movement = {
  ...{ id: 1, productId: 5, kind: 'IN', quantity: 3, change: 3, stockAfter: 3, reason: 'Lieferung', processId: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', createdBy: 7 },
  author: { id: 7, firstName: 'Maria', lastName: 'Kowalski' },
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['products'])
  await browser.viewport(1440, 900)
})

async function aDrawer(product: Partial<Product> = {}, rights = book, routes: Parameters<typeof fakeServer>[0] = {}) {
  session.start(aMe({ permissions: rights }))
  const received = fakeServer({
    'GET /products/5': () => answer(aProduct(product)),
    'GET /stock-movements': () => page([movement]),
    'POST /stock-movements': () => answer({ ...movement, id: 2 }, 201),
    ...routes,
  })
  const screen = await renderApp(<StockDrawer productId={5} />).screen
  const sent = () => received.filter(({ path }) => path.startsWith('POST')).map(({ body, query }) => ({ body, query }))
  return { screen, sent }
}

test('the store shows what there is, what is low, and what costs what', async () => {
  session.start(aMe({ permissions: book }))
  const low = aProduct({
    id: 6,
    name: 'Seeurne',
    stock: 1,
    minimumStock: 2,
    isLow: true,
    priceType: 'FROM',
    place: 'Regal 3',
  })
  const service = aProduct({ id: 7, name: 'Träger', type: 'SERVICE', stockTracked: false, priceCents: null })
  const received = fakeServer({ 'GET /products': () => page([aProduct(), low, service]) })
  const screen = await renderApp(<StockTable />).screen
  const row = (name: string) => screen.getByRole('row', { name })
  await expect.element(row('Seeurne')).toHaveTextContent('Knapp1')
  await expect.element(row('Seeurne')).toHaveTextContent('ab 189,00 €')
  await expect.element(row('Urne Kupfer')).not.toHaveTextContent('Knapp')
  await expect.element(row('Seeurne')).toHaveTextContent('Regal 3')
  await expect.element(row('Träger')).not.toHaveTextContent('€')
  await screen.getByRole('tab', { name: 'Unter Mindestbestand' }).click()
  await expect.poll(() => received.at(-1)?.query.get('filters')).toBe('{"isLow":true}')
  await screen.getByRole('button', { name: 'Spalten' }).click()
  await screen.getByRole('checkbox', { name: 'Art', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Träger')).toHaveTextContent('Dienstleistung')
})

test('the store shows what holds today at the house where one works', async () => {
  session.start(aMe({ permissions: book }))
  const here = session.get()?.legalEntity?.id ?? null
  const prices = [
    { legalEntityId: null, validFrom: '2020-01-01', priceCents: 20_000 },
    { legalEntityId: here, validFrom: '2020-01-01', priceCents: 21_000 },
    { legalEntityId: here, validFrom: '2999-01-01', priceCents: 22_000 },
  ]
  fakeServer({ 'GET /products': () => page([aProduct({ prices })]) })
  const screen = await renderApp(<StockTable />).screen
  await expect.element(screen.getByRole('row', { name: 'Urne Kupfer' })).toHaveTextContent('210,00 €')
})

test('goods are taken out by typing how many, and the form is ready for the next', async () => {
  const { screen, sent } = await aDrawer()
  await expect.element(screen.getByText('+3')).toBeVisible()
  const quantity = screen.getByRole('textbox', { name: 'Menge' })
  await quantity.fill('2')
  await screen.getByRole('textbox', { name: 'Grund' }).fill('Ausstellung')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toMatchObject([{ body: { kind: 'OUT', quantity: 2, reason: 'Ausstellung' } }])
  await expect.element(screen.getByText('Gebucht', { exact: true })).toBeVisible()
  await expect.element(quantity).toHaveValue('')
})

test('a correction takes a difference below zero, and its reason', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('button', { name: 'Korrektur' }).click()
  await screen.getByRole('textbox', { name: 'Menge' }).fill('-2')
  await screen.getByRole('button', { name: 'Buchen' }).click()
  await expect.element(screen.getByText('Bitte sagen, warum der Bestand berichtigt wird')).toBeVisible()
  expect(sent()).toEqual([])
  await screen.getByRole('textbox', { name: 'Grund' }).fill('Zerbrochen')
  await screen.getByRole('button', { name: 'Buchen' }).click()
  await expect.poll(sent).toMatchObject([{ body: { kind: 'CORRECTION', quantity: -2, reason: 'Zerbrochen' } }])
})

test('more than there is goes only when somebody insists, and otherwise nothing that was typed is lost', async () => {
  const { screen, sent } = await aDrawer({}, book, {
    'POST /stock-movements': ({ query }) =>
      query.has('ignoreStock') ? answer({ ...movement, id: 2 }, 201) : problem(409, 'STOCK_EXCEEDED'),
  })
  const quantity = screen.getByRole('textbox', { name: 'Menge' })
  await quantity.fill('9')
  await screen.getByRole('button', { name: 'Buchen' }).click()
  await expect.element(screen.getByText(/Von „Urne Kupfer“ ist noch 3 im Bestand/)).toBeVisible()
  await screen.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(quantity).toHaveValue('9')
  await screen.getByRole('button', { name: 'Buchen' }).click()
  await screen.getByRole('button', { name: 'Trotzdem buchen' }).click()
  await expect.poll(() => sent().at(-1)?.query.get('ignoreStock')).toBe('true')
  await expect.element(quantity).toHaveValue('')
})

test('who may only look sees the movements and books nothing', async () => {
  const { screen } = await aDrawer({}, ['Warehouse:Read'])
  await expect.element(screen.getByText('Lieferung')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Buchen' })).not.toBeInTheDocument()
})

test('what has no stock says so, and what is not there as well', async () => {
  const { screen } = await aDrawer({ stockTracked: false })
  await expect.element(screen.getByText('Für diesen Artikel wird kein Bestand geführt')).toBeVisible()
  await screen.unmount()
  queries.clear()
  const gone = await aDrawer({}, book, { 'GET /products/5': () => problem(404, 'NOT_FOUND') })
  await expect.element(gone.screen.getByText('Diesen Artikel gibt es nicht')).toBeVisible()
})

test('goods that processes wait for are given out to them', async () => {
  session.start({
    ...aMe({ permissions: book }),
    tenants: aMe({ permissions: book }).tenants.map((tenant) => ({ ...tenant, permissions: book })),
  })
  const received = fakeServer({
    'GET /products/5': () => answer(aProduct({ stock: 3, reserved: 6 })),
    'GET /stock-movements': () => page([movement]),
    'GET /reservations': () =>
      answer({
        items: [
          { processId: 44, needed: 3, booked: 1, open: 2 },
          { processId: 45, needed: 4, booked: 0, open: 4 },
        ],
      }),
    'POST /stock-movements': () => answer({ ...movement, id: 2 }, 201),
  })
  const screen = await renderApp(<StockDrawer productId={5} />).screen
  await expect.element(screen.getByText('Vorgang 44: 2')).toBeVisible()
  // There are not so many left.
  await expect.element(screen.getByRole('button', { name: 'An Vorgang 45 ausgeben' })).toBeDisabled()
  await screen.getByRole('button', { name: 'An Vorgang 44 ausgeben' }).click()
  const sent = () => received.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body)
  await expect.poll(sent).toEqual([{ kind: 'OUT', quantity: 2, processId: 44 }])
})
