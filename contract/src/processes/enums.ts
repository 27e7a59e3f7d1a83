import { addDays } from '../kit/days'

/** Kinds of process. */
export const processTypes = ['REQUEST', 'PROVISION', 'DEATH', 'AFTERCARE', 'ADDITIONAL'] as const

/** Where a process stands; the spelling PAYED is the field's own. */
export const processStatuses = ['ACTIVE', 'BILLED', 'PAYED', 'CREDIT_AVAILABLE', 'CANCELLED', 'IN_DUNNING'] as const

/** How the order was taken. */
export const recordingTypes = ['BY_PHONE', 'AT_BRANCH', 'AT_CUSTOMER', 'ONLINE'] as const

/** What a person is for a process; a label, never a right: spec 2 section 6. */
export const processPersonRoles = ['Precautionary', 'InCharge', 'Authorized', 'Friend', 'Other'] as const

/** Whether the client is a person or a business partner. */
export const clientAssociateTypes = ['PERSON', 'PARTNER'] as const

/** Place of a coffin or urn in a grave. */
export const gravePositions = [
  'TOP_LEFT',
  'TOP_MIDDLE',
  'TOP_RIGHT',
  'MIDDLE_LEFT',
  'MIDDLE',
  'MIDDLE_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_MIDDLE',
  'BOTTOM_RIGHT',
] as const

/** From when on strangers may be told. */
export const informationPolicies = ['IMMEDIATELY', 'BLESSING', 'FUNERAL_SERVICE', 'BURIAL', 'RELATIVE'] as const

/**
 * Cases of death whose funeral lies ahead, all of them or those for which nobody has set a day; and cases of any kind
 * whose funeral is today or in the days to come.
 */
export const funeralStates = ['AHEAD', 'WITHOUT_DATE', 'NEXT_DAYS'] as const

/** The first and the last day of the funerals to come: today and the seven days after it. */
export const funeralDays = (day: string): readonly [first: string, last: string] => [day, addDays(day, 7)]

/** What the copy of a process may take over. */
export const copiedParts = ['CERTIFICATES', 'INFORMATION', 'PERSONS', 'PARTNERS', 'PENSION', 'PORTAL'] as const
export type CopiedPart = (typeof copiedParts)[number]

export type ProcessType = (typeof processTypes)[number]
