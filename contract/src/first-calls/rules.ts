import { type Address, type Finding, namesOf, required } from '../kit'
import { checkDates, genderFor, type PersonFields } from '../persons'
import { type FirstCallFields, firstCallFields } from './fields'

type Draft = Partial<FirstCallFields>
type Field = keyof FirstCallFields

const lacking = (call: Draft, fields: readonly Field[]): Finding[] =>
  fields.filter((field) => !call[field]).map((field) => ({ field, message: required }))

/** Nobody can be called back of whom neither number nor name is known. */
const checkCaller = ({ callerPhone, callerFirstName, callerLastName, callerPersonId }: Draft): Finding[] =>
  callerPhone || callerFirstName || callerLastName || callerPersonId
    ? []
    : [{ field: 'callerPhone', message: 'first-call.validation.caller' }]

// The dead man is no caller, who is somebody else.
const checkSelf = ({ callerPersonId, deceasedPersonId }: Draft): Finding[] =>
  callerPersonId && callerPersonId === deceasedPersonId
    ? [{ field: 'callerPersonId', message: 'relatedToOneself' }]
    : []

/** What has to hold for a call to be kept; everything else may still be missing. */
export const checkFirstCall = (call: Draft, now?: string): Finding[] => [
  ...checkCaller(call),
  ...checkSelf(call),
  ...checkDates(call, now).filter(({ field }) => field === 'dateOfBirth' || field === 'deceasedAt'),
]

/** A date of birth that is said and "unknown" contradict each other: the date wins. */
export const withBirthOfCall = (changes: Draft): Draft => {
  if (changes.dateOfBirth) return { ...changes, dateOfBirthUnknown: false }
  return changes.dateOfBirthUnknown ? { ...changes, dateOfBirth: null } : changes
}

const deceasedLacking = (call: Draft): Finding[] => {
  if (call.deceasedPersonId) return []
  const birth: Finding[] = call.dateOfBirth || call.dateOfBirthUnknown ? [] : lacking(call, ['dateOfBirth'])
  return [...lacking(call, ['deceasedFirstName', 'deceasedLastName']), ...birth]
}

// Who pays is a person of whom the name is known, or a partner.
const clientLacking = (call: Draft): Finding[] => {
  const isNamed = Boolean(call.callerFirstName || call.callerLastName)
  if (call.callerPersonId || (call.clientBusinessPartnerId && !isNamed)) return []
  return lacking(call, ['callerFirstName', 'callerLastName'])
}

const isPlace = (address: Address | null | undefined): boolean =>
  Boolean(address?.name || address?.street || address?.city)

/** Where the body is fetched from. */
export const placeOfPickUp = ({ currentPosition, placeOfDeath }: Draft): Address | null =>
  currentPosition ?? placeOfDeath ?? null

const pickUpLacking = (call: Draft): Finding[] => {
  const isPlanned = call.pickUpCarId || call.pickUpUserId || call.pickUpCompanionId
  if (!call.pickUpAt) return isPlanned ? lacking(call, ['pickUpAt']) : []
  return isPlace(placeOfPickUp(call)) ? [] : [{ field: 'placeOfDeath', message: required }]
}

/** What a case cannot be opened without: the rules of persons, processes and tasks, at the fields of the call. */
export const checkCompletion = (call: Draft, now?: string): Finding[] => [
  ...checkFirstCall(call, now),
  ...clientLacking(call),
  ...deceasedLacking(call),
  // The form is chosen among those of a type.
  ...lacking(call, call.burialFormId ? [] : ['burialTypeId', 'burialFormId']),
  ...(call.legalEntityBranchId ? [] : [{ field: 'legalEntityBranchId', message: 'branchId' }]),
  ...pickUpLacking(call),
]

/** The gender that a salutation tells; nobody asks for it on the telephone. */
export const genderOfCall = (salutation: FirstCallFields['callerSalutation'] | undefined): PersonFields['gender'] =>
  genderFor(salutation ?? null, null) ?? 'NOT_SPECIFIED'

const askedLater = [
  'callerPhone',
  'deceasedAt',
  'placeOfDeath',
  'doctorHasBeen',
  'pickUpAt',
] as const satisfies readonly Field[]

/** What an opened case still lacks, in the order of the conversation; it can live without. */
export const stillMissing = (call: Draft): Finding[] => {
  const isCallerNamed = Boolean(call.callerFirstName || call.callerLastName || call.callerPersonId)
  const isNewDead = !call.deceasedPersonId
  const asked: Field[] = [
    ...(isCallerNamed ? (['callerRelation'] as const) : []),
    ...(isNewDead ? (['deceasedSalutation'] as const) : []),
    ...(isNewDead && !call.dateOfBirth ? (['dateOfBirth'] as const) : []),
    ...askedLater,
  ]
  const order = namesOf(firstCallFields)
  return lacking(call, asked).sort(
    (one, other) => order.indexOf(one.field as Field) - order.indexOf(other.field as Field),
  )
}
