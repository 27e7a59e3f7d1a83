import * as z from 'zod'
import { contactTypes } from './contact-types'
import { requiredText } from './fields'

/** One further way to reach somebody; `_id` is made by the form and kept. */
export const contactDetail = z.object({
  _id: z.string().trim().min(1).max(60).optional(),
  type: z.enum(contactTypes),
  value: requiredText(254),
})
export type ContactDetail = z.output<typeof contactDetail>
