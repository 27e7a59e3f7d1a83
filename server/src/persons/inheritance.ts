import { type KeptDocument, keptDocuments, type ManagerType, type PersonFields } from '@pietas/contract/persons'
import { columnName } from '../kit/db/sql'
import type { Reference } from '../kit/records'

// Who keeps a document is one id in the contract and one column for each table that it may name.
const managers: { type: ManagerType; suffix: string; table: string }[] = [
  { type: 'PERSON', suffix: 'ManagedByPersonId', table: 'persons' },
  { type: 'PARTNER', suffix: 'ManagedByBusinessPartnerId', table: 'business_partners' },
  { type: 'BRANCH', suffix: 'ManagedByLegalEntityBranchId', table: 'branches' },
]

const managerOf = (document: KeptDocument): string =>
  `coalesce(${managers.map(({ suffix }) => `p.${columnName(document + suffix)}`).join(', ')})`

/** The fields of an estate that are not a column of their own name. */
export const keptDocumentFields: Record<string, string> = Object.fromEntries(
  keptDocuments.map((document) => [`${document}ManagedBy`, managerOf(document)]),
)

/** The changed keepers as columns. @param merged the person as he will be: a change may name the id or the type alone. */
export const managerColumns = (
  changes: Partial<PersonFields>,
  merged: Partial<PersonFields>,
): Record<string, unknown> =>
  Object.fromEntries(
    keptDocuments
      .filter((document) => `${document}ManagedBy` in changes || `${document}ManagedByType` in changes)
      .flatMap((document) =>
        managers.map(({ type, suffix }) => [
          document + suffix,
          merged[`${document}ManagedByType`] === type ? merged[`${document}ManagedBy`] : null,
        ]),
      ),
  )

/** What the changes of an estate refer to. */
export const inheritanceReferences = (changes: Partial<PersonFields>, merged: Partial<PersonFields>): Reference[] => [
  { field: 'contactIdForInheritance', table: 'persons', id: changes.contactIdForInheritance },
  ...keptDocuments.flatMap((document) => {
    const manager = managers.find(({ type }) => type === merged[`${document}ManagedByType`])
    const field = `${document}ManagedBy` as const
    return manager && field in changes ? [{ field, table: manager.table, id: merged[field] }] : []
  }),
]
