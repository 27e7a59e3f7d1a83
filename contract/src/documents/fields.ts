import * as z from 'zod'
import { cleanFileName, maxFileName } from './file-names'
import { type DocumentContext, type DocumentLabel, documentLabels, documentLabelsOf } from './labels'

/** Largest file that can be uploaded: 50 MiB. */
export const maxUploadBytes = 50 * 1024 * 1024

/** Largest picture of a member of staff, or of a logo: 5 MiB, far more than one of that size takes. */
export const maxPictureBytes = 5 * 1024 * 1024

/** Largest stationery of a legal entity: 10 MiB; every letter carries it. */
export const maxLetterTemplateBytes = 10 * 1024 * 1024

const requiredName = 'document.validation.requiredName'
const requiredLabel = 'document.validation.documentLabel'

const fileName = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? requiredName : undefined) })
  .max(10_000)
  .transform(cleanFileName)
  .pipe(z.string().min(1, requiredName).max(maxFileName))

/** What people say about a file; the rest the server finds out: spec 1 section 5. */
export const documentFields = z.object({
  fileName,
  documentLabel: z.enum(documentLabels, requiredLabel),
  allowClientPortal: z.boolean(),
})
export type DocumentFields = z.output<typeof documentFields>

// A form that carries a file carries everything else as text.
const wireBoolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

/** @returns what comes with a file; without a name it keeps the one that it has. */
export const newDocument = (context: DocumentContext) =>
  z.object({
    fileName: fileName.optional(),
    documentLabel: z.enum(documentLabelsOf(context), requiredLabel),
    allowClientPortal: wireBoolean.default(false),
  })
export type NewDocument = { fileName?: string | undefined; documentLabel: DocumentLabel; allowClientPortal: boolean }

export const documentChanges = documentFields.partial()
