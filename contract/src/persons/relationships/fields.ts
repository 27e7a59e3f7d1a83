import * as z from 'zod'
import { id, isoDate, optionalText } from '../../kit'
import { maritalStatuses, relationshipTypes } from './kinds'

/** Every stored field of a relationship, once: either a simple one with a type, or a marriage with its status. */
export const relationshipFields = z.object({
  relationshipType: z.enum(relationshipTypes).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  relatedPersonId: id.nullable(),
  marriageDate: isoDate.nullable(),
  marriagePlace: optionalText(200),
  marriageRegistryOffice: id.nullable(),
  marriageRegistryNumber: optionalText(100),
  divorceDate: isoDate.nullable(),
  divorceDistrictCourt: optionalText(200),
  divorceDistrictCourtReferenceNumber: optionalText(100),
})
export type RelationshipFields = z.output<typeof relationshipFields>

/** What is sent; `relationshipWithoutPerson` says that nobody is linked on purpose: spec 2 section 3. */
export const relationshipChanges = relationshipFields.partial().extend({
  relationshipWithoutPerson: z.boolean().optional(),
})
export type RelationshipChanges = z.output<typeof relationshipChanges>
