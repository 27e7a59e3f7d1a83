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
const longText = 2000
const link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/\S+)?$/)
  .nullable()
  .transform((value) => value || null)

// What is no number at all has a message of its own: spec 1 section 5.
const asNumber = ({ code, input }: { code: string; input?: unknown }): string | undefined =>
  code === 'invalid_type' && input !== undefined && input !== null ? 'common.validation-invalid-number' : undefined

/** Where an account range begins; what is typed may come as digits, and nothing at all is none. */
const startNumber = z
  .union([z.number(), z.string().trim().max(20)])
  .nullable()
  .transform((value) => (typeof value !== 'string' ? value : /^\d+$/.test(value) ? Number(value) : value || null))
  .pipe(z.int({ error: asNumber }).min(0).max(999_999_999).nullable())

// Wider than the longest side of a sheet no margin can be.
const margin = z.number({ error: asNumber }).min(0).max(297)

/** How letters stand on the stationery: margins in mm, and the line with the sender above the address. */
export const letterTemplateSettings = z.object({
  marginLeft: margin,
  marginRight: margin,
  marginTop: margin,
  marginBottom: margin,
  renderSender: z.boolean(),
  senderLine: optionalText(300),
})
export type LetterTemplateSettings = z.output<typeof letterTemplateSettings>

/** What a new legal entity begins with: the margins of a business letter, DIN 5008 form B. */
export const usualLetter: LetterTemplateSettings = {
  marginLeft: 25,
  marginRight: 20,
  marginTop: 45,
  marginBottom: 20,
  renderSender: true,
  senderLine: null,
}

/** How payments made in advance are set off: against single invoices or in a final one; null = not at all. */
export const paymentOffsetMethods = ['OFFSET_WITH_INVOICES', 'FINAL_SETTLEMENT'] as const

/** How a mail server is spoken to: encrypted from the first word, or as soon as it has answered. */
export const mailSecurities = ['TLS', 'STARTTLS'] as const

const hostName = z
  .string()
  .trim()
  .max(253)
  .regex(/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+)?$/i)
  .nullable()
  .transform((value) => value?.toLowerCase() || null)

/** Who takes over claims. */
export const factoringProviders = ['ABCFINANCE', 'ADELTA', 'BFFACTORING'] as const

/** The stored fields of a funeral home: who it is, how it is reached, its default users, and how it bills. */
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
  inventoryUserGroupId: defaultUser,
  directorUserId: optionalReference,
  iban: optionalIban,
  bic: optionalBic,
  bankName: optionalText(200),
  vatId: optionalVatId,
  commercialRegister: optionalText(200),
  commercialRegisterNumber: optionalText(60),
  invoiceFooterText: optionalText(longText),
  invoiceFooterTextFactoring: optionalText(longText),
  invoiceShowGross: z.boolean(),
  /** What stands above each group of positions on an invoice. */
  billingPositionProductsTitle: optionalText(200),
  billingPositionProductsDescription: optionalText(longText),
  billingPositionPaymentsTitle: optionalText(200),
  billingPositionPaymentsDescription: optionalText(longText),
  billingPositionExpensesTitle: optionalText(200),
  billingPositionExpensesDescription: optionalText(longText),
  billingPositionExternalServicesTitle: optionalText(200),
  billingPositionExternalServicesDescription: optionalText(longText),
  /** The number that an insurance agency knows it by. */
  insuranceAgencyId: optionalText(60),
  primaryColor: colour.nullable(),
  secondaryColor: colour.nullable(),
  privacyLink: link,
  imprintLink: link,
  emailSignature: optionalRichText(10_000),
  letterTemplateSettings,
  /** The mail server that its letters leave by; without one they leave by that of the installation. */
  smtpHost: hostName,
  smtpPort: z.int({ error: asNumber }).min(1).max(65_535).nullable(),
  smtpSecurity: z.enum(mailSecurities).nullable(),
  smtpUser: optionalText(200),
  /** The address that its mails are from, where they leave by a mail server of its own. */
  smtpFrom: optionalEmail,
  /** Whose memorial portal shows its death notices; its own is one as well. */
  memorialPortalLegalEntityId: optionalReference,
  useMourningPrintApp: z.boolean(),
  printqStore: optionalText(200),
  accountingClientNumber: optionalText(20),
  accountingConsultantNumber: optionalText(20),
  creditorStartNumber: startNumber,
  creditorPrefix: optionalText(20),
  debtorStartNumber: startNumber,
  debtorPrefix: optionalText(20),
  factoringIban: optionalIban,
  factoringBic: optionalBic,
  paymentOffsetMethod: z.enum(paymentOffsetMethods).nullable(),
  factoringProvider: z.enum(factoringProviders).nullable(),
  factoringUser: optionalText(200),
  /** Only ADELTA asks for one. */
  factoringCustomerId: optionalText(60),
  /** Kinds of file that nobody uploads here, by the endings of their names. */
  forbiddenFileTypes: fileEndings,
})

// Blanks at its ends belong to a password.
const password = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed())
  .nullable()
  .transform((value) => (value === '' ? null : value))

/** What is written and never read again: an answer says only whether it is there. */
export const legalEntitySecrets = z.object({
  billingApiToken: optionalText(2000),
  factoringPassword: password,
  smtpPassword: password,
})

/** What can be changed: each field alone, and of the letter each setting alone. */
export const legalEntityChanges = legalEntityFields.partial().extend({
  ...legalEntitySecrets.partial().shape,
  letterTemplateSettings: letterTemplateSettings.partial().optional(),
})
export type LegalEntityChanges = z.output<typeof legalEntityChanges>

/** What a new funeral home needs; everything else may follow. */
export const newLegalEntity = legalEntityChanges.extend(
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

/** The first one of a new tenant: nobody can be named as responsible yet, because there is no staff. */
export const firstLegalEntity = newLegalEntity.omit({
  tasksDefaultUserId: true,
  accountingDefaultUserId: true,
  qualityManagementDefaultUserId: true,
  inventoryUserGroupId: true,
  directorUserId: true,
  memorialPortalLegalEntityId: true,
})

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
