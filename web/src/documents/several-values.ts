import { type DocumentContext, documentFields, newDocument } from '@pietas/contract/documents'
import * as z from 'zod'
import type { Translate } from '../kit/i18n'
import { nameOfFile } from './document-values'
import { guessLabel } from './guess-label'

/** One of several files that are stored together. `key` says which, and makes a repeated try known as such. */
export type FileRow = { key: string; fileName: string | null; documentLabel: string | null }
export type SeveralValues = { files: FileRow[] }

/** Several files under keys of their own: a file is nothing that a form could copy. */
export const keyed = (files: readonly File[]): ReadonlyMap<string, File> =>
  new Map(files.map((file) => [crypto.randomUUID(), file]))

/** Each as its own name speaks of it, never as the one before. */
export const severalValues = (
  files: ReadonlyMap<string, File>,
  context: DocumentContext,
  t: Translate,
): SeveralValues => ({
  files: [...files].map(([key, file]) => ({
    key,
    fileName: nameOfFile(file).base,
    documentLabel: guessLabel(context, file.name, t),
  })),
})

export const severalSchema = (context: DocumentContext) =>
  z.object({
    files: z.array(
      z.object({
        key: z.string(),
        fileName: documentFields.shape.fileName,
        documentLabel: newDocument(context).shape.documentLabel,
      }),
    ),
  })
