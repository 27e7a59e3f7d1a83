import type { DocumentOwner } from '../documents'

/** Who may do what with the documents of a business partner. */
export const partnerAsOwner: DocumentOwner = {
  table: 'business_partners',
  field: 'businessPartnerId',
  read: 'BusinessPartner:Read',
  edit: 'BusinessPartner:CreateOrEdit',
}
