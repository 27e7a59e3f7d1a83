import * as z from 'zod'
import {
  businessPhone,
  colour,
  email,
  federalStates,
  fileEndings,
  id,
  optionalBic,
  optionalEmail,
  optionalIban,
  optionalRichText,
  optionalText,
  optionalVatId,
  requiredText,
  slug,
} from '../kit'

const defaultUser = id.nullable()
// Zero and below mean "none" for the director: spec 1 section 5.
const optionalReference = z
  .int()
  .nullable()
  .transform((value) => (value !== null && value > 0 ? value : null))
const link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/\S+)?$/)
  .nullable()
  .transform((value) => value || null)

/** The stored fields of a funeral home: who it is, how it is reached, and its default users. */
export const legalEntityFields = z.object({
  name: requiredText(200),
  shortName: z
    .string()
    .trim()
    .min(1)
    .max(20)
    .regex(/^[\p{L}\p{N}]+$/u),
  slug,
  street: requiredText(200),
  streetNumber: requiredText(30),
  zipCode: requiredText(20),
  city: requiredText(200),
  /** Whose public holidays count; null = those of the Land that its postal code lies in. */
  federalState: z.enum(federalStates).nullable(),
  /** Its settings may leave it empty; a new funeral home has one: spec 1 section 5. */
  email: optionalEmail,
  phone: businessPhone,
  mfaRequired: z.boolean(),
  tasksDefaultUserId: defaultUser,
  accountingDefaultUserId: defaultUser,
  qualityManagementDefaultUserId: defaultUser,
  directorUserId: optionalReference,
  iban: optionalIban,
  bic: optionalBic,
  bankName: optionalText(200),
  vatId: optionalVatId,
  commercialRegister: optionalText(200),
  commercialRegisterNumber: optionalText(60),
  primaryColor: colour.nullable(),
  secondaryColor: colour.nullable(),
  privacyLink: link,
  imprintLink: link,
  emailSignature: optionalRichText(10_000),
  /** Kinds of file that nobody uploads here, by the endings of their names. */
  forbiddenFileTypes: fileEndings,
})

/** What a new funeral home needs; everything else may follow. */
export const newLegalEntity = legalEntityFields.partial().extend(
  legalEntityFields
    .pick({
      name: true,
      shortName: true,
      slug: true,
      street: true,
      streetNumber: true,
      zipCode: true,
      city: true,
      phone: true,
    })
    .extend({ email }).shape,
)

/** The stored fields of a branch. */
export const branchFields = z.object({
  name: requiredText(200),
  street: optionalText(200),
  streetNumber: optionalText(30),
  zipCode: optionalText(20),
  city: optionalText(200),
  phone: businessPhone,
  email: optionalEmail,
})
