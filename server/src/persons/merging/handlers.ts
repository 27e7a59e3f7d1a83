import { type MergedPerson, type Person, type personMerges, personSound, tiesToldTwice } from '@pietas/contract/persons'
import { demand, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { getRecord, lockRecord, orNotFound, refuseStale } from '../../kit/records'
import { conflict, invalid, invalidField, Refusal } from '../../kit/refusal'
import { fullPersonFacts } from '../queries'
import { findTies } from '../relationships/queries'
import { storeChanges } from '../store'
import { findMerge, lockMerge, lockPair, rowOf, storeMerge, storeSound, undoMerge } from './queries'

const ofEntity = (legalEntityId: number, id: number): Sql => sql`p.legal_entity_id = ${legalEntityId} and p.id = ${id}`

const merged = async (tx: Tx, where: Sql, mergeId: number): Promise<MergedPerson> => ({
  ...(await getRecord<Person>(tx, fullPersonFacts, where)).value(),
  mergeId,
})

/** What a rule finds stands in a part of the body. */
const placedInValues = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'INVALID_INPUT'
    ? invalid((error.extras.errors ?? []).map(({ field, message }) => ({ field: `values.${field}`, message })))
    : error

export const mergeHandlers: Handlers<typeof personMerges> = {
  create: async (call) => {
    const { tx, legalEntityId, body } = call
    await demand(call, 'Person:Create', legalEntityId)
    const pair = { stays: pathId(call, 'personId'), goes: body.otherId }
    if (pair.stays === pair.goes) throw invalidField('otherId', 'person.validation.merged-with-itself')
    const here = ofEntity(legalEntityId, pair.stays)
    await lockPair(tx, pair)
    // Asked for twice, it is done once.
    const done = await findMerge(tx, pair)
    if (done) return merged(tx, here, done)
    const current = await lockRecord<Person>(tx, fullPersonFacts, here)
    const other = await lockRecord<Person>(tx, fullPersonFacts, ofEntity(legalEntityId, pair.goes))
    refuseStale(call.ifMatch, current.value())
    const takenFrom = refuseStale(body.otherVersion ?? null, other.value())
    const before = await rowOf(tx, pair.stays)
    await storeChanges(tx, current, body.values, { ignoreDuplicates: true, takenFrom }).catch((error: unknown) => {
      throw placedInValues(error)
    })
    const ties = await findTies(tx, [pair.stays, pair.goes])
    return merged(
      tx,
      here,
      await storeMerge(tx, legalEntityId, pair, before, tiesToldTwice(ties, pair.stays, pair.goes)),
    )
  },

  undo: async (call) => {
    const { tx, legalEntityId } = call
    await demand(call, 'Person:Create', legalEntityId)
    const mergeId = pathId(call, 'mergeId')
    const merge = orNotFound(await lockMerge(tx, legalEntityId, mergeId))
    const here = ofEntity(legalEntityId, merge.stays)
    if (merge.undone) return getRecord<Person>(tx, fullPersonFacts, here)
    await lockPair(tx, merge)
    const { deleted } = (await getRecord<Person>(tx, fullPersonFacts, here)).value()
    if (deleted) throw conflict([{ field: '', message: 'person.validation.survivor-gone' }])
    await undoMerge(tx, mergeId)
    const restored = await getRecord<Person>(tx, fullPersonFacts, here)
    await storeSound(tx, merge.stays, personSound(restored.value()))
    return getRecord<Person>(tx, fullPersonFacts, here)
  },
}
