import * as z from 'zod'
import {
  id,
  importCounts,
  importRows,
  keptRecord,
  listQuery,
  maxImportBytes,
  page,
  requiredText,
  route,
  stored,
  tenantPath,
} from '../../kit'
import { importedProductRow, productMatchKeys } from './rows'

/** An import of articles that was carried out. */
export const productImport = z.object({
  id,
  fileName: z.string(),
  matchBy: z.enum(productMatchKeys),
  ...importCounts,
  undone: z.boolean(),
  ...stored.shape,
})
export type ProductImport = z.output<typeof productImport>

const importsPath = `${tenantPath}/product-imports` as const
const write = 'Warehouse:CreateArticle'

/** Articles from a file. */
export const productImports = {
  list: route({
    method: 'GET',
    path: importsPath,
    access: write,
    about: 'The imports of articles, the latest first',
    query: listQuery({ sortBy: ['CREATED_AT'] }),
    answer: page(productImport),
  }),
  create: route({
    method: 'POST',
    path: importsPath,
    access: write,
    about: 'Imports articles from the rows of a file; a dry run says what would become of each and stores nothing',
    body: z.object({
      fileName: requiredText(200),
      matchBy: z.enum(productMatchKeys),
      dryRun: z.boolean(),
      rows: importRows,
    }),
    bodyLimit: maxImportBytes,
    answer: z.object({ importId: id.nullable(), ...importCounts, rows: z.array(importedProductRow) }),
    failures: ['FORBIDDEN'],
  }),
  undo: route({
    method: 'POST',
    path: `${importsPath}/{importId}/undo`,
    access: write,
    about: 'Takes an import back; articles that somebody has changed since or that are in use stay and are named',
    answer: z.object({ undone: z.int(), kept: z.array(keptRecord) }),
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
