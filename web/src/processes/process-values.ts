import type { Finding } from '@pietas/contract/kit'
import {
  checkClient,
  newProcess,
  type Process,
  type ProcessFields,
  processChanges,
  processFields,
} from '@pietas/contract/processes'

type Stored =
  | 'type'
  | 'parentId'
  | 'burialFormId'
  | 'legalEntityBranchId'
  | 'recordingType'
  | 'deceasedPersonId'
  | 'clientPersonId'
  | 'clientBusinessPartnerId'

/** The fields of the form; the last three only steer it or stand for another record. */
export type ProcessValues = { [Name in Stored]: ProcessFields[Name] | null } & {
  burialTypeId: number | null
  clientAssociateType: 'PERSON' | 'PARTNER'
  clientPersonInProcessRole: string | null
}

/** The form of a loaded process, or of a new one: a death case with a person as client. */
export const processValues = (process?: Process): ProcessValues => ({
  type: process?.type ?? 'DEATH',
  parentId: process?.parentId ?? null,
  burialTypeId: process?.burialForm.burialType.id ?? null,
  burialFormId: process?.burialFormId ?? null,
  legalEntityBranchId: process?.legalEntityBranchId ?? null,
  recordingType: process?.recordingType ?? null,
  deceasedPersonId: process?.deceasedPersonId ?? null,
  clientAssociateType: process?.clientBusinessPartnerId ? 'PARTNER' : 'PERSON',
  clientPersonId: process?.clientPersonId ?? null,
  clientBusinessPartnerId: process?.clientBusinessPartnerId ?? null,
  clientPersonInProcessRole: null,
})

const ownFields = processFields
  .pick({ type: true, burialFormId: true, legalEntityBranchId: true, recordingType: true, deceasedPersonId: true })
  .extend({ burialTypeId: processFields.shape.burialFormId })

/** What must be filled: an additional process takes the rest over from its parent. */
export const processSchema = (type: ProcessValues['type'], isNew: boolean) =>
  type === 'ADDITIONAL' && isNew ? processFields.pick({ type: true }) : ownFields

export function processRules(values: ProcessValues): Finding[] {
  if (values.type === 'ADDITIONAL') {
    const message = 'Parent process must be selected for additional processes'
    return values.parentId ? [] : [{ field: 'parentId', message }]
  }
  const field = values.clientAssociateType === 'PARTNER' ? 'clientBusinessPartnerId' : 'clientPersonId'
  return checkClient(values as Partial<ProcessFields>).map((finding) => ({ ...finding, field }))
}

const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** The body of a new process: what is empty is left out, so that a parent may fill it. */
export function newProcessOf(values: Partial<ProcessValues>) {
  const { type, parentId, deceasedPersonId } = values
  return newProcess.parse(filled(type === 'ADDITIONAL' ? { type, parentId, deceasedPersonId } : values))
}

/** The body of a change; what only steers the form is dropped. */
export const processChangesOf = (values: Partial<ProcessValues>) => processChanges.parse(values)
