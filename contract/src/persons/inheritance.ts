import * as z from 'zod'
import { type Finding, id, required } from '../kit'

/** Who keeps a testament or an inheritance contract. */
export const managerTypes = ['PERSON', 'PARTNER', 'BRANCH'] as const
export type ManagerType = (typeof managerTypes)[number]

// A document of the inheritance exists or it does not; "does not" is stored as null: spec 2 section 7.
const exists = z
  .boolean()
  .nullable()
  .transform((value) => value || null)

/** What is known of the estate of a person. */
export const inheritanceFields = z.object({
  testamentExists: exists,
  testamentManagedBy: id.nullable(),
  testamentManagedByType: z.enum(managerTypes).nullable(),
  inheritanceContractExists: exists,
  inheritanceContractManagedBy: id.nullable(),
  inheritanceContractManagedByType: z.enum(managerTypes).nullable(),
  ownsLandAssets: z.boolean(),
  ownsBusinessAssets: z.boolean(),
  ownsAgriculturalAssets: z.boolean(),
  ownsOtherAssets: z.boolean(),
  ownsUnknownAssets: z.boolean(),
  contactIdForInheritance: id.nullable(),
})
export type InheritanceFields = z.output<typeof inheritanceFields>

/** The two documents that somebody keeps; their fields share a stem. */
export const keptDocuments = ['testament', 'inheritanceContract'] as const
export type KeptDocument = (typeof keptDocuments)[number]

// Spelled as in spec 2 section 5.
const missingManager: Record<ManagerType, string> = {
  PERSON: 'ExitsButNotManagedByPerson',
  PARTNER: 'ExitsButNotManagedByBusinessPartner',
  BRANCH: '',
}

/** A testament or inheritance contract that exists is kept by somebody: spec 2 section 5. */
export const checkInheritance = (person: Partial<InheritanceFields>): Finding[] =>
  keptDocuments.flatMap((document) => {
    if (!person[`${document}Exists`] || (person[`${document}ManagedBy`] && person[`${document}ManagedByType`]))
      return []
    const suffix = missingManager[person[`${document}ManagedByType`] ?? 'PERSON']
    return [{ field: `${document}ManagedBy`, message: suffix ? `${document}${suffix}` : required }]
  })

/**
 * What a change means for the keepers: a document that does not exist is kept by nobody, and the id of one kind of
 * keeper says nothing about another kind.
 *
 * @returns the changes completed.
 */
export const withInheritanceConsequences = <Changes extends Partial<InheritanceFields>>(
  before: Partial<InheritanceFields> | null,
  changes: Changes,
): Changes => {
  const completed = { ...changes }
  for (const document of keptDocuments) {
    const [keeper, type] = [`${document}ManagedBy`, `${document}ManagedByType`] as const
    const isGone = changes[`${document}Exists`] === null
    const isOther = changes[type] !== undefined && changes[type] !== before?.[type]
    if (isGone || (isOther && changes[keeper] === undefined)) completed[keeper] = null
    if (isGone) completed[type] = null
  }
  return completed
}
