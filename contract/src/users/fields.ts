import * as z from 'zod'
import { businessPhone, email, type Finding, id, optionalAddress, optionalText, requiredText } from '../kit'
import { entityRoles, tenantRoles } from './roles'

/** What a user holds at one legal entity, with the address and number used there. */
export const entityRow = z.object({
  legalEntityId: id,
  email,
  phone: businessPhone.optional().transform((value) => value ?? null),
  roles: z.array(z.enum(entityRoles)).max(entityRoles.length),
})

/** Days of the week as ISO counts them, in their order, each once; at least one. */
const workingDays = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .transform((days) => [...new Set(days)].sort((a, b) => a - b))
  .nullable()

/** Records in no particular order, each once. */
const ids = (max: number) =>
  z
    .array(id)
    .max(max)
    .transform((list) => [...new Set(list)].sort((one, other) => one - other))

/** Somebody has one row at an entity, no matter how many roles. */
export const checkEntityRows = (rows: readonly { legalEntityId: number }[]): Finding[] =>
  rows.flatMap(({ legalEntityId }, at) =>
    rows.findIndex((row) => row.legalEntityId === legalEntityId) < at
      ? [{ field: `legalEntities.${at}.legalEntityId`, message: 'common.validation-not-unique' }]
      : [],
  )

/** The stored fields of a member of staff. */
export const userFields = z.object({
  salutation: z.enum(['SIR', 'MADAM', 'DIVERSE']).nullable(),
  title: optionalText(30),
  firstName: requiredText(200),
  lastName: requiredText(200),
  email,
  jobDescription: optionalText(200),
  privateAddress: optionalAddress,
  privatePhone: businessPhone,
  leaveEntitlement: z.int().min(0).max(366).nullable(),
  /** The days of the week that he works, Monday = 1; null = Monday to Friday. */
  workingDays,
  tenantRoles: z.array(z.enum(tenantRoles)).max(tenantRoles.length),
  legalEntities: z.array(entityRow).max(200),
  /** The groups that he belongs to. */
  userGroups: ids(200),
})

/** The first one of a new tenant: what he may do and where follows from that. */
export const firstAdministrator = userFields
  .omit({ tenantRoles: true, legalEntities: true, userGroups: true })
  .partial()
  .extend(userFields.pick({ firstName: true, lastName: true, email: true }).shape)

/** What people may change about themselves. */
export const ownUserFields = userFields.pick({
  salutation: true,
  title: true,
  firstName: true,
  lastName: true,
  privateAddress: true,
  privatePhone: true,
})

/** The stored fields of a group of staff. */
export const userGroupFields = z.object({ name: requiredText(200), userIds: ids(500) })
