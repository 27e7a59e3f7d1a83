import * as z from 'zod'
import { id, listQuery, requiredText } from '../kit'
import { settingsOf } from './settings'

/** What of a paper may be printed: all of it, its text on the paper of the house, or that paper alone. */
export const printModes = ['FULL', 'CONTENT', 'PAPER_ONLY'] as const
export type PrintMode = (typeof printModes)[number]

/** Whether a part of a paper is shown: always, never, or as whoever prints it chooses. */
export const showOptions = ['WITH', 'WITHOUT', 'BOTH'] as const
export type ShowOption = (typeof showOptions)[number]

const showOption = z.enum(showOptions)
const noMode = { error: 'print-mode-required' }

/** The parts of a paper that can be shown or left out. */
export const shownParts = [
  'showHeader',
  'showFooter',
  'showLogo',
  'showSender',
  'showPrices',
  'showDescription',
] as const

/** How the papers of the accounts are set out. */
export const accountingDocumentTemplateFields = z.object({
  name: requiredText(200),
  /** The one that a new paper begins with. */
  isDefault: z.boolean(),
  allowedPrintModes: z
    .array(z.enum(printModes), noMode)
    .min(1, noMode)
    .max(20)
    .transform((chosen) => printModes.filter((mode) => chosen.includes(mode))),
  showHeader: showOption,
  showFooter: showOption,
  showLogo: showOption,
  showSender: showOption,
  showPrices: showOption,
  showDescription: showOption,
})

/** The paper that a template is printed on. Its bytes are had like those of every document. */
const file = z.object({ id, fileName: z.string(), mimeType: z.string(), size: z.int(), accessToken: z.string() })

export const accountingDocumentTemplates = settingsOf({
  path: 'accounting-document-templates',
  item: 'accountingDocumentTemplate',
  fields: accountingDocumentTemplateFields,
  required: accountingDocumentTemplateFields.pick({ name: true, allowedPrintModes: true }),
  shows: z.object({ file: file.nullable() }),
  query: listQuery({ sortBy: ['NAME', 'CREATED_AT'] }),
})
export type AccountingDocumentTemplate = z.output<typeof accountingDocumentTemplates.create.answer>
