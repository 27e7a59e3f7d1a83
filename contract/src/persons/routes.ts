import * as z from 'zod'
import {
  contactDetail,
  dayRange,
  entityPath,
  entityPathV2,
  flag,
  foundBy,
  id,
  listQuery,
  oneOrMore,
  page,
  route,
  someFields,
  stored,
  valueRange,
  wireId,
} from '../kit'
import { genders, registrarTypes, relationshipStatuses } from './enums'
import { listedFields, personFields } from './fields'
import { inheritanceFields } from './inheritance'
import { ignoreDoubts, relationship } from './relationships'
import { newPerson, personChanges } from './wire'

const address = personFields
  .pick({ street: true, streetNumber: true, zipCode: true, city: true, country: true })
  .nullable()

const answeredPerson = {
  id,
  legalEntityId: id,
  ...listedFields.shape,
  contactDetails: z.array(contactDetail.required()),
  address,
  age: z.int().nullable(),
  infectious: z.boolean(),
  highlyInfectious: z.boolean(),
  deathRegisteredByType: z.enum(registrarTypes).nullable(),
  relationshipStatus: z.enum(relationshipStatuses),
  /** Whose record this one has become part of. */
  mergedIntoId: id.nullable(),
  ...stored.shape,
}

/** A person as every list and picker shows it. */
export const personRow = z.object({ ...answeredPerson, ...foundBy })
export type PersonRow = z.output<typeof personRow>

/** As what somebody stands in a process, beside the roles of further persons. */
export const placesInProcess = ['DECEASED', 'CLIENT', 'GRAVE_OWNER', 'INFORMING', 'INVITED', 'FURTHER'] as const

// `deceased` names the case for those who are in it as somebody else.
const processOfPerson = z.object({
  id,
  type: z.string(),
  status: z.string(),
  deceased: z.string(),
  places: z.array(z.enum(placesInProcess)),
})
export type ProcessOfPerson = z.output<typeof processOfPerson>

// A record that has become part of this one, until that is taken back.
const mergedRecord = z.object({ id, personId: id, name: z.string(), at: z.string() })

/** A person in full. */
export const person = z.object({
  ...answeredPerson,
  ...inheritanceFields.shape,
  relationships: z.array(relationship),
  processes: z.array(processOfPerson),
  merges: z.array(mergedRecord),
})
export type Person = z.output<typeof person>

/** A person who may be the same one, with the reasons. */
export const personDuplicate = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  deceasedAt: z.string().nullable(),
  street: z.string().nullable(),
  streetNumber: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  score: z.number(),
  reasons: z.array(z.string()),
})
export type PersonDuplicate = z.output<typeof personDuplicate>

export const personSorts = [
  'UPDATED_AT',
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'DATE_OF_BIRTH',
  'DECEASED_AT',
  'CITY',
  'CREATED_AT',
] as const

const ignoreDuplicates = z.object({ ignoreDuplicates: flag.optional() })
const onePerson = `${entityPath}/persons/{personId}` as const

export const persons = {
  list: route({
    method: 'GET',
    path: `${entityPathV2}/persons`,
    access: 'Person:ListAndRead',
    about: 'Lists and searches the persons of a legal entity',
    query: listQuery({
      sortBy: personSorts,
      filters: {
        deceased: z.boolean(),
        deleted: z.boolean(),
        gender: oneOrMore(z.enum(genders), 10),
        relationshipStatus: oneOrMore(z.enum(relationshipStatuses), 10),
        nationality: oneOrMore(z.string().max(100), 300),
        religiousAffiliation: oneOrMore(z.string().max(100), 100),
        dateOfBirth: dayRange,
        dateOfBirthUnknown: z.boolean(),
        /** Whether something is not known that is asked for sooner or later: `missingFactsOf`. */
        factsMissing: z.boolean(),
        deceasedAt: dayRange,
        /** In kilograms. */
        weight: valueRange,
      },
    }).extend({ processId: wireId.optional(), ...someFields }),
    answer: page(personRow),
  }),
  create: route({
    method: 'POST',
    path: `${entityPathV2}/persons`,
    access: 'Person:Create',
    about: 'Records a person; persons who may be the same one are answered instead, unless ignored',
    query: ignoreDuplicates.extend(ignoreDoubts.shape),
    body: newPerson,
    answer: person,
    failures: ['DUPLICATE', 'DOUBTFUL_RELATIONSHIP'],
  }),
  get: route({
    method: 'GET',
    path: `${entityPathV2}/persons/{personId}`,
    access: 'Person:ListAndRead',
    about: 'One person in full, deleted ones included',
    answer: person,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: onePerson,
    access: 'Person:Create',
    about: 'Changes the fields that are sent; rules look at the merged record',
    query: ignoreDuplicates,
    body: personChanges,
    answer: person,
    failures: ['NOT_FOUND', 'DUPLICATE', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: onePerson,
    access: 'Person:Delete',
    about: 'Takes a person out of the lists; processes keep showing it',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${onePerson}/restore`,
    access: 'Person:Delete',
    about: 'Puts a deleted person back into the lists',
    answer: person,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
