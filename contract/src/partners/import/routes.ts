import * as z from 'zod'
import { entityPath, id, listQuery, page, requiredText, route, stored } from '../../kit'
import { importedRow, matchKeys } from './rows'

export const maxImportRows = 5000

const counts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }

/** An import that was carried out. */
export const partnerImport = z.object({
  id,
  legalEntityId: id,
  fileName: z.string(),
  matchBy: z.enum(matchKeys),
  ...counts,
  undone: z.boolean(),
  ...stored.shape,
})
export type PartnerImport = z.output<typeof partnerImport>

/** A partner whom an undo leaves as he is: somebody has changed him since, or something refers to him. */
const keptPartner = z.object({ id, name: z.string(), reason: z.enum(['CHANGED', 'IN_USE']) })
export type KeptPartner = z.output<typeof keptPartner>

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
      rows: z
        .array(z.record(z.string().max(60), z.unknown()))
        .min(1)
        .max(maxImportRows),
    }),
    bodyLimit: 16 * 1024 * 1024,
    answer: z.object({ importId: id.nullable(), ...counts, rows: z.array(importedRow) }),
  }),
  undo: route({
    method: 'POST',
    path: `${importPath}/undo`,
    access: write,
    about: 'Takes an import back; partners that somebody has changed since or that are in use stay and are named',
    answer: z.object({ undone: z.int(), kept: z.array(keptPartner) }),
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
