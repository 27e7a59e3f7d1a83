import * as z from 'zod'
import {
  contactDetail,
  count,
  id,
  isoDate,
  isoInstant,
  isoTime,
  optionalAddress,
  optionalBic,
  optionalEmail,
  optionalIban,
  optionalText,
  personPhone,
  requiredText,
  wholeMeasure,
} from '../kit'
import { genders, infections, reasonsOfDeath, registrarTypes, salutations, titles } from './enums'
import { inheritanceFields } from './inheritance'

// An empty choice of a form means that nothing was chosen.
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullable()

const registrarIds = {
  PERSON: 'personId',
  PARTNER: 'businessPartnerId',
  BRANCH: 'legalEntityBranchId',
  EMPLOYEE: 'userId',
} as const

const optionalId = id.nullable().optional()

type Registrar = { type: keyof typeof registrarIds } & Record<
  (typeof registrarIds)[keyof typeof registrarIds],
  number | null
>

/** Who reported the death: exactly the id that belongs to the type counts, others are dropped. */
const registrar = z
  .object({
    type: z.enum(registrarTypes),
    personId: optionalId,
    businessPartnerId: optionalId,
    legalEntityBranchId: optionalId,
    userId: optionalId,
  })
  .superRefine((value, context) => {
    const field = registrarIds[value.type]
    if (!value[field]) context.addIssue({ code: 'custom', path: [field], message: 'common.validation-required' })
  })
  .transform(
    (value): Registrar => ({
      type: value.type,
      personId: null,
      businessPartnerId: null,
      legalEntityBranchId: null,
      userId: null,
      [registrarIds[value.type]]: value[registrarIds[value.type]] ?? null,
    }),
  )
  .nullable()

const baseFields = z.object({
  salutation: choice(salutations),
  title: choice(titles),
  gender: z.enum(genders),
  firstName: requiredText(200),
  lastName: requiredText(200),
  otherFirstNames: optionalText(200),
  birthName: optionalText(200),
  dateOfBirth: isoDate.nullable(),
  /** Nobody could say it; it stands for the date, which has to be there otherwise. */
  dateOfBirthUnknown: z.boolean(),
  placeOfBirth: optionalText(200),
  birthRegistryOffice: id.nullable(),
  birthRegisterNumber: optionalText(100),
  notes: optionalText(10_000),
  street: optionalText(200),
  streetNumber: optionalText(30),
  zipCode: optionalText(20),
  city: optionalText(200),
  country: optionalText(100),
})

const contactFields = z.object({
  email: optionalEmail,
  phone: personPhone,
  contactDetails: z.array(contactDetail).max(50),
})

const furtherFields = z.object({
  nationality: optionalText(100),
  religiousAffiliation: optionalText(100),
  reportReligion: z.boolean().nullable(),
  profession: optionalText(200),
  bankAccountIban: optionalIban,
  bankAccountBic: optionalBic,
  bankAccountInstitute: optionalText(200),
  countOfKids: count.nullable(),
  countOfDeadKids: count.nullable(),
  numberOfUnderageChildren: count.nullable(),
})

/** What is recorded about a death and its registration. */
export const deathFields = z.object({
  deceasedAt: isoDate.nullable(),
  deceasedTimeAt: isoTime.nullable(),
  placeOfDeath: optionalAddress,
  lastSeenAliveAt: isoInstant.nullable(),
  foundDeadAt: isoInstant.nullable(),
  size: wholeMeasure(400).nullable(),
  weight: wholeMeasure(1000).nullable(),
  deathComment: optionalText(10_000),
  reasonOfDeath: choice(reasonsOfDeath),
  infectiousData: choice(infections),
  deathRegisterNumber: optionalText(100),
  deathRegisterDate: isoDate.nullable(),
  deathRegistryOfficeId: id.nullable(),
  deathRegisteredBy: registrar,
})

/** The stored fields that lists show and the form of a person edits; the estate has a form of its own. */
export const listedFields = z.object({
  ...baseFields.shape,
  deceased: z.boolean(),
  ...deathFields.shape,
  ...contactFields.shape,
  ...furtherFields.shape,
  currentPosition: optionalAddress,
})
export type ListedFields = z.output<typeof listedFields>

/** Every stored field of a person, once: create, PATCH and the form derive from it. */
export const personFields = z.object({ ...listedFields.shape, ...inheritanceFields.shape })
export type PersonFields = z.output<typeof personFields>
