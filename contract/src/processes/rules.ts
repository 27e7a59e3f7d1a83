import { type Finding, namesOf, required } from '../kit'
import type { CopiedPart } from './enums'
import {
  certificateFields,
  graveFields,
  informationFields,
  type ProcessFields,
  pensionFields,
  portalFields,
} from './fields'

type Draft = Partial<ProcessFields>

const missing = (process: Draft, fields: readonly (keyof ProcessFields)[]): Finding[] =>
  fields.filter((field) => !process[field]).map((field) => ({ field, message: required }))

/** A process has exactly one client, a person or a business partner: spec 2 section 5. */
export const checkClient = (process: Draft): Finding[] => {
  if (process.clientPersonId && process.clientBusinessPartnerId)
    return [{ field: 'clientBusinessPartnerId', message: 'clientPerson' }]
  if (process.clientPersonId || process.clientBusinessPartnerId) return []
  return [{ field: 'clientPersonId', message: 'clientPerson' }]
}

/** Telling strangers through a relative needs the relative: spec 2 section 4. */
export const checkPortal = (process: Draft): Finding[] => {
  const findings: Finding[] = []
  if (process.informationPolicy === 'RELATIVE' && !process.informingPersonId)
    findings.push({ field: 'informingPersonId', message: required })
  if (process.platformAccessRequested && (process.platformAccessInvitedPersonIds ?? []).length === 0)
    findings.push({ field: 'platformAccessInvitedPersonIds', message: required })
  return findings
}

// Said of a process that is not cancelled it would be dropped without a word.
const checkCancelReason = ({ status, cancelReason }: Draft): Finding[] =>
  cancelReason && status !== 'CANCELLED'
    ? [{ field: 'cancelReason', message: 'process.validation.reason-without-cancelling' }]
    : []

/** Every rule on the completed or merged record; the form and the handler run the same one. */
export const checkProcess = (process: Draft): Finding[] => {
  const branch = process.legalEntityBranchId ? [] : [{ field: 'legalEntityBranchId', message: 'branchId' }]
  return [
    ...missing(process, ['burialFormId', 'recordingType', 'deceasedPersonId']),
    ...branch,
    ...checkClient(process),
    ...checkPortal(process),
    ...checkCancelReason(process),
  ]
}

const certificates = ['freeDeathCertificate', 'chargeableDeathCertificate', 'internationalDeathCertificate'] as const

/** A certificate that is not ordered has no count: decisions section 6. */
export const withCertificateCounts = (before: Draft | null, changes: Draft): Draft => {
  const off = certificates.filter((name) => !(changes[name] ?? before?.[name] ?? false))
  return { ...changes, ...Object.fromEntries(off.map((name) => [`${name}Count`, 0])) }
}

/** What a process was cancelled for is over once it is taken up again. */
export const withCancelReason = (before: Draft | null, changes: Draft): Draft =>
  before?.status === 'CANCELLED' && changes.status && changes.status !== 'CANCELLED'
    ? { cancelReason: null, ...changes }
    : changes

const inherited = [
  'deceasedPersonId',
  'clientPersonId',
  'clientBusinessPartnerId',
  'legalEntityBranchId',
  'burialFormId',
  'recordingType',
] as const

/** @returns the draft of an ADDITIONAL process, completed from its parent where it says nothing itself. */
export const completedFromParent = (draft: Draft, parent: Draft): Draft => {
  const ownClient = Boolean(draft.clientPersonId || draft.clientBusinessPartnerId)
  const taken = inherited.filter((field) => !draft[field] && !(ownClient && field.startsWith('client')))
  // The grave as well: a child that is silent on it is about the same grave.
  const grave = namesOf(graveFields).filter((field) => draft[field] === undefined)
  return { ...draft, ...Object.fromEntries([...taken, ...grave].map((field) => [field, parent[field]])) }
}

const fieldsOfPart: Record<CopiedPart, readonly (keyof ProcessFields)[]> = {
  CERTIFICATES: namesOf(certificateFields),
  INFORMATION: namesOf(informationFields),
  PERSONS: ['processPersons'],
  PARTNERS: ['businessPartnerIds'],
  PENSION: namesOf(pensionFields),
  PORTAL: namesOf(portalFields),
}

/** @returns the draft of a copy, with what it takes over from the process that is copied and says nothing of itself. */
export const completedFromSource = (draft: Draft, source: Draft, parts: readonly CopiedPart[]): Draft => {
  const taken = parts.flatMap((part) => fieldsOfPart[part]).filter((field) => draft[field] === undefined)
  return { ...completedFromParent(draft, source), ...Object.fromEntries(taken.map((field) => [field, source[field]])) }
}

/** What a case has to know sooner or later, in the order in which one asks for it. */
export const openFacts = [
  'salutation',
  'dateOfBirth',
  'deceasedAt',
  'placeOfDeath',
  'currentPosition',
  'clientPhone',
  'clientRelationship',
  'transport',
  'assigneeId',
  'cemeteryId',
  'certificates',
] as const
export type OpenFact = (typeof openFacts)[number]

interface Known extends Pick<ProcessFields, (typeof certificates)[number] | 'type' | 'status'> {
  assigneeId: number | null
  cemeteryId: number | null
  clientPerson: { phone: string | null } | null
  clientPersonRelationship: object | null
  clientPersonId: number | null
  deceasedPersonId: number
  deceasedPerson: Record<'salutation' | 'dateOfBirth' | 'deceasedAt', string | null> &
    Record<'placeOfDeath' | 'currentPosition', object | null> & { deceased: boolean }
}

/**
 * @returns what is not known yet of a process that is being worked on. Of somebody who provides for his own death
 *   nothing is asked that only death brings.
 * @param hasTransport whether the deceased has been fetched, or will be; unknown it is not asked for.
 */
export const openFactsOf = (process: Known, hasTransport?: boolean): OpenFact[] => {
  if (process.status !== 'ACTIVE') return []
  const { deceasedPerson: person, clientPerson: client } = process
  const { deceased } = person
  const isDeath = deceased && process.type === 'DEATH'
  const open: Record<OpenFact, boolean> = {
    salutation: !person.salutation,
    dateOfBirth: !person.dateOfBirth,
    deceasedAt: deceased && !person.deceasedAt,
    placeOfDeath: deceased && !person.placeOfDeath,
    currentPosition: deceased && !person.currentPosition,
    clientPhone: client !== null && !client.phone,
    clientRelationship:
      client !== null && !process.clientPersonRelationship && process.clientPersonId !== process.deceasedPersonId,
    transport: isDeath && hasTransport === false,
    assigneeId: !process.assigneeId,
    cemeteryId: deceased && !process.cemeteryId,
    certificates: isDeath && !certificates.some((name) => process[name]),
  }
  return openFacts.filter((fact) => open[fact])
}
