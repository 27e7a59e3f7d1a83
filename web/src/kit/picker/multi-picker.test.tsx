import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { partnerTypeSource } from '../../master-data'
import { MultiPickerField } from '../form'
import { fakeServer, page } from '../testing'
import { aForm } from '../testing/a-form'

const types = [
  { id: 1, name: 'Florist', deleted: false },
  { id: 2, name: 'Kirche', deleted: false },
]

test('several are chosen one after the other by keyboard, and taken away again', async () => {
  fakeServer({
    'GET /business-partner-types': ({ query }) =>
      page(types.filter(({ name }) => name.toLowerCase().includes((query.get('query') ?? '').toLowerCase()))),
  })
  const { form } = await aForm(
    <MultiPickerField name="contactDetails" label="Kategorien" source={partnerTypeSource() as never} />,
  )
  const field = form.getByRole('combobox', { name: 'Kategorien' })
  await field.fill('kir')
  await expect.element(form.getByRole('option', { name: 'Kirche' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await field.fill('flo')
  await expect.element(form.getByRole('option', { name: 'Florist' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByRole('button', { name: 'Kirche' })).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Florist' })).toBeVisible()
  await userEvent.keyboard('{Escape}{Backspace}')
  await expect.element(form.getByRole('button', { name: 'Florist' })).not.toBeInTheDocument()
  await expect.element(form.getByRole('button', { name: 'Kirche' })).toBeVisible()
})
