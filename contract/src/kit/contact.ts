import * as z from 'zod'
import { contactTypes } from './contact-types'
import { emailFault, requiredText } from './fields'
import type { Finding } from './findings'

/** One further way to reach somebody; `_id` is made by the form and kept. */
export const contactDetail = z.object({
  _id: z.string().trim().min(1).max(60).optional(),
  type: z.enum(contactTypes),
  value: requiredText(254),
})
export type ContactDetail = z.output<typeof contactDetail>

// As people write numbers: +49 (3581) 40 00-12, 03581/4000. The shortest ones are those of emergency.
const isPhone = (value: string): boolean => {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d ()/.-]+$/.test(value) && digits >= 3 && digits <= 20
}

// A name with a dot in it, with or without the protocol and whatever follows.
const isWebsite = (value: string): boolean =>
  /^(https?:\/\/)?([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}\.?(:\d{1,5})?([/?#]\S*)?$/iu.test(value)

/** @returns what is wrong with a contact of its type. */
const contactFault = ({ type, value }: ContactDetail): { message: string } | null => {
  if (type === 'EMAIL') return emailFault(value)
  if (type === 'WEBSITE') return isWebsite(value) ? null : { message: 'invalidWebsite' }
  return isPhone(value) ? null : { message: 'invalidPhoneNumber' }
}

/**
 * Each way to reach somebody is held to the rule of its type: spec 1 section 5, spec 2 section 5.
 *
 * @param details as they came; what is no contact at all is the business of the schema.
 */
export const checkContacts = (details: readonly unknown[] = []): Finding[] =>
  details.flatMap((detail, at) => {
    const contact = contactDetail.safeParse(detail).data
    const fault = contact ? contactFault(contact) : null
    return fault ? [{ field: `contactDetails.${at}.value`, ...fault }] : []
  })
