import type { ContactDetail } from '@pietas/contract/kit'
import { type PersonFields, personFields } from '@pietas/contract/persons'
import { noAddress } from '../kit/address'

/** The fields of the form. Unlike in the record any of them may still be empty. */
export type PersonValues = { [Name in Exclude<keyof PersonFields, 'contactDetails'>]: PersonFields[Name] | null } & {
  contactDetails: ContactDraft[]
}

/** A contact on its way: the kind comes first, the value follows. */
type ContactDraft = Omit<ContactDetail, 'type' | 'value'> & { type: ContactDetail['type'] | null; value: string | null }

const names = Object.keys(personFields.shape) as (keyof PersonFields)[]

// A yes or no that cannot be left open starts as no.
const emptyOf = (name: keyof PersonFields) => {
  const field = personFields.shape[name]
  return !field.safeParse(null).success && field.safeParse(false).success ? false : null
}

const emptyValues = Object.fromEntries(names.map((name) => [name, emptyOf(name)])) as Partial<PersonValues>

/** The form of a loaded person, or of nobody yet. */
export function personValues(person: Partial<PersonFields> = {}): PersonValues {
  const fields = Object.fromEntries(names.map((name) => [name, person[name] ?? emptyValues[name]])) as PersonValues
  return {
    ...fields,
    contactDetails: person.contactDetails ?? [],
    // The parts of the place are fields of their own; the schema turns an empty one back into null.
    placeOfDeath: person.placeOfDeath ?? noAddress,
  }
}

/** What is sent: parsed by the contract, and without details of a death that did not happen. */
export function personFieldsOf(values: Partial<PersonValues>): Partial<PersonFields> {
  const fields = personFields.partial().parse(values)
  if (fields.deceased !== false) return fields
  return { ...fields, deceasedAt: null }
}
