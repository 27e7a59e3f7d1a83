import type { ProcessFields } from '@pietas/contract/processes'

/** Where the records stand that a process names by their ids. They are asked for there, and read by their names. */
export const referenceTables = {
  legalEntityBranchId: 'branches',
  deceasedPersonId: 'persons',
  clientPersonId: 'persons',
  clientBusinessPartnerId: 'business_partners',
  graveOwnerId: 'persons',
  informingPersonId: 'persons',
  cemeteryId: 'business_partners',
  burialFormId: 'burial_forms',
  graveTypeId: 'grave_types',
  assigneeId: 'users',
  businessPartnerIds: 'business_partners',
  allowedProductCategoryIds: 'product_categories',
} as const satisfies Partial<Record<keyof ProcessFields, string>>

export type ReferenceField = keyof typeof referenceTables
