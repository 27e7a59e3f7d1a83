import { hasPermission } from '@pietas/contract/kit'
import type { ImportedProductRow, ProductImport, productImports } from '@pietas/contract/products'
import type { Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { importCalls } from '../../kit/imports'
import { forbidden } from '../../kit/refusal'
import { type Planned, planImport } from './plan'
import { importFacts, ledger } from './queries'

const imports = importCalls<Planned>({
  facts: importFacts,
  ledger,
  idOf: ({ productId }) => productId,
  withId: (row, productId) => ({ ...row, productId }),
  isUndone: 'product.validation.import-undone',
})

const answered = ({ values: _values, ...row }: Planned): ImportedProductRow => row

const ofTenant = sql`true`

export const productImportHandlers: Handlers<typeof productImports> = {
  list: ({ tx, query }) => imports.list<ProductImport>(tx, query, ofTenant),

  create: async (call) => {
    const { tx, body } = call
    const { fileName, matchBy, dryRun, rows } = body
    const plan = await planImport(tx, matchBy, rows)
    // Whoever may only add articles changes none by a file either.
    const isChanging = plan.some(({ outcome }) => outcome === 'UPDATE')
    if (isChanging && !hasPermission(call.grants, 'Warehouse:EditArticle', 'tenant')) throw forbidden()
    const outcome = await imports.run(tx, { dryRun, plan, own: {}, fileName, matchBy })
    return { ...outcome, rows: outcome.rows.map(answered) }
  },

  undo: (call) => imports.undo(call, ofTenant),
}
