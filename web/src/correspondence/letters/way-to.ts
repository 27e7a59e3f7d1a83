import type { MissingFact } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'

/** A record that opens above the letter, at the field that is to be filled. */
export interface RecordToFill {
  kind: 'PERSON' | 'PARTNER' | 'PROCESS'
  id: number
  field: string
}

/**
 * @returns where what is missing is filled in: a record that opens above the letter, or the address of a page that
 * opens beside it; null for what the letter itself says, or nobody on record.
 */
export function wayTo(
  { record, recordId, personId, field }: MissingFact,
  process: Process,
): RecordToFill | string | null {
  const ofProcess = (asked: string): RecordToFill => ({ kind: 'PROCESS', id: process.id, field: asked })
  if (personId !== null) return { kind: 'PERSON', id: personId, field }
  if (record === 'COMPANY') return `/admin/companies/${recordId ?? process.legalEntityId}`
  if (record === 'BRANCH') return `/admin/companies/${process.legalEntityId}?tab=branches`
  // The day of the funeral comes from what is prepared, or from its task.
  if (field === 'funeral') return `/processes/${process.id}?tab=preparations`
  if (record === 'PROCESS') return ofProcess(field)
  if (recordId !== null) return record === 'AUTHOR' ? null : { kind: 'PARTNER', id: recordId, field }
  // The process names none yet.
  if (record === 'CLIENT') return ofProcess('clientPersonId')
  if (record === 'CEMETERY') return ofProcess('cemeteryId')
  if (record === 'REGISTRY_OFFICE')
    return { kind: 'PERSON', id: process.deceasedPersonId, field: 'deathRegistryOfficeId' }
  return null
}
