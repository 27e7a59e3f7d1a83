import {
  type CompletedCall,
  checkCompletion,
  type DuplicateKind,
  type FirstCall,
  type FirstCallFields,
  genderOfCall,
  placeOfPickUp,
  stillMissing,
} from '@pietas/contract/first-calls'
import { type Address, noAddress } from '@pietas/contract/kit'
import { maritalStatuses, type Person, type PersonFields, relationshipTypes } from '@pietas/contract/persons'
import type { Process, ProcessFields } from '@pietas/contract/processes'
import { type Call, demand } from '../kit/call'
import type { Json } from '../kit/db/transaction'
import { updateRecord } from '../kit/records'
import { Refusal, refuseIfAny } from '../kit/refusal'
import { completePerson, recordPerson } from '../persons'
import { openProcess, writeNote } from '../processes'
import { findBranchPlace, firstCallFacts } from './queries'

type Transport = {
  title: string
  dueDate: string
  processId: number
  userId: number
  userIds: number[]
  carId: number | null
  address: Address | null
  destination: Address | null
}

type Asked = Pick<Call, 'actor' | 'grants' | 'house' | 'tenantId' | 'tx' | 'legalEntityId'> & {
  query: { ignoreDuplicates?: boolean | undefined; ignoreOverlap?: boolean | undefined }
}

/** What first calls need of tasks, which stand to their right; app.ts hands it in. */
export type FirstCallParts = {
  planTransport: (call: Asked, transport: Transport, ignoreOverlap: boolean | undefined) => Promise<number>
}

type Names = Partial<Record<string, keyof FirstCallFields>>

const ofDeceased: Names = {
  firstName: 'deceasedFirstName',
  lastName: 'deceasedLastName',
  salutation: 'deceasedSalutation',
}
const ofCaller: Names = {
  firstName: 'callerFirstName',
  lastName: 'callerLastName',
  salutation: 'callerSalutation',
  phone: 'callerPhone',
}
const ofProcess: Names = {
  clientPersonId: 'callerPersonId',
  clientPersonRelationship: 'callerRelation',
  relationships: 'callerRelation',
}
const ofTask: Names = {
  dueDate: 'pickUpAt',
  userId: 'pickUpUserId',
  userIds: 'pickUpCompanionId',
  carId: 'pickUpCarId',
  address: 'currentPosition',
  destination: 'pickUpDestination',
}

/** What a part refuses, said in the words of the call: its fields, and of whom the duplicates are. */
const inWordsOfCall = (refused: unknown, names: Names, duplicatesOf: DuplicateKind | undefined): unknown => {
  if (!(refused instanceof Refusal)) return refused
  const errors = refused.extras.errors?.map(({ field, message }) => {
    const [head = '', ...rest] = field.split('.')
    const known = names[head]
    return { field: known && known !== 'callerRelation' ? [known, ...rest].join('.') : (known ?? field), message }
  })
  return new Refusal(refused.status, refused.code, {
    ...refused.extras,
    ...(errors ? { errors } : {}),
    ...(refused.code === 'DUPLICATE' ? { duplicatesOf } : {}),
  })
}

const told = async <T>(step: () => Promise<T>, names: Names, duplicatesOf?: DuplicateKind): Promise<T> => {
  try {
    return await step()
  } catch (refused) {
    throw inWordsOfCall(refused, names, duplicatesOf)
  }
}

const wordsOfDoctor = (hasBeen: boolean | null): string | null => {
  if (hasBeen === null) return null
  return hasBeen ? 'Beim ersten Anruf: Arzt war da.' : 'Beim ersten Anruf: Arzt war noch nicht da.'
}

const said = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>

const deathOf = (call: FirstCall): Partial<PersonFields> => ({
  deceased: true,
  ...said({
    deceasedAt: call.deceasedAt,
    deceasedTimeAt: call.deceasedTimeAt,
    placeOfDeath: call.placeOfDeath,
    currentPosition: placeOfPickUp(call),
    infectiousData: call.infectiousData,
    deathComment: wordsOfDoctor(call.doctorHasBeen),
  }),
})

const completedDeath = (before: Person, call: FirstCall): Partial<PersonFields> => {
  const { deathComment, ...death } = deathOf(call)
  return {
    ...death,
    ...(before.deathComment || !deathComment ? {} : { deathComment }),
    ...(before.dateOfBirth || !call.dateOfBirth ? {} : { dateOfBirth: call.dateOfBirth }),
  }
}

const storeDeceased = async (asked: Asked, call: FirstCall): Promise<number> => {
  const { tx, legalEntityId, query } = asked
  if (call.deceasedPersonId) {
    const id = call.deceasedPersonId
    await completePerson(tx, { id, legalEntityId }, (before) => completedDeath(before, call))
    return id
  }
  const person = {
    salutation: call.deceasedSalutation,
    gender: genderOfCall(call.deceasedSalutation),
    firstName: call.deceasedFirstName ?? '',
    lastName: call.deceasedLastName ?? '',
    dateOfBirth: call.dateOfBirth,
    dateOfBirthUnknown: call.dateOfBirthUnknown,
    ...deathOf(call),
  }
  return recordPerson(tx, legalEntityId, person, query)
}

const isNamed = (call: FirstCall): boolean => Boolean(call.callerFirstName || call.callerLastName)

const storeCaller = async (asked: Asked, call: FirstCall): Promise<number | null> => {
  const { tx, legalEntityId, query } = asked
  const { callerPhone: phone } = call
  if (call.callerPersonId) {
    const id = call.callerPersonId
    await completePerson(tx, { id, legalEntityId }, (before) => (before.phone || !phone ? {} : { phone }))
    return id
  }
  if (!isNamed(call)) return null
  const person = {
    salutation: call.callerSalutation,
    gender: genderOfCall(call.callerSalutation),
    firstName: call.callerFirstName ?? '',
    lastName: call.callerLastName ?? '',
    dateOfBirthUnknown: true,
    phone,
  }
  return recordPerson(tx, legalEntityId, person, query)
}

const isType = (value: string | null): value is (typeof relationshipTypes)[number] =>
  relationshipTypes.some((type) => type === value)
const isStatus = (value: string | null): value is (typeof maritalStatuses)[number] =>
  maritalStatuses.some((status) => status === value)

const relationOf = ({ callerRelation: relation }: FirstCall) => ({
  ...(isType(relation) ? { relationshipType: relation } : {}),
  ...(isStatus(relation) ? { maritalStatus: relation } : {}),
})

type People = { deceasedPersonId: number; callerId: number | null }

const openCase = async (asked: Asked, call: FirstCall, { deceasedPersonId, callerId }: People): Promise<Process> => {
  const partner = call.clientBusinessPartnerId
  const relation = relationOf(call)
  const isRelated = Object.keys(relation).length > 0
  const role: ProcessFields['processPersons'][number]['role'] = partner ? 'Other' : 'InCharge'
  const body = {
    type: 'DEATH' as const,
    recordingType: 'BY_PHONE' as const,
    burialFormId: call.burialFormId ?? undefined,
    legalEntityBranchId: call.legalEntityBranchId ?? undefined,
    deceasedPersonId,
    assigneeId: call.assigneeId,
    ...(callerId ? { processPersons: [{ personId: callerId, role }] } : {}),
    ...(partner
      ? {
          clientBusinessPartnerId: partner,
          ...(callerId && isRelated ? { relationships: [{ ...relation, relatedPersonId: callerId }] } : {}),
        }
      : {
          clientPersonId: callerId,
          ...(isRelated
            ? {
                clientPersonRelationship: {
                  relationshipType: relation.relationshipType ?? null,
                  maritalStatus: relation.maritalStatus ?? null,
                },
              }
            : {}),
        }),
  }
  // A call at night is not held up by what families are.
  const insisted = { ignoreDuplicates: asked.query.ignoreDuplicates, ignoreDoubts: true }
  return (await openProcess(asked, body, insisted)).value()
}

const planPickUp = async (
  { planTransport }: FirstCallParts,
  asked: Asked,
  call: FirstCall,
  { id: processId, deceasedPerson: { firstName, lastName } }: Process,
): Promise<number | null> => {
  if (!call.pickUpAt) return null
  const branch = call.pickUpDestination ? null : await findBranchPlace(asked.tx, call.legalEntityBranchId ?? 0)
  const transport = {
    title: `Überführung ${firstName} ${lastName}`.slice(0, 200).trim(),
    dueDate: call.pickUpAt,
    processId,
    userId: call.pickUpUserId ?? call.assigneeId ?? asked.actor.actorId,
    userIds: call.pickUpCompanionId ? [call.pickUpCompanionId] : [],
    carId: call.pickUpCarId,
    address: placeOfPickUp(call),
    destination: call.pickUpDestination ?? { ...noAddress, ...branch },
  }
  return planTransport(asked, transport, asked.query.ignoreOverlap)
}

// Who changes nobody needs no right for it.
const demandPersons = async (asked: Asked): Promise<void> => demand(asked, 'Person:Create', asked.legalEntityId)

/**
 * Makes a case of a call, all of it or nothing: the transaction of the call holds every part.
 *
 * @throws 400 at the fields of the call, 403 where the right to a part is missing, 409 with duplicates or overlaps.
 */
export const completeCall = async (
  parts: FirstCallParts,
  asked: Asked,
  current: Json<FirstCall>,
): Promise<CompletedCall> => {
  const call = current.value()
  refuseIfAny(checkCompletion(call))
  await demandPersons(asked)
  const deceasedPersonId = await told(() => storeDeceased(asked, call), ofDeceased, 'DECEASED')
  const callerId = await told(() => storeCaller(asked, call), ofCaller, 'CALLER')
  const process = await told(() => openCase(asked, call, { deceasedPersonId, callerId }), ofProcess, 'PROCESS')
  const { id: processId } = process
  if (call.note) await writeNote(asked.tx, { processId, subject: 'Erster Anruf', text: call.note })
  const taskId = await told(() => planPickUp(parts, asked, call, process), ofTask)
  await updateRecord<FirstCall>(asked.tx, firstCallFacts, current, { processId })
  const clientPersonId = call.clientBusinessPartnerId ? null : callerId
  return { processId, deceasedPersonId, clientPersonId, taskId, missing: stillMissing(call) }
}
