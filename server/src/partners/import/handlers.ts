import type { ImportedRow, PartnerImport, partnerImports } from '@pietas/contract/partners'
import type { Call, Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { importCalls } from '../../kit/imports'
import { type Planned, planImport } from './plan'
import { addTypes, importFacts, ledger, takeTypesBack } from './queries'

type Routes = typeof partnerImports

const imports = importCalls<Planned>({
  facts: importFacts,
  ledger,
  idOf: ({ businessPartnerId }) => businessPartnerId,
  withId: (row, businessPartnerId) => ({ ...row, businessPartnerId }),
  finish: (tx, rows) =>
    addTypes(
      tx,
      rows.flatMap(({ businessPartnerId, typeIds }) =>
        businessPartnerId ? typeIds.map((typeId) => ({ partnerId: businessPartnerId, typeId })) : [],
      ),
    ),
  unfinish: takeTypesBack,
  isUndone: 'partner.validation.import-undone',
})

const answered = ({ values: _values, typeIds: _typeIds, ...row }: Planned): ImportedRow => row

const here = ({ legalEntityId }: Pick<Call, 'legalEntityId'>) => sql`i.legal_entity_id = ${legalEntityId}`

export const partnerImportHandlers: Handlers<Routes> = {
  list: (call) => imports.list<PartnerImport>(call.tx, call.query, here(call)),

  create: async ({ tx, body, legalEntityId }) => {
    const { fileName, matchBy, dryRun, rows } = body
    const plan = await planImport(tx, legalEntityId, matchBy, rows)
    const outcome = await imports.run(tx, { dryRun, plan, own: { legalEntityId }, fileName, matchBy })
    return { ...outcome, rows: outcome.rows.map(answered) }
  },

  undo: (call) => imports.undo(call, here(call)),
}
