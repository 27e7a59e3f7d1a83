import type { Finding } from '@pietas/contract/kit'
import {
  checkRelationship,
  kindOf,
  type MaritalStatus,
  maritalStatuses,
  type Relationship,
  type RelationshipChanges,
  type RelationshipType,
  relationshipFields,
  relationshipTypes,
} from '@pietas/contract/persons'
import * as z from '../../kit/zod'

/** A relationship in a form: whatever its kind is, one choice says what the other person is. */
export const relationshipSchema = relationshipFields
  .omit({ relationshipType: true, maritalStatus: true })
  .extend({ type: z.enum([...maritalStatuses, ...relationshipTypes]), relationshipWithoutPerson: z.boolean() })

type Fields = z.output<typeof relationshipSchema>
export type RelationshipValues = Omit<Fields, 'type'> & { type: Fields['type'] | null }

/** What somebody is for a person: child, sibling, married ... */
export type RelationType = Fields['type']

/** A relationship of a person who is not stored yet. It stays a moment while it is leaving. */
export type RelationshipDraft = RelationshipValues & { leaving?: boolean }

export const noRelationship: RelationshipValues = {
  type: null,
  relatedPersonId: null,
  relationshipWithoutPerson: false,
  marriageDate: null,
  marriagePlace: null,
  marriageRegistryOffice: null,
  marriageRegistryNumber: null,
  divorceDate: null,
  divorceDistrictCourt: null,
  divorceDistrictCourtReferenceNumber: null,
}

const names = Object.keys(noRelationship) as (keyof RelationshipValues)[]

export function relationshipValues(relationship: Relationship): RelationshipValues {
  const values = { ...relationship, type: relationship.maritalStatus ?? relationship.relationshipType }
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as RelationshipValues
}

export const isMarital = (type: RelationshipValues['type']): type is MaritalStatus =>
  maritalStatuses.some((status) => status === type)

/** The choice as the field of its kind. */
export const kindOfType = (
  type: RelationshipValues['type'],
): Pick<RelationshipChanges, 'relationshipType' | 'maritalStatus'> =>
  isMarital(type) ? { maritalStatus: type } : { relationshipType: type as RelationshipType | null }

/** What is sent: the choice becomes the field of its kind. */
export function relationshipChanges({
  type,
  leaving: _leaving,
  ...fields
}: Partial<RelationshipDraft>): RelationshipChanges {
  return type === undefined ? fields : { ...fields, ...kindOfType(type) }
}

/** A finding of the contract or the server at the field of this form. */
export const findingAtField = ({ field, message }: Finding): Finding => ({
  field: field === 'relationshipType' || field === 'maritalStatus' ? 'type' : field,
  message,
})

/** Every rule of a relationship in a form. @param dateOfBirth of the person who is edited. */
export const relationshipFindings = (values: RelationshipDraft, dateOfBirth: string | null): Finding[] =>
  checkRelationship(relationshipChanges(values), dateOfBirth).map(findingAtField)

/** The choices of the same kind: a marriage stays one. Of a relationship without a kind all are offered. */
export function typesLike(type: RelationshipValues['type']): readonly (MaritalStatus | RelationshipType)[] {
  const kind = kindOf(kindOfType(type))
  if (kind === 'marital') return maritalStatuses
  return kind === 'simple' ? relationshipTypes : [...maritalStatuses, ...relationshipTypes]
}
