import type { ImportedRow, PartnerImport, partnerImports } from '@pietas/contract/partners'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { listPage } from '../../kit/paging'
import { insertRecord, lockRecord, updateRecord } from '../../kit/records'
import { conflict } from '../../kit/refusal'
import { anyContains } from '../../kit/search'
import { type Planned, planImport } from './plan'
import {
  addTypes,
  importFacts,
  insertPartners,
  keptPartners,
  rememberChanged,
  rememberCreated,
  takeBack,
  updatePartners,
} from './queries'

type Routes = typeof partnerImports

const withOutcome = (plan: readonly Planned[], outcome: ImportedRow['outcome']): Planned[] =>
  plan.filter((row) => row.outcome === outcome)

const countsOf = (plan: readonly Planned[]) => ({
  created: withOutcome(plan, 'CREATE').length,
  updated: withOutcome(plan, 'UPDATE').length,
  unchanged: withOutcome(plan, 'UNCHANGED').length,
  refused: withOutcome(plan, 'REFUSED').length,
})

const linksOf = (rows: readonly Planned[]) =>
  rows.flatMap(({ businessPartnerId, typeIds }) =>
    businessPartnerId ? typeIds.map((typeId) => ({ partnerId: businessPartnerId, typeId })) : [],
  )

/** Stores a plan. @returns its rows, new partners named by their ids. */
const carryOut = async (tx: Tx, legalEntityId: number, importId: number, plan: Planned[]): Promise<Planned[]> => {
  const changed = withOutcome(plan, 'UPDATE')
  await rememberChanged(
    tx,
    importId,
    changed.flatMap(({ businessPartnerId }) => businessPartnerId ?? []),
  )
  await updatePartners(
    tx,
    changed.map(({ values }) => values),
  )
  const added = withOutcome(plan, 'CREATE')
  const ids = await insertPartners(
    tx,
    legalEntityId,
    added.map(({ values }) => values),
  )
  await rememberCreated(tx, importId, ids)
  const idOfRow = new Map(added.map(({ row }, at) => [row, ids[at] as number]))
  const done = plan.map((row) => ({ ...row, businessPartnerId: idOfRow.get(row.row) ?? row.businessPartnerId }))
  await addTypes(tx, linksOf(done))
  return done
}

const answered = ({ values: _values, typeIds: _typeIds, ...row }: Planned): ImportedRow => row

const thisImport = (call: Pick<Call, 'params' | 'legalEntityId'>) =>
  sql`i.legal_entity_id = ${call.legalEntityId} and i.id = ${pathId(call, 'importId')}`

export const partnerImportHandlers: Handlers<Routes> = {
  list: ({ tx, query, legalEntityId }) =>
    listPage<PartnerImport>(
      tx,
      importFacts,
      query,
      query.filterIds
        ? sql`i.legal_entity_id = ${legalEntityId} and i.id = any(${query.filterIds}::bigint[])`
        : sql`i.legal_entity_id = ${legalEntityId} and not i.deleted and ${anyContains('i', ['fileName'], query.query)}`,
    ),

  create: async ({ tx, body, legalEntityId }) => {
    const { fileName, matchBy, dryRun, rows } = body
    const plan = await planImport(tx, legalEntityId, matchBy, rows)
    const counts = countsOf(plan)
    if (dryRun) return { importId: null, ...counts, rows: plan.map(answered) }
    const stored = await insertRecord<PartnerImport>(tx, importFacts, { legalEntityId, fileName, matchBy, ...counts })
    const { id } = stored.value()
    const done = await carryOut(tx, legalEntityId, id, plan)
    return { importId: id, ...counts, rows: done.map(answered) }
  },

  undo: async (call) => {
    const { tx } = call
    const current = await lockRecord<PartnerImport>(tx, importFacts, thisImport(call))
    const { id, undone } = current.value()
    if (undone) throw conflict([{ field: 'importId', message: 'partner.validation.import-undone' }])
    const takenBack = await takeBack(tx, id)
    await updateRecord<PartnerImport>(tx, importFacts, current, { undone: true })
    return { undone: takenBack.ids.length, kept: await keptPartners(tx, id, takenBack) }
  },
}
