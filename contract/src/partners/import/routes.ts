import * as z from 'zod'
import {
  entityPath,
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
} from '../../kit'
import { importedRow, matchKeys } from './rows'

/** An import that was carried out. */
export const partnerImport = z.object({
  id,
  legalEntityId: id,
  fileName: z.string(),
  matchBy: z.enum(matchKeys),
  ...importCounts,
  undone: z.boolean(),
  ...stored.shape,
})
export type PartnerImport = z.output<typeof partnerImport>

const importsPath = `${entityPath}/business-partner-imports` as const
const importPath = `${importsPath}/{importId}` as const
const write = 'BusinessPartner:CreateOrEdit'

export const partnerImports = {
  list: route({
    method: 'GET',
    path: importsPath,
    access: write,
    about: 'The imports of business partners, the latest first',
    query: listQuery({ sortBy: ['CREATED_AT'] }),
    answer: page(partnerImport),
  }),
  create: route({
    method: 'POST',
    path: importsPath,
    access: write,
    about:
      'Imports business partners from the rows of a file; a dry run says what would become of each and stores nothing',
    body: z.object({
      fileName: requiredText(200),
      matchBy: z.enum(matchKeys),
      dryRun: z.boolean(),
      rows: importRows,
    }),
    bodyLimit: maxImportBytes,
    answer: z.object({ importId: id.nullable(), ...importCounts, rows: z.array(importedRow) }),
  }),
  undo: route({
    method: 'POST',
    path: `${importPath}/undo`,
    access: write,
    about: 'Takes an import back; partners that somebody has changed since or that are in use stay and are named',
    answer: z.object({ undone: z.int(), kept: z.array(keptRecord) }),
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
