import type { ImportedPersonRow, PersonImport, personImports } from '@pietas/contract/persons'
import type { Call, Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { importCalls } from '../../kit/imports'
import { lockIdentities } from '../queries'
import { type Planned, planImport } from './plan'
import { addMarriages, importFacts, ledger } from './queries'

const marry = (tx: Tx, rows: readonly Planned[]) =>
  addMarriages(
    tx,
    rows.flatMap(({ outcome, personId, legalEntityId, maritalStatus }) =>
      outcome === 'CREATE' && personId && maritalStatus && maritalStatus !== 'SINGLE'
        ? [{ personId, legalEntityId, maritalStatus }]
        : [],
    ),
  )

const imports = importCalls<Planned>({
  facts: importFacts,
  ledger,
  idOf: ({ personId }) => personId,
  withId: (row, personId) => ({ ...row, personId }),
  finish: marry,
  isUndone: 'person.validation.import-undone',
})

const answered = ({ row, outcome, name, errors, personId }: Planned): ImportedPersonRow => ({
  ...{ row, outcome, name, errors, personId },
})

const here = ({ legalEntityId }: Pick<Call, 'legalEntityId'>) => sql`i.legal_entity_id = ${legalEntityId}`

export const personImportHandlers: Handlers<typeof personImports> = {
  list: (call) => imports.list<PersonImport>(call.tx, call.query, here(call)),

  create: async ({ tx, body, legalEntityId }) => {
    const { fileName, matchBy, dryRun, rows } = body
    if (!dryRun) await lockIdentities(tx, legalEntityId)
    const plan = await planImport(tx, legalEntityId, matchBy, rows)
    const outcome = await imports.run(tx, { dryRun, plan, own: { legalEntityId }, fileName, matchBy })
    return { ...outcome, rows: outcome.rows.map(answered) }
  },

  undo: (call) => imports.undo(call, here(call)),
}
