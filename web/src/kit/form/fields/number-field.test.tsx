import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aForm } from '../../testing/a-form'
import { NumberField } from './number-field'

const typed = async (text: string, dot: boolean) => {
  const { form, saved, store } = await aForm(<NumberField name="weight" label="Gewicht" unit="kg" dot={dot} />)
  const field = form.getByRole('textbox', { name: 'Gewicht' })
  await field.fill(text)
  await expect.element(field).toHaveValue(text.replace(/[^\d.,]/g, ''))
  await userEvent.keyboard('{Tab}')
  return { field, saved, store }
}

test.each([
  ['80,5', true, 80],
  ['80.5', true, 80],
  ['80,5', false, 80],
  ['80.9', false, 80],
  ['80,', true, 80],
  ['1.000', true, 1],
  ['1.000', false, 1000],
  ['1,000', false, 1000],
  ['1.000,5', true, 1000],
  ['1,000.5', true, 1000],
  ['80 kg', false, 80],
])('%j, with a likely fraction %s, is stored as %i, and that is what shows', async (text, dot, number) => {
  const { field, saved, store } = await typed(text, dot)
  await expect.element(field).toHaveValue(String(number))
  await store()
  await expect.poll(() => saved).toEqual([{ weight: number }])
})

test.each([',', 'kg'])('%j is no number', async (text) => {
  const { saved, store } = await typed(text, true)
  await store()
  await expect.poll(() => saved).toEqual([{ weight: null }])
})

test.each([
  ['12,5', true, 12.5, '12,5'],
  ['12.5', true, 12.5, '12,5'],
  ['12.500', true, 12.5, '12,5'],
  ['70.000', false, 70_000, '70000'],
  ['1,5', false, 1.5, '1,5'],
  ['12,', true, 12, '12'],
])('%j keeps its fraction where that is wanted', async (text, dot, number, shown) => {
  const { form, saved, store } = await aForm(<NumberField name="margin" label="Rand" dot={dot} keepsFraction />)
  const field = form.getByRole('textbox', { name: 'Rand' })
  await field.fill(text)
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue(shown)
  await store()
  await expect.poll(() => saved).toEqual([{ margin: number }])
})
