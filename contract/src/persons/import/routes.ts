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
import { importedPersonRow, personMatchKeys } from './rows'

/** An import of persons that was carried out. */
export const personImport = z.object({
  id,
  legalEntityId: id,
  fileName: z.string(),
  matchBy: z.enum(personMatchKeys),
  ...importCounts,
  undone: z.boolean(),
  ...stored.shape,
})
export type PersonImport = z.output<typeof personImport>

const importsPath = `${entityPath}/person-imports` as const
const write = 'Person:Create'

/** Persons from a file. */
export const personImports = {
  list: route({
    method: 'GET',
    path: importsPath,
    access: write,
    about: 'The imports of persons, the latest first',
    query: listQuery({ sortBy: ['CREATED_AT'] }),
    answer: page(personImport),
  }),
  create: route({
    method: 'POST',
    path: importsPath,
    access: write,
    about:
      'Imports persons from the rows of a file and leaves those alone who are known already; a dry run says what would become of each row and stores nothing',
    body: z.object({
      fileName: requiredText(200),
      matchBy: z.enum(personMatchKeys),
      dryRun: z.boolean(),
      rows: importRows,
    }),
    bodyLimit: maxImportBytes,
    answer: z.object({ importId: id.nullable(), ...importCounts, rows: z.array(importedPersonRow) }),
  }),
  undo: route({
    method: 'POST',
    path: `${importsPath}/{importId}/undo`,
    access: write,
    about: 'Takes an import back; persons whom somebody has changed since or who are in use stay and are named',
    answer: z.object({ undone: z.int(), kept: z.array(keptRecord) }),
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
