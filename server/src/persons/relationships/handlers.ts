import type { Finding } from '@pietas/contract/kit'
import {
  checkRelationship,
  checkSameKind,
  type Relationship,
  type RelationshipChanges,
  type RelationshipFields,
  type relationships,
  storedRelationship,
} from '@pietas/contract/persons'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import {
  lockRecord,
  orNotFound,
  type Reference,
  refuseMissing,
  refuseStale,
  softDelete,
  updateRecord,
} from '../../kit/records'
import { invalidField, refuseIfAny } from '../../kit/refusal'
import { refuseDoubtful } from './doubts'
import { findOwner, insertRelationships, listRelationships, lockPersons, relationshipFacts } from './queries'

type Routes = typeof relationships

const owner = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`p.legal_entity_id = ${call.legalEntityId} and p.id = ${pathId(call, 'personId')}`

const thisRelationship = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`r.legal_entity_id = ${call.legalEntityId} and r.id = ${pathId(call, 'relationshipId')}`

// What a relationship is held against others by.
const tieFields = ['relationshipType', 'maritalStatus', 'relatedPersonId', 'marriageDate', 'divorceDate'] as const

const at = (place: string, findings: Finding[]): Finding[] =>
  findings.map(({ field, message }) => ({ field: place + field, message }))

const referencesOf = (fields: Partial<RelationshipFields>, place = ''): Reference[] => [
  { field: `${place}relatedPersonId`, table: 'persons', id: fields.relatedPersonId },
  { field: `${place}marriageRegistryOffice`, table: 'business_partners', id: fields.marriageRegistryOffice },
]

/**
 * Stores the relationships of a person, all or none.
 *
 * @param asked `place` is where the list stands in the body, for findings: `` or `relationships.`; `ignoreDoubts` stores
 *   them whatever speaks against them.
 * @returns their ids.
 */
export const storeRelationships = async (
  tx: Tx,
  legalEntityId: number,
  person: { id: number; dateOfBirth: string | null },
  sent: readonly RelationshipChanges[],
  { place = '', ignoreDoubts }: { place?: string; ignoreDoubts?: boolean | undefined } = {},
): Promise<number[]> => {
  refuseIfAny(sent.flatMap((one, index) => at(`${place}${index}.`, checkRelationship(one, person.dateOfBirth))))
  const rows = sent.map(storedRelationship)
  const self = rows.findIndex((row) => row.relatedPersonId === person.id)
  if (self >= 0) throw invalidField(`${place}${self}.relatedPersonId`, 'relatedToOneself')
  await refuseMissing(
    tx,
    rows.flatMap((row, index) => referencesOf(row, `${place}${index}.`)),
    legalEntityId,
  )
  await lockPersons(tx, [person.id, ...rows.map((row) => row.relatedPersonId)])
  const ties = rows.map((row) => ({ ...row, personId: person.id }))
  await refuseDoubtful(tx, ties, { placeOf: (index) => `${place}${index}.`, ignoreDoubts })
  return insertRelationships(tx, legalEntityId, person.id, rows)
}

export const relationshipHandlers: Handlers<Routes> = {
  list: async (call) => {
    const person = orNotFound(await findOwner(call.tx, owner(call)))
    return { items: await listRelationships(call.tx, person.id) }
  },

  create: async (call) => {
    const { tx, legalEntityId } = call
    const person = orNotFound(await findOwner(tx, owner(call)))
    const ids = await storeRelationships(tx, legalEntityId, person, call.body, call.query)
    return (await listRelationships(tx, person.id))
      .filter(({ id }) => ids.includes(id))
      .sort((one, other) => one.id - other.id)
  },

  update: async (call) => {
    const { tx, legalEntityId } = call
    const person = orNotFound(await findOwner(tx, owner(call)))
    const where = sql`${thisRelationship(call)} and r.person_id = ${person.id}`
    const current = await lockRecord<Relationship>(tx, relationshipFacts, where)
    const before = refuseStale(call.ifMatch, current.value())
    const unlinked = call.body.relatedPersonId === undefined && before.relationshipWithoutPerson
    const merged = { ...before, relationshipWithoutPerson: unlinked, ...call.body }
    refuseIfAny([...checkSameKind(before, merged), ...checkRelationship(merged, person.dateOfBirth)])
    const changes = storedRelationship(call.body)
    if (changes.relatedPersonId === person.id) throw invalidField('relatedPersonId', 'relatedToOneself')
    await refuseMissing(tx, referencesOf(changes), legalEntityId)
    await lockPersons(tx, [person.id, before.relatedPersonId, changes.relatedPersonId])
    const tie = { ...before, ...changes, personId: person.id }
    if (tieFields.some((field) => tie[field] !== before[field]))
      await refuseDoubtful(tx, [tie], { placeOf: () => '', ignoreDoubts: call.query.ignoreDoubts })
    return updateRecord<Relationship>(tx, relationshipFacts, current, changes)
  },

  delete: async (call) => {
    await softDelete(call.tx, relationshipFacts, thisRelationship(call))
    return undefined
  },
}
