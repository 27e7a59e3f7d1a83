import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fieldsOf } from '../../kit/form'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem } from '../../kit/testing'
import { aForm } from '../../kit/testing/a-form'
import { partnerSource } from '../source'

const { PickerField } = fieldsOf<{ note: number | null }>()('partner')

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const types = [
  { id: 4, name: 'Friedhofsverwaltung', ...stored },
  { id: 5, name: 'Friedhof', ...stored },
]

/** A form whose picker was asked for a cemetery that is not there, and the short form above it. */
async function aNewCemetery(create: Parameters<typeof fakeServer>[0][string]) {
  session.start(aMe({ permissions: ['BusinessPartner:Read', 'BusinessPartner:CreateOrEdit'] }))
  const received = fakeServer({
    'GET /business-partners': () => page([]),
    'GET /business-partner-types': () => page(types),
    'POST /business-partners': create,
  })
  const { form } = await aForm(<PickerField name="note" label="Friedhof" source={partnerSource('Friedhof')} />)
  const picker = form.getByRole('combobox', { name: 'Friedhof' })
  await picker.click()
  await userEvent.keyboard('Waldfriedhof Nord')
  await form.getByRole('option', { name: '„Waldfriedhof Nord“ anlegen' }).click()
  const dialog = form.getByRole('dialog', { name: 'Geschäftspartner anlegen' })
  await expect.element(dialog.getByRole('button', { name: 'Friedhof', exact: true })).toBeVisible()
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const save = () => dialog.getByRole('button', { name: 'Speichern' }).click()
  return { dialog, field, picker, received, save }
}

test('a partner is made of the name that was typed, of the kind that the field asks for, and is chosen', async () => {
  const { dialog, field, picker, received, save } = await aNewCemetery(({ body }) =>
    answer({ ...stored, id: 7, nameAffix: null, ...body }, 201),
  )
  await expect.element(field('Name')).toHaveValue('Waldfriedhof Nord')
  await expect.element(field('Telefon')).toHaveFocus()
  await userEvent.keyboard('03581 4000')
  await field('Ort').fill('Görlitz')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(picker).toHaveValue('Waldfriedhof Nord')
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    name: 'Waldfriedhof Nord',
    typeIds: [5],
    contactDetails: [{ type: 'PHONE', value: '03581 4000' }],
    address: { city: 'Görlitz' },
  })
})

test('what is wrong about the number or the place is said where they are typed, and stays there', async () => {
  const errors = [{ field: 'address.city', message: 'common.validation-required' }]
  const { field, save } = await aNewCemetery(() => problem(400, 'INVALID_INPUT', { errors }))
  await field('Telefon').fill('beim Pförtner')
  await save()
  await expect.element(field('Telefon')).toBeInvalid()
  await field('Telefon').fill('03581 4000')
  await save()
  await expect.element(field('Ort')).toBeInvalid()
  await expect.element(field('Telefon')).toHaveValue('03581 4000')
})
