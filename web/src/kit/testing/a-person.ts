import { type Person, personFields } from '@pietas/contract/persons'

const fields = Object.keys(personFields.shape)
/** What nobody knows yet; a field that must not be null does not compile below until it is given. */
const unknown = Object.fromEntries(fields.map((field) => [field, null])) as Record<
  keyof typeof personFields.shape,
  null
>

/** Erna Schäfer, alive, with what the office usually knows. */
export const aPerson = (facts: Partial<Person> = {}): Person => ({
  ...unknown,
  id: 11,
  legalEntityId: 1,
  salutation: 'MADAM',
  gender: 'FEMALE',
  firstName: 'Erna',
  lastName: 'Schäfer',
  dateOfBirth: '1941-02-03',
  dateOfBirthUnknown: false,
  street: 'Lindenallee',
  streetNumber: '4',
  zipCode: '10115',
  city: 'Berlin',
  deceased: false,
  deathRegisteredByType: null,
  contactDetails: [],
  testamentAbsent: false,
  inheritanceContractAbsent: false,
  ownsLandAssets: false,
  ownsBusinessAssets: false,
  ownsAgriculturalAssets: false,
  ownsOtherAssets: false,
  ownsUnknownAssets: false,
  relationships: [],
  address: null,
  age: 85,
  infectious: false,
  highlyInfectious: false,
  relationshipStatus: 'SINGLE',
  processes: [],
  merges: [],
  mergedIntoId: null,
  deleted: false,
  version: 1,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})
