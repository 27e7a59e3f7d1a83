import * as z from 'zod'
import { optionalText, required } from '../kit'
import { type PersonFields, personFields } from './fields'
import { relationshipChanges } from './relationships'

const nestedAddress = personFields
  .pick({ street: true, streetNumber: true, zipCode: true, city: true, country: true })
  .partial()
  .nullable()

// Other spellings that callers send: spec 2 sections 3 and 7.
const aliases = z.object({
  address: nestedAddress.optional(),
  infectious: z.boolean().nullable().optional(),
  highlyInfectious: z.boolean().nullable().optional(),
  placeOfDeathRegistryNumber: optionalText(100).optional(),
})
type Aliases = z.output<typeof aliases>

/** The body of a PATCH: any field, in any of its spellings. */
export const personChanges = personFields.partial().extend(aliases.shape)
export type PersonChanges = z.output<typeof personChanges>

/** The body of a new person: name, gender and birth date must be there, the date unless it is said to be unknown. */
export const newPerson = personChanges
  .extend({
    ...personFields.pick({ firstName: true, lastName: true, gender: true }).shape,
    relationships: z.array(relationshipChanges).max(100).optional(),
  })
  .refine(({ dateOfBirth, dateOfBirthUnknown }) => Boolean(dateOfBirth) || dateOfBirthUnknown === true, {
    path: ['dateOfBirth'],
    error: required,
    // Told together with what else is missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

const infectionOf = ({ infectious, highlyInfectious }: Aliases): Partial<PersonFields> => {
  if (infectious === undefined && highlyInfectious === undefined) return {}
  if (highlyInfectious) return { infectiousData: 'HIGHLY_INFECTIOUS' }
  return { infectiousData: infectious ? 'INFECTIOUS' : null }
}

const emptyNestedAddress = { street: null, streetNumber: null, zipCode: null, city: null, country: null }

const addressOf = (address: Aliases['address']): Partial<PersonFields> => {
  if (address === undefined) return {}
  return address ?? emptyNestedAddress
}

/**
 * Folds the other spellings of a body into the stored fields.
 *
 * @returns only fields that were sent; a flat field wins over the nested address, the stored infection value
 *   over the two booleans, `deathRegisterNumber` over its alias.
 */
export const storedFieldsOf = (body: PersonChanges): Partial<PersonFields> => {
  const { address, infectious, highlyInfectious, placeOfDeathRegistryNumber, ...fields } = body
  const alias = placeOfDeathRegistryNumber === undefined ? {} : { deathRegisterNumber: placeOfDeathRegistryNumber }
  return { ...addressOf(address), ...infectionOf({ infectious, highlyInfectious }), ...alias, ...fields }
}
