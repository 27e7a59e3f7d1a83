/** Where the records stand that the fields of a process name by their ids. */
const tables = {
  persons: ['deceasedPersonId', 'clientPersonId', 'informingPersonId', 'graveOwnerId', 'personId'],
  business_partners: [
    'clientBusinessPartnerId',
    'cemeteryId',
    'businessPartnerId',
    'managementProviderId',
    'flowerProviderId',
    'removeVegetationProviderId',
    'removeEdgingProviderId',
    'receiverId',
  ],
  burial_forms: ['burialFormId'],
  branches: ['legalEntityBranchId'],
  grave_types: ['graveTypeId'],
  product_categories: ['allowedProductCategoryIds'],
  users: ['assigneeId'],
} as const

export type ReferencedTable = keyof typeof tables
export const referencedTables = Object.keys(tables) as ReferencedTable[]

const byField = new Map(
  Object.entries(tables).flatMap(([table, fields]) =>
    fields.map((field) => [field as string, table as ReferencedTable]),
  ),
)

/** @param field a name of the contract; of `burialPreparation.receiverId` the last part counts. */
export const tableOf = (field: string): ReferencedTable | undefined =>
  byField.get(field.slice(field.lastIndexOf('.') + 1))
