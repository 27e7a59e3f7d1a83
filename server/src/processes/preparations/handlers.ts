import {
  mergedSections,
  type PreparationChanges,
  type Preparations,
  type ProcessPreparations,
  partnersNamed,
  preparationNames,
  type processPreparations,
} from '@pietas/contract/processes'
import type { Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { lockRecord, refuseMissing, refuseStale, updateRecord } from '../../kit/records'
import { refuseLocked } from '../../partners'
import { caseOfPath } from '../case-of-record'
import { findPreparations, openPreparations, preparationFacts } from './queries'

// A process of which nothing is prepared yet answers as its row will begin.
const untouched = (processId: number): ProcessPreparations => ({
  processId,
  version: 1,
  updatedAt: null,
  updatedBy: null,
  ...(Object.fromEntries(preparationNames.map((name) => [name, null])) as Preparations),
  businessPartners: [],
})

// A partner who was deleted or locked meanwhile may stay where he stands.
const refuseUnknownPartners = async (
  tx: Tx,
  changes: PreparationChanges,
  before: Partial<Preparations>,
  legalEntityId: number,
): Promise<void> => {
  const known = new Set(partnersNamed(before).map(({ id }) => id))
  const named = partnersNamed(changes)
    .filter(({ id }) => !known.has(id))
    .map((reference) => ({ ...reference, table: 'business_partners' }))
  await refuseMissing(tx, named, legalEntityId)
  await refuseLocked(tx, named)
}

export const preparationHandlers: Handlers<typeof processPreparations> = {
  get: async (call) => {
    const { id } = await caseOfPath(call, 'Process:List')
    return (await findPreparations(call.tx, id)) ?? untouched(id)
  },

  update: async (call) => {
    const { tx } = call
    const { id, legalEntityId } = await caseOfPath(call, 'Process:Create')
    await openPreparations(tx, id)
    const current = await lockRecord<ProcessPreparations & { id: number }>(
      tx,
      preparationFacts,
      sql`s.process_id = ${id}`,
    )
    const before = refuseStale(call.ifMatch, current.value())
    await refuseUnknownPartners(tx, call.body, before, legalEntityId)
    return updateRecord(tx, preparationFacts, current, mergedSections(before, call.body))
  },
}
