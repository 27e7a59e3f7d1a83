import type { Finding } from '@pietas/contract/kit'
import { namesOf } from '@pietas/contract/kit/names'
import {
  checkClient,
  checkPortal,
  newProcess,
  type Process,
  type ProcessFields,
  type ProcessPersonFields,
  processChanges,
  processFields,
} from '@pietas/contract/processes'
import { kindOfType, type RelationType } from '../persons'

// What becomes of a process is decided beside the form.
const asked = processFields.omit({ status: true, cancelReason: true })
const stored = asked.omit({ processPersons: true })
type Stored = Omit<ProcessFields, 'status' | 'cancelReason' | 'processPersons'>

/** A person with a role, on the way into a new process. */
export type ProcessPersonDraft = { [Name in keyof ProcessPersonFields]: ProcessPersonFields[Name] | null }

/** The fields of the form. Unlike in the record any of them may still be empty. */
export type ProcessValues = { [Name in keyof Stored]: Stored[Name] | null } & {
  /** Only of a new process: a stored one has them as records of their own. */
  processPersons: ProcessPersonDraft[]
  burialTypeId: number | null
  clientAssociateType: 'PERSON' | 'PARTNER'
  clientPersonInProcessRole: string | null
  clientPersonRelationshipType: RelationType | null
}

const names = namesOf(stored)

/** What an empty field holds: nothing, or where the contract refuses that, no, none or an empty list. */
const emptyValue = (name: keyof Stored): unknown =>
  [null, false, 0, []].find((value) => stored.shape[name].safeParse(value).success) ?? null

/** The form of a loaded process, or of a new one: a death case with a person as client. */
export const processValues = (process?: Process): ProcessValues => ({
  ...(Object.fromEntries(names.map((name) => [name, process ? process[name] : emptyValue(name)])) as Stored),
  type: process?.type ?? 'DEATH',
  processPersons: [],
  burialTypeId: process?.burialForm.burialType.id ?? null,
  clientAssociateType: process?.clientBusinessPartnerId ? 'PARTNER' : 'PERSON',
  clientPersonInProcessRole: null,
  clientPersonRelationshipType: null,
})

/** The draft of a person with a role: spec 2 section 9 names the role of a new one. */
export const noProcessPerson: ProcessPersonDraft = { personId: null, role: 'Other' }

// The client is asked for by a rule that knows which of the two is meant.
const wholeSchema = asked.omit({ parentId: true }).extend({ burialTypeId: asked.shape.burialFormId })

/** What must be filled: an additional process takes the rest over from its parent. */
export const processSchema = (type: ProcessValues['type'], isNew: boolean) =>
  type === 'ADDITIONAL' && isNew ? processFields.pick({ type: true }) : wholeSchema

const checkParent = ({ type, parentId }: ProcessValues): Finding[] =>
  type === 'ADDITIONAL' && !parentId
    ? [{ field: 'parentId', message: 'Parent process must be selected for additional processes' }]
    : []

/** The rule about the client, at the field that is shown for the kind of client. */
export const checkClientOf = (
  values: Pick<ProcessValues, 'clientAssociateType' | 'clientPersonId' | 'clientBusinessPartnerId'>,
): Finding[] => {
  const field = values.clientAssociateType === 'PARTNER' ? 'clientBusinessPartnerId' : 'clientPersonId'
  return checkClient(values).map((finding) => ({ ...finding, field }))
}

/** Every rule of a process in a form. */
export const processRules =
  (isNew: boolean) =>
  (values: ProcessValues): Finding[] => {
    if (values.type === 'ADDITIONAL' && isNew) return checkParent(values)
    return [...checkParent(values), ...checkClientOf(values), ...checkPortal(values as Partial<ProcessFields>)]
  }

/** The body of a new process. Of an additional one what is empty is left out, so that the parent may fill it. */
export function newProcessOf(values: Partial<ProcessValues>, legalEntityId: number) {
  const { type, parentId, deceasedPersonId, clientPersonRelationshipType: relation } = values
  if (type === 'ADDITIONAL')
    return newProcess.parse({ type, parentId, legalEntityId, deceasedPersonId: deceasedPersonId ?? undefined })
  const clientPersonRelationship = relation ? kindOfType(relation) : null
  return newProcess.parse({ ...values, clientPersonRelationship, parentId: null, legalEntityId })
}

/** The body of a change. What only steers the form is dropped, and so is an empty word about the client. */
export function processChangesOf({
  clientPersonInProcessRole: role,
  clientPersonRelationshipType: relation,
  ...values
}: Partial<ProcessValues>) {
  return processChanges.parse({
    ...values,
    ...(role ? { clientPersonInProcessRole: role } : {}),
    ...(relation ? { clientPersonRelationship: kindOfType(relation) } : {}),
  })
}
