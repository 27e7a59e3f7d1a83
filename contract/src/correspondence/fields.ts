import * as z from 'zod'
import { id, optionalEmail, optionalText, requiredText } from '../kit'
import { optionalLetterText } from './letter-text'

/** What a text is written for: on paper, or as the text of a mail. */
export const templateKinds = ['LETTER', 'EMAIL'] as const
export type TemplateKind = (typeof templateKinds)[number]

const nameless = { error: 'correspondence.template.validation.name.required' }
const name = z.string(nameless).trim().min(1, nameless).pipe(requiredText(200))

const longestText = 100_000

/** What a template says, whether of one tenant or of all: spec 1 section 5. */
export const letterTexts = z.object({
  name,
  kinds: z.array(z.enum(templateKinds)).min(1, { error: 'common.validation-required' }).max(templateKinds.length),
  /** A line in which `{deceased.lastName}` stands for a placeholder. */
  subject: optionalText(300),
  content: optionalLetterText(longestText),
  /** What stands above the text on the first page, and below it on every one. */
  header: optionalLetterText(5000),
  footer: optionalLetterText(5000),
})

/** A template of a tenant. */
export const templateFields = letterTexts.extend({
  categoryId: id.nullable(),
  legalEntityIds: z.array(id).max(200),
  /** The template of all tenants that it was copied from. */
  globalTemplateId: id.nullable(),
})
export type TemplateFields = z.output<typeof templateFields>

/** A template of all tenants. */
export const globalTemplateFields = letterTexts.extend({ categoryId: id.nullable() })

/** Whom a letter is for. Of somebody who is on record what is not said is taken from there. */
export const recipientTypes = ['PERSON', 'PARTNER', 'FREE'] as const
export const letterRecipient = z.object({
  type: z.enum(recipientTypes),
  id: id.nullable(),
  /** As it stands in the window: name, street, town, line by line. */
  address: optionalText(600),
  email: optionalEmail,
})
export type LetterRecipient = z.output<typeof letterRecipient>

export const letterChannels = ['PRINT', 'EMAIL'] as const
export type LetterChannel = (typeof letterChannels)[number]

export const letterStates = ['DRAFT', 'FINAL'] as const
export type LetterState = (typeof letterStates)[number]

/** Where a mail is: on its way, taken by the mail server, or given up. */
export const mailStates = ['QUEUED', 'SENT', 'FAILED'] as const
export type MailState = (typeof mailStates)[number]

/** So many recipients one call takes. */
export const mostRecipients = 300
/** So many files go along with a mail. */
export const mostAttachments = 20

/** What is written, whoever it is for. */
export const letterFields = z.object({
  subject: optionalText(300),
  content: optionalLetterText(longestText),
  header: optionalLetterText(5000),
  footer: optionalLetterText(5000),
  channel: z.enum(letterChannels),
  state: z.enum(letterStates),
  /** A mail brings the finished page along as a PDF. */
  attachLetter: z.boolean(),
  /** Documents of the process that go along with a mail. */
  attachmentIds: z.array(id).max(mostAttachments),
})
export type LetterFields = z.output<typeof letterFields>
