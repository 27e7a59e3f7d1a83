import * as z from 'zod'
import { id, isoDate, isoInstant, isoTime, optionalAddress, optionalText, personPhone } from '../kit'
import { infections, maritalStatuses, relationshipTypes, salutations } from '../persons'
import { noteTextLength } from '../processes'

const reference = id.nullable()

/** What the caller may be for the dead: CHILD says that the caller is the child. */
export const callerRelations = [...relationshipTypes, ...maritalStatuses] as const

const callerFields = z.object({
  /** A person of the house who was recognised; what is said beside it completes him. */
  callerPersonId: reference,
  callerSalutation: z.enum(salutations).nullable(),
  callerFirstName: optionalText(200),
  callerLastName: optionalText(200),
  callerPhone: personPhone,
  callerRelation: z.enum(callerRelations).nullable(),
  /** Who pays where the caller does not, such as a hospital or an office. */
  clientBusinessPartnerId: reference,
})

const deceasedFields = z.object({
  deceasedPersonId: reference,
  deceasedSalutation: z.enum(salutations).nullable(),
  deceasedFirstName: optionalText(200),
  deceasedLastName: optionalText(200),
  dateOfBirth: isoDate.nullable(),
  dateOfBirthUnknown: z.boolean(),
  deceasedAt: isoDate.nullable(),
  deceasedTimeAt: isoTime.nullable(),
  placeOfDeath: optionalAddress,
  /** Where the body is now; null = where he has died. */
  currentPosition: optionalAddress,
  infectiousData: z.enum(infections).nullable(),
  /** Null = nobody has said. */
  doctorHasBeen: z.boolean().nullable(),
})

const orderFields = z.object({
  burialTypeId: reference,
  burialFormId: reference,
  pickUpAt: isoInstant.nullable(),
  pickUpCarId: reference,
  pickUpUserId: reference,
  pickUpCompanionId: reference,
  /** Null = the branch of the case. */
  pickUpDestination: optionalAddress,
  legalEntityBranchId: reference,
  assigneeId: reference,
  note: optionalText(noteTextLength),
})

/** Every stored field of a first call, once, in the order of the conversation. */
export const firstCallFields = z.object({
  ...callerFields.shape,
  ...deceasedFields.shape,
  ...orderFields.shape,
})
export type FirstCallFields = z.output<typeof firstCallFields>
