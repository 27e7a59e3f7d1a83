import * as z from 'zod'
import { type Finding, optionalRichText, shownWhole } from '../kit'
import { type PaperType, paperTypes, settingsOf } from './settings'

/** Where on a paper a text stands. */
export const paperSections = ['Header', 'Footer'] as const
export type PaperSection = (typeof paperSections)[number]

/** A text that stands above or below the papers of a kind. */
export const documentSectionFields = z.object({
  type: z.enum(paperTypes),
  section: z.enum(paperSections).nullable(),
  content: optionalRichText(50_000),
  /** The one that is taken where several would fit. */
  isDefault: z.boolean(),
})

// These have one text only, so it need not be said where it stands: spec 1 section 5.
const withOneText: readonly (PaperType | null)[] = ['InvoiceAndCancellationInvoice', 'CreditNote']

/** What is wrong with a document section as a whole. A type that is still missing says so itself. */
export const checkDocumentSection = ({
  type,
  section,
}: {
  type?: PaperType | null | undefined
  section?: PaperSection | null | undefined
}): Finding[] =>
  !type || section || withOneText.includes(type)
    ? []
    : [{ field: 'section', message: 'section-required-for-document-type' }]

export const documentSections = settingsOf({
  path: 'document-sections',
  item: 'documentSection',
  fields: documentSectionFields,
  required: documentSectionFields.pick({ type: true }),
  query: shownWhole({ sortBy: ['TYPE', 'CREATED_AT'] }),
})
export type DocumentSection = z.output<typeof documentSections.create.answer>
