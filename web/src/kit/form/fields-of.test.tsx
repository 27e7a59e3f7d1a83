import { expect, test } from 'vitest'
import { aForm } from '../testing/a-form'
import { fieldsOf } from './fields-of'

interface Person {
  firstName: string | null
  size: number | null
  deceased: boolean
  // No text stands for it.
  shoeColour: string | null
  placeOfDeath: { street: string | null; lat: number | null } | null
  contactDetails: { type: string | null; value: string | null }[]
  typeIds: number[]
}

const Place = ({ name, title }: { name: string; title: string }) => `${name} ${title}`

const { NumberField, PickerField, RowList, SwitchField, TextField, FoldedSection, ...ofPerson } = fieldsOf<Person>()(
  'person',
  { Place },
)

const source = { key: ['none'], search: async () => ({ items: [], nextCursor: null }) }
const rows = { title: '', addLabel: '', removeLabel: '', describe: () => '', children: () => null }

/** The compiler reads this, and complains where it finds nothing to complain about. */
export const told = () => [
  <TextField key={1} name="firstName" />,
  // @ts-expect-error the record has no field of this name
  <TextField key={2} name="firstNam" />,
  // @ts-expect-error the field has no text of its own, so that it needs a label
  <TextField key={3} name="shoeColour" />,
  <TextField key={4} name="shoeColour" label="Schuhe" />,
  // @ts-expect-error a text does not fit a number
  <TextField key={5} name="size" />,
  // @ts-expect-error a number does not fit an answer
  <NumberField key={6} name="deceased" />,
  <SwitchField key={7} name="deceased" />,
  <TextField key={8} name="placeOfDeath.street" label="Straße" />,
  // @ts-expect-error a part that the address does not have
  <TextField key={9} name="placeOfDeath.floor" label="Stock" />,
  // @ts-expect-error the ids of several records do not fit a picker of one
  <PickerField key={10} name="typeIds" label="Arten" source={source as never} />,
  <ofPerson.Place key={11} name="placeOfDeath" title="" />,
  // @ts-expect-error a part of several fields is held to the record as well
  <ofPerson.Place key={12} name="placeOfBirth" title="" />,
  <FoldedSection key={13} title="" fields={['size', 'placeOfDeath.street']}>
    …
  </FoldedSection>,
  // @ts-expect-error a folded section that would never open
  <FoldedSection key={14} title="" fields={['width']}>
    …
  </FoldedSection>,
  <RowList key={15} {...rows} name="contactDetails" empty={{ type: null, value: null }} firstField="value">
    {(path) => <TextField name={`${path}.value`} label="" />}
  </RowList>,
  <RowList key={16} {...rows} name="contactDetails" empty={{ type: null, value: null }} firstField="value">
    {/* @ts-expect-error the rows have no such field */}
    {(path) => <TextField name={`${path}.address`} label="" />}
  </RowList>,
  // @ts-expect-error not a list of the record
  <RowList key={17} {...rows} name="placeOfDeath" empty={{}} firstField="street" />,
  // @ts-expect-error a new row has other fields
  <RowList key={18} {...rows} name="contactDetails" empty={{ kind: null }} firstField="value" />,
]

test('a field is called as its text says, or as it is told', async () => {
  const { TextField: Field } = fieldsOf<{ firstName: string | null; note: string | null }>()('person')
  const { form } = await aForm(
    <>
      <Field name="firstName" />
      <Field name="note" label="Am Rande" />
    </>,
  )
  await expect.element(form.getByRole('textbox', { name: 'Vorname' })).toBeVisible()
  await expect.element(form.getByRole('textbox', { name: 'Am Rande' })).toBeVisible()
})
