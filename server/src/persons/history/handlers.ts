import { keptDocuments, personFields, type personHistory, relationshipFields } from '@pietas/contract/persons'
import { type Handlers, pathId } from '../../kit/call'
import { orNotFound } from '../../kit/records'
import { listHistory, type Reading } from '../../kit/trail/history'
import { findPerson, isOfPerson } from './queries'

const ids = { personId: 'persons', businessPartnerId: 'business_partners', legalEntityBranchId: 'branches' }

const partsOf = (field: string, parts: readonly string[]): [column: string, field: string][] =>
  parts.map((part) => [field + part.charAt(0).toUpperCase() + part.slice(1), `${field}.${part}`])

// In the contract one field, here a column for each table that it may name.
const inParts: Record<string, [column: string, field: string][]> = {
  deathRegisteredBy: partsOf('deathRegisteredBy', ['type', ...Object.keys(ids), 'userId']),
  ...Object.fromEntries(
    keptDocuments.map((document) => [`${document}ManagedBy`, partsOf(`${document}ManagedBy`, Object.keys(ids))]),
  ),
}

const tables: Record<string, string> = {
  ...ids,
  userId: 'users',
  birthRegistryOffice: 'business_partners',
  deathRegistryOfficeId: 'business_partners',
  contactIdForInheritance: 'persons',
  mergedIntoId: 'persons',
  relatedPersonId: 'persons',
  marriageRegistryOffice: 'business_partners',
}

const order = [personFields, relationshipFields].flatMap(({ shape }) => Object.keys(shape))

/** How the trail of a person reads. */
export const personReading = {
  order: order.flatMap((field) => inParts[field]?.map(([, part]) => part) ?? [field]),
  names: Object.fromEntries(Object.values(inParts).flat()),
  tableOf: (field) => tables[field.slice(field.lastIndexOf('.') + 1)],
} satisfies Omit<Reading, 'records'>

const reading = {
  ...personReading,
  records: { persons: 'person', relationships: 'relationship', documents: 'document' } as const,
} satisfies Reading

export const personHistoryHandlers: Handlers<typeof personHistory> = {
  list: async (call) => {
    const id = pathId(call, 'personId')
    const { tx, legalEntityId } = call
    orNotFound(await findPerson(tx, legalEntityId, id))
    return listHistory(tx, call.query, isOfPerson(id), reading)
  },
}
