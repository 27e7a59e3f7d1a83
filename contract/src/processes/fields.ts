import * as z from 'zod'
import { count, id, optionalText } from '../kit'
import { maritalStatuses, relationshipChanges, relationshipTypes } from '../persons'
import {
  copiedParts,
  gravePositions,
  informationPolicies,
  processPersonRoles,
  processStatuses,
  processTypes,
  recordingTypes,
} from './enums'

const reference = id.nullable()

// The branch is answered with a key of its own when it is missing or zero: spec 2 section 5.
const branch = z
  .int({ error: 'branchId' })
  .min(1, { error: 'branchId' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'branchId' })

/** A person linked to a process by a role. */
export const processPersonFields = z.object({
  personId: z.int({ error: 'process-persons.validation.person-required' }).min(1, {
    error: 'process-persons.validation.person-required',
  }),
  role: z.enum(processPersonRoles, { error: 'process-persons.validation.role-required' }),
})

export type ProcessPersonFields = z.output<typeof processPersonFields>

export const graveFields = z.object({
  cemeteryId: reference,
  graveTypeId: reference,
  graveOwnerId: reference,
  gravePosition: z.enum(gravePositions).nullable(),
  graveDesiredPosition: z.enum(gravePositions).nullable(),
  graveNumber: optionalText(100),
  graveBurialLocation: optionalText(200),
  graveLoweringRequested: z.boolean(),
  gravePreallocationDetails: optionalText(2000),
})

export const informationFields = z.object({
  allowDisclosureOfInformation: z.boolean(),
  informationPolicy: z.enum(informationPolicies).nullable(),
  informingPersonId: reference,
})

export const portalFields = z.object({
  platformAccessRequested: z.boolean(),
  platformAccessInvitedPersonIds: z.array(id).max(100),
  allowedProductCategoryIds: z.array(id).max(500),
})

export const certificateFields = z.object({
  freeDeathCertificate: z.boolean(),
  freeDeathCertificateCount: count,
  chargeableDeathCertificate: z.boolean(),
  chargeableDeathCertificateCount: count,
  internationalDeathCertificate: z.boolean(),
  internationalDeathCertificateCount: count,
  deferredDeathCertificate: z.boolean(),
  mortuaryPassport: z.boolean(),
})

export const pensionFields = z.object({
  drvNumber: optionalText(60),
  drvChangeTo: optionalText(200),
  cancelPension: z.boolean(),
  requestAdvance: z.boolean(),
  changeBankAccount: z.boolean(),
})

/** Every stored field of a process, once. */
export const processFields = z.object({
  type: z.enum(processTypes),
  status: z.enum(processStatuses),
  /** Why it was cancelled; only of a cancelled one. */
  cancelReason: optionalText(1000),
  parentId: reference,
  recordingType: z.enum(recordingTypes),
  burialFormId: id,
  legalEntityBranchId: branch,
  deceasedPersonId: id,
  clientPersonId: reference,
  clientBusinessPartnerId: reference,
  assigneeId: reference,
  ...graveFields.shape,
  ...informationFields.shape,
  ...portalFields.shape,
  ...certificateFields.shape,
  ...pensionFields.shape,
  processPersons: z.array(processPersonFields).max(100),
  businessPartnerIds: z.array(id).max(100),
})
export type ProcessFields = z.output<typeof processFields>

const relationshipType = z.enum(relationshipTypes)
const maritalStatus = z.enum(maritalStatuses)

/**
 * What the client is for the deceased: CHILD says that the client is the child. Exactly one of type and status; either
 * may also be sent as a plain text: decisions section 6.
 */
export const clientRelationship = z
  .union([
    relationshipType.transform((type) => ({ relationshipType: type })),
    maritalStatus.transform((status) => ({ maritalStatus: status })),
    z.object({ relationshipType: relationshipType.nullish(), maritalStatus: maritalStatus.nullish() }),
  ])
  .transform(
    (sent: {
      relationshipType?: z.output<typeof relationshipType> | null | undefined
      maritalStatus?: z.output<typeof maritalStatus> | null | undefined
    }) => ({ relationshipType: sent.relationshipType ?? null, maritalStatus: sent.maritalStatus ?? null }),
  )
  .refine((sent) => !(sent.relationshipType && sent.maritalStatus), { error: 'relationshipKindMismatch' })
export type ClientRelationship = z.output<typeof clientRelationship>

/** What is sent with a process and stored elsewhere: with the persons of the process, and with the deceased. */
const clientFields = z.object({
  clientPersonInProcessRole: z.enum(processPersonRoles).nullable(),
  clientPersonRelationship: clientRelationship.nullable(),
})

/**
 * The body of a new process. What an ADDITIONAL process takes over from its parent may be missing;
 * `checkProcess` asks for it on the completed record.
 */
export const newProcess = processFields
  .omit({ status: true, cancelReason: true })
  .partial()
  .extend({
    type: processFields.shape.type,
    legalEntityId: id.optional(),
    /** Of the deceased, to be stored with him: spec 3 section 3.7. */
    relationships: z.array(relationshipChanges).max(50).optional(),
    ...clientFields.partial().shape,
  })

/** The body of a PATCH. */
export const processChanges = processFields
  .omit({ processPersons: true })
  .partial()
  .extend({
    ...clientFields.partial().shape,
    /** With the status CANCELLED: whether the tasks of the process that are not done are cancelled as well. */
    cancelOpenTasks: z.boolean().optional(),
  })

/** The body of a copy: what is to differ from the process that is copied, and what else it takes over. */
export const processCopy = newProcess
  .omit({ type: true, parentId: true, deceasedPersonId: true, legalEntityId: true })
  .extend({
    /** Absent = all of it. What is sent in words counts whatever is taken over. */
    takeOver: z.array(z.enum(copiedParts)).max(copiedParts.length).optional(),
  })
