import * as z from 'zod'
import { id } from '../kit'
import { maritalStatuses, relationshipTypes } from '../persons'

const text = z.string().nullable()

/** A person as a process names him. */
export const namedPerson = z.object({
  id,
  title: text,
  firstName: z.string(),
  lastName: z.string(),
  phone: text,
  email: text,
  deceased: z.boolean(),
  deceasedAt: text,
  deleted: z.boolean(),
})

/** What somebody is for the deceased, as a table shows it: one of the two, or neither when they are not related. */
export const relationToDeceased = {
  relationshipType: z.enum(relationshipTypes).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
}
