import * as z from 'zod'
import {
  businessPhone,
  checkContacts,
  contactDetail,
  type Finding,
  id,
  optionalAddress,
  optionalBic,
  optionalEmail,
  optionalIban,
  optionalText,
  optionalVatId,
  requiredText,
} from '../kit'

/** The stored fields of a business partner: spec 1 section 3, and a bank account, to which he is paid. */
export const partnerFields = z.object({
  name: requiredText(200),
  nameAffix: optionalText(200),
  parentId: id.nullable(),
  typeIds: z.array(id).max(50),
  locked: z.boolean(),
  address: optionalAddress,
  contactDetails: z.array(contactDetail).max(50),
  taxNumber: optionalText(60),
  vatId: optionalVatId,
  accountingInvoiceEmail: optionalEmail,
  accountingEmail: optionalEmail,
  accountingPhone: businessPhone,
  accountingContactId: id.nullable(),
  digitalInvoice: z.boolean(),
  buyerId: optionalText(60),
  buyerReference: optionalText(60),
  bankAccountIban: optionalIban,
  bankAccountBic: optionalBic,
  bankAccountInstitute: optionalText(200),
  notes: optionalText(10_000),
})
export type PartnerFields = z.output<typeof partnerFields>

/** Every rule about a partner beyond those of single fields. */
export const checkPartner = ({ contactDetails }: Partial<Pick<PartnerFields, 'contactDetails'>>): Finding[] =>
  checkContacts(contactDetails)
