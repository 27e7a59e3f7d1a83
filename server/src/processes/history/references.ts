import { preparationPartners } from '@pietas/contract/processes'
import { referenceTables } from '../references'

const partners: readonly string[] = Object.values(preparationPartners).flat()

// By the names of the contract; the last two are columns of tables of their own, with a row for each of a list.
const byField = {
  ...referenceTables,
  ...Object.fromEntries(partners.map((field) => [field, 'business_partners' as const])),
  personId: 'persons',
  businessPartnerId: 'business_partners',
} as const

const tables = new Map<string, string>(Object.entries(byField))

/** @param field a name of the contract; of `burialPreparation.receiverId` the last part counts. */
export const tableOf = (field: string): string | undefined => tables.get(field.slice(field.lastIndexOf('.') + 1))
