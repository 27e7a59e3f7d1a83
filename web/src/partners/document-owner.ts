import type { DocumentOwner } from '../documents'

/** The documents of a business partner. */
export const partnerAsOwner: DocumentOwner = {
  context: 'BUSINESS_PARTNER',
  calls: (by) => by.businessPartnerDocuments,
  edit: 'BusinessPartner:CreateOrEdit',
}
