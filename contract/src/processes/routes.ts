import * as z from 'zod'
import {
  entityPath,
  flag,
  foundBy,
  id,
  instantRange,
  listQuery,
  oneOrMore,
  optionalText,
  page,
  route,
  someFields,
  stored,
  tenantPath,
} from '../kit'
import { ignoreDoubts, personRow } from '../persons'
import {
  clientAssociateTypes,
  funeralStates,
  processPersonRoles,
  processStatuses,
  processTypes,
  recordingTypes,
} from './enums'
import { newProcess, processChanges, processCopy, processFields } from './fields'
import { namedPerson, relationToDeceased } from './people'

const text = z.string().nullable()

const deceasedPerson = z.object({
  id,
  title: text,
  salutation: text,
  firstName: z.string(),
  lastName: z.string(),
  currentPosition: z.record(z.string(), z.unknown()).nullable(),
  dateOfBirth: text,
  deceased: z.boolean(),
  deceasedAt: text,
  deceasedTimeAt: text,
  infectiousData: text,
  infectious: z.boolean(),
  highlyInfectious: z.boolean(),
  size: z.int().nullable(),
  weight: z.int().nullable(),
  street: text,
  streetNumber: text,
  zipCode: text,
  city: text,
  placeOfDeath: z.record(z.string(), z.unknown()).nullable(),
  deleted: z.boolean(),
})

/** A business partner as a process names him. */
const namedPartner = z.object({
  id,
  name: z.string(),
  street: text,
  streetNumber: text,
  zipCode: text,
  city: text,
  deleted: z.boolean(),
})

const named = { id, name: z.string(), deleted: z.boolean() }
const burialForm = z.object({ ...named, burialType: z.object({ ...named, isCremation: z.boolean() }) })
const assignee = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureDocumentAccessToken: z.string().nullable(),
})

const summary = {
  id,
  legalEntityId: id,
  type: z.enum(processTypes),
  status: z.enum(processStatuses),
  parentId: z.int().nullable(),
  recordingType: z.enum(recordingTypes),
  clientAssociateType: z.enum(clientAssociateTypes),
  deceasedPerson,
  clientPerson: namedPerson.nullable(),
  clientBusinessPartner: namedPartner.nullable(),
  burialForm,
  legalEntityBranch: z.object(named),
  assignee: assignee.nullable(),
}

const count = z.int()

/** A process as lists show it. */
export const processRow = z.object({
  ...summary,
  /** The name once more, flat, as a search answers it: spec 3 section 3.13. */
  deceasedPersonTitle: text,
  deceasedPersonFirstName: z.string(),
  deceasedPersonLastName: z.string(),
  membershipErrorCount: count,
  membershipNotTriggeredCount: count,
  membershipPendingCount: count,
  membershipRequestedCount: count,
  membershipSuccessfulCount: count,
  membershipTriggeredCount: count,
  noteCount: count,
  /** When the funeral is, by its appointments or what is wished for; midnight stands for a day without a time. */
  funeralAt: text,
  ...foundBy,
  ...stored.shape,
})
export type ProcessRow = z.output<typeof processRow>

const linkedPerson = z.object({ id, personId: id, role: z.enum(processPersonRoles) })

/** A process in full: every id beside the record it names. */
export const process = z.object({
  ...processFields.shape,
  ...summary,
  cemetery: namedPartner.nullable(),
  graveType: z.object(named).nullable(),
  graveOwner: namedPerson.nullable(),
  informingPerson: namedPerson.nullable(),
  platformAccessInvitedPersons: z.array(namedPerson),
  businessPartners: z.array(namedPartner),
  processPersons: z.array(linkedPerson),
  clientPersonRelationship: z.object(relationToDeceased).nullable(),
  ...stored.shape,
})
export type Process = z.output<typeof process>

/** A process that may be the same case. */
export const processDuplicate = z.object({
  id,
  type: z.enum(processTypes),
  status: z.enum(processStatuses),
  deceasedPerson,
  clientPerson: namedPerson.nullable(),
  clientBusinessPartner: namedPartner.nullable(),
  createdAt: z.string(),
})
export type ProcessDuplicate = z.output<typeof processDuplicate>

/**
 * How much there is of what belongs to a process: tasks that the caller may read and that are neither done nor cancelled,
 * notes, documents of the process itself, letters and mails, and persons with a role in it.
 */
export const processCounts = z.object({
  openTasks: count,
  notes: count,
  documents: count,
  persons: count,
  positions: count,
  letters: count,
  /** A transport is planned or done, whoever may read it. */
  hasTransport: z.boolean(),
})
export type ProcessCounts = z.output<typeof processCounts>

const processesPath = `${entityPath}/processes` as const
const processPath = `${processesPath}/{processId}` as const
// What is told of the family with it is asked about as where families are kept.
const insisted = ignoreDoubts.extend({ ignoreDuplicates: flag.optional() })

export const processSorts = [
  'CREATED_AT',
  'UPDATED_AT',
  'ID',
  'TYPE',
  'STATUS',
  'NAME',
  'CLIENT',
  'ASSIGNEE',
  'FUNERAL',
  'BURIAL_FORM',
] as const

export const processes = {
  list: route({
    method: 'GET',
    path: processesPath,
    access: 'Process:List',
    about: 'Lists and searches the processes of a legal entity',
    query: listQuery({
      sortBy: processSorts,
      filters: {
        type: oneOrMore(z.enum(processTypes), 10),
        status: oneOrMore(z.enum(processStatuses), 10),
        recordingType: oneOrMore(z.enum(recordingTypes), 10),
        burialTypeId: oneOrMore(id, 100),
        legalEntityBranchId: oneOrMore(id, 100),
        assigneeId: id,
        createdAt: instantRange,
        /** How the grave number begins, in small or capital letters. */
        graveNumber: optionalText(100),
        /** Not yet buried. */
        funeral: z.enum(funeralStates),
        deceasedPersonId: id,
        /** Client, cemetery or otherwise linked. */
        businessPartnerId: id,
      },
    }).extend(someFields),
    answer: page(processRow),
  }),
  create: route({
    method: 'POST',
    path: processesPath,
    access: 'Process:Create',
    about: 'Opens a process; processes that may be the same case are answered instead, unless ignored',
    query: insisted,
    body: newProcess,
    answer: process,
    failures: ['DUPLICATE', 'DOUBTFUL_RELATIONSHIP'],
  }),
  open: route({
    method: 'POST',
    path: `${tenantPath}/processes`,
    access: { ofRecord: 'Process:Create' },
    about: 'Opens a process at the legal entity that the body names',
    query: insisted,
    body: newProcess.required({ legalEntityId: true }),
    answer: process,
    failures: ['DUPLICATE', 'DOUBTFUL_RELATIONSHIP'],
  }),
  copy: route({
    method: 'POST',
    path: `${processPath}/copy`,
    access: 'Process:Create',
    about:
      'Opens an additional process for a process, which lends it what is not sent; of papers, persons, partners and portal what `takeOver` names, or all',
    body: processCopy,
    answer: process,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  get: route({
    method: 'GET',
    path: processPath,
    access: 'Process:List',
    about: 'One process in full',
    answer: process,
    failures: ['NOT_FOUND'],
  }),
  counts: route({
    method: 'GET',
    path: `${processPath}/counts`,
    access: 'Process:List',
    about: 'How much there is of what belongs to a process; of tasks, those that are open and that the caller may read',
    answer: processCounts,
    failures: ['NOT_FOUND'],
  }),
  find: route({
    method: 'GET',
    path: `${tenantPath}/processes/{processId}`,
    access: { ofRecord: 'Process:List' },
    about: 'One process in full, whatever legal entity it belongs to',
    answer: process,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: processPath,
    access: 'Process:Create',
    about: 'Changes the fields that are sent; rules look at the merged record',
    query: insisted,
    body: processChanges,
    answer: process,
    failures: ['NOT_FOUND', 'DUPLICATE', 'DOUBTFUL_RELATIONSHIP', 'PROCESS_CANCELLED', 'STALE_VERSION'],
  }),
  listPersons: route({
    method: 'GET',
    path: `${tenantPath}/processes/{processId}/persons`,
    access: { ofRecord: 'Process:List' },
    about: 'The persons of a process, each once: deceased, client, informing, invited, grave owner and linked ones',
    answer: page(personRow),
    failures: ['NOT_FOUND'],
  }),
}
