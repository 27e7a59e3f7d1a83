import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { aProduct } from '../../kit/testing/a-product'
import { CountPage } from '../pages/count-page'

beforeEach(async () => {
  queries.clear()
  await loadTexts(['products'])
  await browser.viewport(1440, 900)
  session.start(aMe({ permissions: ['Warehouse:Read', 'Warehouse:BookStock'] }))
})

const urn = aProduct()
const cover = aProduct({ id: 6, name: 'Decke', number: 'D-1', place: 'Regal 1', stock: 4 })
const robe = aProduct({ id: 7, name: 'Talar', number: null, place: null, stock: 0 })

async function aSheet(routes: Parameters<typeof fakeServer>[0] = {}) {
  const received = fakeServer({
    'GET /products': ({ query }) =>
      query.has('cursor') ? page([robe]) : answer({ items: [cover, urn], nextCursor: 'next', prevCursor: null }),
    'POST /products/5/stock-movements': () => answer({}, 201),
    'POST /products/6/stock-movements': () => answer({}, 201),
    ...routes,
  })
  const screen = await renderApp(<CountPage />).screen
  const field = (name: string) => screen.getByRole('textbox', { name })
  await expect.element(field('Talar')).toBeVisible()
  const booked = () => received.filter(({ path }) => path.startsWith('POST')).map(({ path, body }) => ({ path, body }))
  return { screen, field, booked }
}

test('what was counted is booked row by row, and what was not stays as it is', async () => {
  const { screen, field, booked } = await aSheet()
  await field('Urne Kupfer').fill('2')
  await expect.element(screen.getByText('Abweichung −1')).toBeVisible()
  await field('Decke').fill('4')
  await screen.getByRole('button', { name: '2 Zählungen buchen' }).click()
  await expect.element(browser.getByText('Die Inventur ist gebucht')).toBeVisible()
  expect(booked().map(({ body }) => body)).toMatchObject([
    { kind: 'COUNT', quantity: 4, reason: expect.stringMatching(/^Inventur vom \d\d\.\d\d\.\d{4}$/) },
    { kind: 'COUNT', quantity: 2 },
  ])
  await expect.element(field('Decke')).toHaveValue('')
})

test('articles stand shelf after shelf, and Enter goes on to the next one', async () => {
  const { screen, field, booked } = await aSheet()
  const heads = screen.getByRole('heading', { level: 2 }).elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Lager 2', 'Regal 1', 'Ohne Lagerort'])
  await field('Urne Kupfer').click()
  await userEvent.keyboard('7{Enter}')
  await expect.element(field('Decke')).toHaveFocus()
  expect(booked()).toEqual([])
})

test('what is no count is not booked, and what fails keeps what was typed', async () => {
  const { screen, field } = await aSheet({ 'POST /products/6/stock-movements': () => problem(500, 'UNEXPECTED') })
  await field('Decke').fill('viel')
  await expect.element(screen.getByText('Bitte eine ganze Zahl ab 0 eingeben')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /buchen/ })).toBeDisabled()
  await field('Decke').fill('3')
  await field('Urne Kupfer').fill('1')
  await screen.getByRole('button', { name: '2 Zählungen buchen' }).click()
  await expect.element(screen.getByText('Nicht gebucht')).toBeVisible()
  await expect.element(field('Decke')).toHaveValue('3')
  await expect.element(field('Urne Kupfer')).toHaveValue('')
})
