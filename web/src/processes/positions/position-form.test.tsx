import type { Position } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { answer, fakeServer, renderApp } from '../../kit/testing'
import { aPosition } from '../../kit/testing/a-position'
import { aProduct } from '../../kit/testing/a-product'
import { PositionForm } from './position-form'

beforeEach(() => {
  queries.clear()
  localStorage.clear()
})

async function aForm(from?: Position | Product, text?: string) {
  const received = fakeServer({
    'POST /positions': () => answer(aPosition(), 201),
    'PATCH /positions/5': () => answer(aPosition()),
  })
  let saved = 0
  const { screen } = renderApp(
    <PositionForm
      processId={100}
      from={from}
      text={text}
      title="Position"
      onSaved={() => (saved += 1)}
      onCancel={() => undefined}
    />,
  )
  const form = await screen
  await expect.element(form.getByRole('textbox', { name: 'Bezeichnung' })).toBeVisible()
  const bodies = () => received.filter(({ path }) => !path.startsWith('GET')).map(({ body }) => body)
  const save = () => form.getByRole('button', { name: 'Speichern' }).click()
  return { form, bodies, save, saved: () => saved }
}

test('what is written freely starts from what was typed and asks for a price', async () => {
  const { form, bodies, save, saved } = await aForm(undefined, 'Orgelspiel')
  await expect.element(form.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Orgelspiel')
  await save()
  await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  await form.getByRole('textbox', { name: 'Einzelpreis' }).fill('85,50')
  await form.getByRole('textbox', { name: 'Menge' }).fill('1,5')
  await save()
  await expect.poll(saved).toBe(1)
  expect(bodies()).toEqual([
    expect.objectContaining({
      ...{ productId: null, text: 'Orgelspiel', quantity: 1.5, unitPriceCents: 8550, priceIsGross: true, vatRate: 19 },
    }),
  ])
})

test('another price than that of the article says why, and tells which it is', async () => {
  const position = aPosition({ productId: 3, listPriceCents: 169_000, listPriceType: 'TOTAL' })
  const { form, bodies, save, saved } = await aForm(position)
  expect(form.getByRole('textbox', { name: 'Grund für den anderen Preis' }).elements()).toEqual([])
  await form.getByRole('textbox', { name: 'Einzelpreis' }).fill('1500')
  await expect.element(form.getByText('Der Artikel kostet 1.690,00 €.')).toBeVisible()
  await save()
  await expect
    .element(form.getByText('Bitte sagen, warum der Preis ein anderer ist als der des Artikels'))
    .toBeVisible()
  expect(bodies()).toEqual([])
  await form.getByRole('textbox', { name: 'Grund für den anderen Preis' }).fill('Kratzer')
  await save()
  await expect.poll(saved).toBe(1)
  expect(bodies()).toEqual([{ unitPriceCents: 150_000, reason: 'Kratzer' }])
})

test('an article without a price is taken at the one that is said', async () => {
  const { form, bodies, save, saved } = await aForm(aProduct({ priceCents: null, type: 'EXTERNAL' }))
  await expect.element(form.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Urne Kupfer')
  await form.getByRole('textbox', { name: 'Einzelpreis' }).fill('99')
  await save()
  await expect.poll(saved).toBe(1)
  expect(bodies()).toEqual([
    expect.objectContaining({ productId: 5, unitPriceCents: 9900, group: 'EXTERNAL_SERVICES' }),
  ])
})

test('a payment has neither tax nor discount', async () => {
  const payment = aPosition({ group: 'PAYMENTS', vatRate: 0, text: 'Anzahlung' })
  const { form } = await aForm(payment)
  expect(form.getByRole('textbox', { name: 'Rabatt' }).elements()).toEqual([])
  expect(form.getByRole('combobox', { name: 'Umsatzsteuer' }).elements()).toEqual([])
})
