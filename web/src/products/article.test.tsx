import { type Permission, permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ItemDrawer, type ListFacts } from '../kit/admin-list'
import { queries } from '../kit/api'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../kit/testing'
import { aProduct } from '../kit/testing/a-product'
import { productList } from './product-list'

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['products', 'partners', 'master-data'])
  await browser.viewport(1440, 900)
})

async function aDrawer(itemId?: number, rights: readonly Permission[] = permissions) {
  const me = aMe({ permissions: [...rights] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights] })) })
  const received = fakeServer({
    'GET /products/5': () => answer(aProduct()),
    'GET /products': () => page([aProduct(), aProduct({ id: 6, name: 'Decke' })]),
    'POST /products': ({ body }) => answer(aProduct(body as object), 201),
    'PATCH /products/5': ({ body }) => answer(aProduct({ ...(body as object), version: 4 })),
    'GET /product-categories': () => page([]),
    'GET /business-partners': () => page([]),
  })
  const list: ListFacts = productList
  const screen = await renderApp(<ItemDrawer name="products" list={list} itemId={itemId} />).screen
  const sent = () => received.filter(({ path }) => /^(POST|PATCH)/.test(path)).map(({ body }) => body)
  return { screen, sent }
}

test('an empty article says that it wants a type and a price type, a bundle also how it is shown', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Paket')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Bitte wählen Sie einen Typ')).toBeVisible()
  await expect.element(screen.getByText('Bitte wählen Sie einen Preistyp')).toBeVisible()
  await expect.element(screen.getByText('Bitte wählen Sie, wie das Paket angezeigt wird')).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Art' }).click()
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => options().filter((text) => text !== 'Keine Auswahl')).toHaveLength(8)
  await screen.getByRole('option', { name: 'Paket' }).click()
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Bitte wählen Sie, wie das Paket angezeigt wird')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Das Paket zeigt seine Teile' }).click()
  await expect.poll(() => options().filter((text) => /Preise|gar nicht/.test(text ?? ''))).toHaveLength(3)
  expect(sent()).toEqual([])
})

test('a price is typed in euros and stored in cents, with what an article usually has', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Sarg Kiefer')
  await screen.getByRole('combobox', { name: 'Art' }).click()
  await screen.getByRole('option', { name: 'Einzelartikel' }).click()
  await screen.getByRole('combobox', { name: 'Preistyp' }).click()
  await screen.getByRole('option', { name: 'Gesamtpreis' }).click()
  await screen.getByRole('textbox', { name: 'Preis' }).fill('890,50')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(sent)
    .toMatchObject([
      { name: 'Sarg Kiefer', type: 'SINGLE', priceType: 'TOTAL', priceCents: 89_050, priceIsGross: true, vatRate: 19 },
    ])
})

test('of an article that is changed only what is new is sent', async () => {
  const { screen, sent } = await aDrawer(5)
  await expect.element(screen.getByRole('textbox', { name: 'Preis' })).toHaveValue('189,00')
  await screen.getByRole('textbox', { name: 'Lagerort' }).fill('Vitrine')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(sent).toEqual([{ place: 'Vitrine' }])
})

test('a further price says from when it holds and where, and stands once for a day', async () => {
  const { screen, sent } = await aDrawer(5)
  const add = screen.getByRole('button', { name: 'Preis hinzufügen' })
  const row = (at: number) => ({
    day: screen.getByRole('textbox', { name: 'Gilt ab' }).nth(at),
    house: screen.getByRole('combobox', { name: 'Für', exact: true }).nth(at),
    price: screen.getByRole('textbox', { name: 'Preis', exact: true }).nth(at + 1),
  })
  for (const at of [0, 1]) {
    await add.click()
    await expect.element(row(at).day).toHaveFocus()
    await row(at).day.fill('1.1.2027')
    await row(at).price.fill('195')
  }
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Zu diesem Tag gibt es hier schon einen Preis')).toBeVisible()
  expect(sent()).toEqual([])
  await row(1).house.click()
  await screen.getByRole('option').nth(1).click()
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const price = { validFrom: '2027-01-01', priceCents: 19_500 }
  await expect.poll(sent).toEqual([
    {
      prices: [
        { ...price, legalEntityId: null },
        { ...price, legalEntityId: 1 },
      ],
    },
  ])
})
