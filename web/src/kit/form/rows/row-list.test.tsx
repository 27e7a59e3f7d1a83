import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContactDetails } from '../../contact'
import { aForm } from '../../testing/a-form'
import { TextField } from '../fields'
import { RowList } from './row-list'

const two = [
  { _id: 'a', type: 'MOBILE', value: '0171 1' },
  { _id: 'b', type: 'FAX', value: '030 2' },
] as const

test('a new row takes the focus, and after the removal the next row has it', async () => {
  const { form } = await aForm(<ContactDetails email="email" phone="phone" rows="contactDetails" />, {
    values: { contactDetails: [...two] },
  })
  await form.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await expect.element(form.getByRole('textbox', { name: 'Angabe' }).nth(2)).toHaveFocus()
  const removals = form.getByRole('button', { name: 'Kontakt entfernen' })
  await removals.first().click()
  for (const left of [2, 1]) {
    await expect.poll(() => removals.elements().length).toBe(left)
    await expect.element(removals.first()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(form.getByRole('button', { name: 'Kontakt hinzufügen' })).toHaveFocus()
})

test('a value can be typed only when its type is known', async () => {
  const { form } = await aForm(<ContactDetails email="email" phone="phone" rows="contactDetails" />)
  await form.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await form.getByRole('combobox', { name: 'Art' }).click()
  const types = form.getByRole('option').elements()
  expect(types.map((type) => type.textContent)).toEqual([
    'Keine Auswahl',
    'E-Mail',
    'Telefon',
    'Fax',
    'Mobil',
    'Webseite',
  ])
  await form.getByRole('option', { name: 'Keine Auswahl' }).click()
  await expect.element(form.getByRole('textbox', { name: 'Angabe' })).toBeDisabled()
})

test('folded up, one message stands for all faults; unfolded they stand at their fields', async () => {
  const { form, saved, store } = await aForm(<ContactDetails email="email" phone="phone" rows="contactDetails" />, {
    values: { contactDetails: [...two] },
  })
  await form.getByRole('textbox', { name: 'Angabe' }).first().fill('')
  const fold = form.getByRole('button', { name: 'Weitere Kontaktdaten' })
  await fold.click()
  await store()
  const list = form.getByRole('group', { name: 'Weitere Kontaktdaten' })
  await expect.element(list.getByRole('alert')).toHaveTextContent('Dieses Feld ist erforderlich')
  expect(list.getByRole('textbox').elements()).toHaveLength(0)
  await fold.click()
  expect(list.getByRole('alert').elements()).toHaveLength(0)
  await expect.element(list.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  expect(saved).toHaveLength(0)
})

async function aSortedList() {
  const list = (
    <RowList
      name="contactDetails"
      title="Wege"
      addLabel="Hinzufügen"
      removeLabel="Entfernen"
      empty={{ type: 'FAX', value: null }}
      firstField="value"
      movable
      describe={() => ''}
    >
      {(path) => <TextField name={`${path}.value`} label="Angabe" />}
    </RowList>
  )
  const { form } = await aForm(list, { values: { contactDetails: [...two] } })
  const values = () => form.getByRole('textbox', { name: 'Angabe' }).elements() as HTMLInputElement[]
  return { form, shown: () => values().map(({ value }) => value) }
}

test('a row is moved by its buttons, which are of no use at the ends', async () => {
  const { form, shown } = await aSortedList()
  await expect.element(form.getByRole('button', { name: 'Nach oben' }).first()).toBeDisabled()
  await expect.element(form.getByRole('button', { name: 'Nach unten' }).nth(1)).toBeDisabled()
  await form.getByRole('button', { name: 'Nach unten' }).first().click()
  await expect.poll(shown).toEqual(['030 2', '0171 1'])
  await expect.element(form.getByRole('button', { name: 'Nach unten' }).nth(1)).toHaveFocus()
})

test('a row is moved from its field by the keyboard, and the field keeps the focus', async () => {
  const { form, shown } = await aSortedList()
  await form.getByRole('textbox', { name: 'Angabe' }).nth(1).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(shown).toEqual(['030 2', '0171 1'])
  await expect.element(form.getByRole('textbox', { name: 'Angabe' }).first()).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(shown()).toEqual(['030 2', '0171 1'])
})
