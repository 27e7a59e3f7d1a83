/** Where what a placeholder says is written down, and can be filled in. */
export type PlaceholderRecord =
  | 'DECEASED'
  | 'CLIENT'
  | 'RECIPIENT'
  | 'PROCESS'
  | 'CEMETERY'
  | 'REGISTRY_OFFICE'
  | 'COMPANY'
  | 'BRANCH'
  | 'AUTHOR'
  | 'NOWHERE'

type Facts = { record: PlaceholderRecord; field: string }

const of = <const Fields extends Record<string, string>>(record: PlaceholderRecord, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { record, field }])) as {
    [Name in keyof Fields]: Facts
  }

const person = {
  salutation: 'salutation',
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'lastName',
  street: 'street',
  zipCode: 'zipCode',
  city: 'city',
  address: 'street',
} as const

const house = { name: 'name', street: 'street', zipCode: 'zipCode', city: 'city', address: 'street' } as const

/**
 * What a letter can say of a case, in groups, each with the record and the field that it is read from: spec 1 section 1,
 * issue of correspondence. A placeholder is called `deceased.lastName`.
 */
export const placeholderGroups = {
  deceased: {
    ...of('DECEASED', {
      ...person,
      birthName: 'birthName',
      dateOfBirth: 'dateOfBirth',
      placeOfBirth: 'placeOfBirth',
      age: 'dateOfBirth',
      nationality: 'nationality',
      religion: 'religiousAffiliation',
      profession: 'profession',
      maritalStatus: 'relationships',
      dateOfDeath: 'deceasedAt',
      timeOfDeath: 'deceasedTimeAt',
      placeOfDeath: 'placeOfDeath',
      deathRegisterNumber: 'deathRegisterNumber',
      deathRegisterDate: 'deathRegisterDate',
    }),
  },
  client: {
    ...of('CLIENT', {
      ...person,
      letterSalutation: 'lastName',
      dateOfBirth: 'dateOfBirth',
      phone: 'phone',
      email: 'email',
      iban: 'bankAccountIban',
      bic: 'bankAccountBic',
      bank: 'bankAccountInstitute',
    }),
    ...of('PROCESS', { relationship: 'clientPersonRelationship' }),
  },
  recipient: of('RECIPIENT', { name: 'name', letterSalutation: 'name', address: 'address' }),
  process: of('PROCESS', {
    number: 'number',
    type: 'type',
    burialType: 'burialFormId',
    burialForm: 'burialFormId',
    orderDate: 'createdAt',
    funeralDate: 'funeral',
    funeralTime: 'funeral',
    assignee: 'assigneeId',
    pensionNumber: 'drvNumber',
    freeCertificates: 'freeDeathCertificateCount',
    chargeableCertificates: 'chargeableDeathCertificateCount',
    internationalCertificates: 'internationalDeathCertificateCount',
  }),
  grave: of('PROCESS', {
    number: 'graveNumber',
    type: 'graveTypeId',
    position: 'gravePosition',
    location: 'graveBurialLocation',
    owner: 'graveOwnerId',
  }),
  cemetery: { ...of('CEMETERY', { ...house, phone: 'contactDetails' }) },
  registryOffice: of('REGISTRY_OFFICE', house),
  company: of('COMPANY', {
    ...house,
    phone: 'phone',
    email: 'email',
    bank: 'bankName',
    iban: 'iban',
    bic: 'bic',
    vatId: 'vatId',
    director: 'directorUserId',
  }),
  branch: of('BRANCH', { ...house, phone: 'phone', email: 'email' }),
  author: of('AUTHOR', { name: 'lastName', jobDescription: 'jobDescription', phone: 'phone', email: 'email' }),
  today: of('NOWHERE', { date: 'date', longDate: 'date' }),
} as const

export type PlaceholderGroup = keyof typeof placeholderGroups

type Named = { [G in PlaceholderGroup]: `${G}.${keyof (typeof placeholderGroups)[G] & string}` }[PlaceholderGroup]
/** Name of a placeholder, such as `deceased.lastName`. */
export type Placeholder = Named

const entries = Object.entries(placeholderGroups).flatMap(([group, names]) =>
  Object.entries(names as Record<string, Facts>).map(([name, facts]) => [`${group}.${name}`, facts] as const),
)

const byName: ReadonlyMap<string, Facts> = new Map(entries)

/** Every placeholder, group by group. */
export const placeholders = entries.map(([name]) => name as Placeholder)

export const isPlaceholder = (name: string): name is Placeholder => byName.has(name)

/** @returns where what a placeholder says is written down. */
export const placeholderFacts = (name: Placeholder): Facts => byName.get(name) as Facts

const byGender = ['MALE', 'FEMALE', 'OTHER'] as const
const byNumber = ['ONE', 'MANY'] as const

/**
 * What the wording of a letter may hang on: of each a word for every case, in this order. `OTHER` is of who is neither, or
 * of whom nobody has said it; `ONE` of exactly one.
 */
export const choices = {
  'deceased.gender': byGender,
  'client.gender': byGender,
  'recipient.gender': byGender,
  'certificates.number': byNumber,
  'children.number': byNumber,
} as const

export type Choice = keyof typeof choices
export const choiceCases = [...byGender, ...byNumber] as const
export type ChoiceCase = (typeof choiceCases)[number]

export const choiceNames = Object.keys(choices) as Choice[]

export const isChoice = (name: string): name is Choice => Object.hasOwn(choices, name)

/** What the placeholders say in one letter: null where nobody has written it down. */
export type LetterValues = Readonly<Record<Placeholder, string | null>>

/** Which case of each choice holds in one letter. */
export type LetterCases = Readonly<Record<Choice, ChoiceCase>>
