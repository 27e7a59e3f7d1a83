import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aForm } from '../../testing/a-form'
import { MoneyField } from './money-field'

test.each([
  ['890', 89_000, '890,00'],
  ['890,5', 89_050, '890,50'],
  ['8,29', 829, '8,29'],
  ['1.234,56', 123_456, '1234,56'],
  ['1.234', 123_400, '1234,00'],
  ['1,234.56', 123_456, '1234,56'],
  ['0,999', 99, '0,99'],
  ['12 €', 1200, '12,00'],
])('%j is stored as %i cents, and that is what shows', async (text, cents, shown) => {
  const { form, saved, store } = await aForm(<MoneyField name="price" label="Preis" />)
  const field = form.getByRole('textbox', { name: 'Preis' })
  await field.fill(text)
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue(shown)
  await store()
  await expect.poll(() => saved).toEqual([{ price: cents }])
})

test('while somebody types nothing is put in his way, and nothing typed is no price', async () => {
  const { form, saved, store } = await aForm(<MoneyField name="price" label="Preis" />)
  const field = form.getByRole('textbox', { name: 'Preis' })
  await field.click()
  await userEvent.keyboard('12,5')
  await expect.element(field).toHaveValue('12,5')
  await field.fill('')
  await store()
  await expect.poll(() => saved).toEqual([{ price: null }])
})
