import type { ContactDetail } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { namesOf } from '@pietas/contract/kit/names'
import { type ListedFields, listedFields, type Person } from '@pietas/contract/persons'
import type { RelationshipDraft } from './relationships/relationship-values'

/** The fields of the form. Unlike in the record any of them may still be empty. */
export type PersonValues = { [Name in Exclude<keyof ListedFields, 'contactDetails'>]: ListedFields[Name] | null } & {
  contactDetails: ContactDraft[]
  /** Only of a new person: a stored one has them as records of their own. */
  relationships: RelationshipDraft[]
}

/** A contact on its way: the kind comes first, the value follows. */
type ContactDraft = Omit<ContactDetail, 'type' | 'value'> & { type: ContactDetail['type'] | null; value: string | null }

const names = namesOf(listedFields)

/** The form of a loaded person, or of nobody yet. */
export function personValues(person: Partial<ListedFields> = {}): PersonValues {
  const fields = Object.fromEntries(names.map((name) => [name, person[name] ?? null])) as Omit<
    PersonValues,
    'relationships'
  >
  return {
    ...fields,
    deceased: person.deceased ?? false,
    dateOfBirthUnknown: person.dateOfBirthUnknown ?? false,
    contactDetails: person.contactDetails ?? [],
    // The parts of the place are fields of their own; the schema turns an empty one back into null.
    placeOfDeath: person.placeOfDeath ?? noAddress,
    relationships: [],
  }
}

/** What is sent: parsed by the contract, and without details of a death that did not happen. */
export function personFieldsOf(values: Partial<PersonValues>): Partial<ListedFields> {
  const fields = listedFields.partial().parse(values)
  if (fields.deceased !== false) return fields
  return { ...fields, deceasedAt: null }
}

/** The same of a new person, whose infection travels as two answers: spec 2 section 3. */
export function newPersonFieldsOf(values: Partial<PersonValues>) {
  const { infectiousData, ...fields } = personFieldsOf(values)
  return {
    ...(fields as Omit<Person, 'relationships'>),
    infectious: infectiousData === 'INFECTIOUS',
    highlyInfectious: infectiousData === 'HIGHLY_INFECTIOUS',
  }
}
