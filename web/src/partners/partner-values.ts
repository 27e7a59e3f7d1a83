import type { ContactDetail } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { namesOf } from '@pietas/contract/kit/names'
import { type PartnerFields, partnerFields } from '@pietas/contract/partners'

/** The fields of the form. Unlike in the record any of them may still be empty. */
export type PartnerValues = { [Name in Exclude<keyof PartnerFields, 'contactDetails'>]: PartnerFields[Name] | null } & {
  contactDetails: (Omit<ContactDetail, 'type' | 'value'> & {
    type: ContactDetail['type'] | null
    value: string | null
  })[]
}

const names = namesOf(partnerFields)

/** The form of a loaded partner, or of nobody yet. */
export function partnerValues(partner: Partial<PartnerFields> = {}): PartnerValues {
  const fields = Object.fromEntries(names.map((name) => [name, partner[name] ?? null])) as PartnerValues
  return {
    ...fields,
    typeIds: partner.typeIds ?? [],
    locked: partner.locked ?? false,
    digitalInvoice: partner.digitalInvoice ?? false,
    contactDetails: partner.contactDetails ?? [],
    // The parts of the address are fields of their own; the schema turns an empty one back into null.
    address: partner.address ?? noAddress,
  }
}

/** What is sent: parsed by the contract. */
export const partnerFieldsOf = (values: Partial<PartnerValues>): Partial<PartnerFields> =>
  partnerFields.partial().parse(values)
