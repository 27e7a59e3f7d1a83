import * as z from 'zod'
import { type Finding, id, required } from '../kit'

/** Who keeps a testament or an inheritance contract. */
export const managerTypes = ['PERSON', 'PARTNER', 'BRANCH'] as const
export type ManagerType = (typeof managerTypes)[number]

// That a document does not exist is said by null: spec 2 section 7. So is what nobody has asked yet, and therefore the no
// has a field of its own, `...Absent`; a false that is sent says the same, and is never answered.
const exists = z.boolean().nullable()

/** What is known of the estate of a person. */
export const inheritanceFields = z.object({
  testamentExists: exists,
  testamentAbsent: z.boolean(),
  testamentManagedBy: id.nullable(),
  testamentManagedByType: z.enum(managerTypes).nullable(),
  inheritanceContractExists: exists,
  inheritanceContractAbsent: z.boolean(),
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

/** Whether there is a document of the estate; null = nobody has said. */
export const documentAnswer = (person: Partial<InheritanceFields>, document: KeptDocument): boolean | null => {
  if (person[`${document}Exists`]) return true
  return person[`${document}Absent`] ? false : null
}

// A yes wins over a no that is sent beside it. Who takes a yes back without a word has switched it off: there is none.
const answered = (
  before: Partial<InheritanceFields> | null,
  changes: Partial<InheritanceFields>,
  document: KeptDocument,
): Partial<InheritanceFields> => {
  const [exists, absent] = [`${document}Exists`, `${document}Absent`] as const
  const [isThere, isAbsent] = [changes[exists], changes[absent]]
  if (isThere) return { [absent]: false }
  if (isThere === false || isAbsent) return { [exists]: null, [absent]: true }
  if (isThere === null && isAbsent === undefined && before?.[exists]) return { [absent]: true }
  return {}
}

/**
 * What a change means for the rest of the estate: a document that does not exist is kept by nobody, and the id of one
 * kind of keeper says nothing about another kind.
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
    Object.assign(completed, answered(before, changes, document))
    const isGone = completed[`${document}Exists`] === null
    const isOther = changes[type] !== undefined && changes[type] !== before?.[type]
    if (isGone || (isOther && changes[keeper] === undefined)) completed[keeper] = null
    if (isGone) completed[type] = null
  }
  return completed
}
