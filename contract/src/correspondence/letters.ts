import * as z from 'zod'
import {
  entityPath,
  id,
  isoDate,
  listQuery,
  page,
  perEntity,
  route,
  shownWhole,
  stored,
  tenantPath,
  wireIds,
} from '../kit'
import {
  letterChannels,
  letterFields,
  letterRecipient,
  letterStates,
  mailStates,
  mostRecipients,
  recipientTypes,
  templateFields,
} from './fields'
import { choiceCases, choiceNames, placeholders } from './placeholders'

/** Whom a letter is for, as it stands on it. */
const recipientOfLetter = letterRecipient.extend({ name: z.string().nullable() })

const author = z.object({ id, firstName: z.string(), lastName: z.string() }).nullable()

/** A letter or mail of a process. A finished one holds what was printed, whatever becomes of records and template. */
export const letter = z.object({
  id,
  processId: id,
  legalEntityId: id,
  templateId: id.nullable(),
  template: z.object({ id, name: z.string(), deleted: z.boolean() }).nullable(),
  recipient: recipientOfLetter,
  ...letterFields.shape,
  /** The page as a document of the process; null while it is a draft. */
  documentId: id.nullable(),
  documentAccessToken: z.string().nullable(),
  finishedAt: z.string().nullable(),
  finishedBy: author,
  /** Only of a mail that is finished. */
  mailState: z.enum(mailStates).nullable(),
  mailSentAt: z.string().nullable(),
  /** What the mail server said when it refused it. */
  mailError: z.string().nullable(),
  ...stored.shape,
})
export type Letter = z.output<typeof letter>

/** A letter in the list of a house: with the case that it belongs to, and without its text. */
export const listedLetter = letter.omit({ content: true, header: true, footer: true }).extend({
  process: z.object({ id, deceased: z.object({ id, firstName: z.string(), lastName: z.string() }) }),
})
export type ListedLetter = z.output<typeof listedLetter>

/** What is missing for a letter, and where it is filled in. */
export const missingFact = z.object({
  placeholder: z.enum(placeholders),
  /** Field of the record that holds it. */
  field: z.string(),
  record: z.string(),
  /** Id of that record; null when the process names none yet. */
  recordId: id.nullable(),
  /** The person whose record it is, where it is one. */
  personId: id.nullable(),
})
export type MissingFact = z.output<typeof missingFact>

/** Somebody of the process to whom a letter may go. */
export const possibleRecipient = z.object({
  type: z.enum(recipientTypes).exclude(['FREE']),
  id,
  name: z.string(),
  /** What he is for the process: `CLIENT`, a role, a relationship, or a kind of partner. */
  as: z.enum(['CLIENT', 'RELATIVE', 'PROCESS_PERSON', 'PARTNER', 'CEMETERY', 'REGISTRY_OFFICE']),
  /** Names of the kinds of a partner, what a relative is, or a role. */
  detail: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type PossibleRecipient = z.output<typeof possibleRecipient>

/** A text as it stands for one process and recipient. */
export const previewAnswer = z.object({
  subject: z.string(),
  html: z.string(),
  header: z.string(),
  footer: z.string(),
  missing: z.array(missingFact),
  /** What every placeholder says there, for the chips of the editor. */
  values: z.record(z.string(), z.string().nullable()),
  /** Which words of a choice fit there, by the choice. */
  cases: z.record(z.enum(choiceNames), z.enum(choiceCases)),
  recipient: recipientOfLetter.nullable(),
})
export type Preview = z.output<typeof previewAnswer>

const lettersPath = `${tenantPath}/processes/{processId}/correspondence` as const
const letterPath = `${lettersPath}/{letterId}` as const
const read = { ofRecord: 'Process:List' } as const
// Both rights are needed: the handler asks for the other one at the record's legal entity. Source: roles section 5.
const write = { ofRecord: 'Process:Create' } as const

/** Filters of letters; days are those on which they were finished, of drafts begun. */
const filters = {
  templateId: id,
  channel: z.enum(letterChannels),
  state: z.enum(letterStates),
  mailState: z.enum(mailStates),
  processId: id,
  personId: id,
  businessPartnerId: id,
  from: isoDate,
  to: isoDate,
}

/** Letters and mails of a process: decisions section 10. */
export const correspondence = {
  list: route({
    method: 'GET',
    path: lettersPath,
    access: read,
    about: 'The letters and mails of a process, the latest first',
    query: shownWhole({ sortBy: ['CREATED_AT'], filters: { state: z.enum(letterStates) } }),
    answer: page(letter),
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: lettersPath,
    access: write,
    about:
      'Writes to one or many: as drafts, or finished at once, which prints each and, by mail, sends it. What is not said is taken from the template',
    prepared: true,
    body: letterFields.partial().extend({
      templateId: id.nullish(),
      recipients: z
        .array(letterRecipient.partial().required({ type: true }))
        .min(1, { error: 'common.validation-required' })
        .max(mostRecipients),
    }),
    answer: z.object({ items: z.array(letter) }),
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'UNAVAILABLE'],
  }),
  get: route({
    method: 'GET',
    path: letterPath,
    access: read,
    about: 'One letter or mail of a process',
    answer: letter,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: letterPath,
    access: write,
    about: 'Changes a draft, or finishes it; a finished one stays as it is',
    prepared: true,
    body: letterFields.partial().extend({ recipient: letterRecipient.partial().required({ type: true }).optional() }),
    answer: letter,
    failures: ['NOT_FOUND', 'LETTER_FINISHED', 'PROCESS_CANCELLED', 'STALE_VERSION', 'UNAVAILABLE'],
  }),
  delete: route({
    method: 'DELETE',
    path: letterPath,
    access: write,
    about: 'Throws a draft away',
    failures: ['NOT_FOUND', 'LETTER_FINISHED', 'PROCESS_CANCELLED'],
  }),
  restore: route({
    method: 'POST',
    path: `${letterPath}/restore`,
    access: write,
    about: 'Puts a draft back that was thrown away',
    answer: letter,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  sendAgain: route({
    method: 'POST',
    path: `${letterPath}/send-again`,
    access: write,
    about: 'Tries once more to send a mail that was given up; any other letter stays as it is',
    answer: letter,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  print: route({
    method: 'GET',
    path: `${tenantPath}/processes/{processId}/correspondence-pages`,
    access: read,
    about: 'Finished letters of a process as one PDF: those that are named in their order, or all of them',
    query: z.object({ ids: wireIds.optional() }),
    media: 'application/pdf',
    remote: true,
    failures: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  recipients: route({
    method: 'GET',
    path: `${tenantPath}/processes/{processId}/correspondence-recipients`,
    access: read,
    about: 'Everybody of a process to whom a letter may go, with address and e-mail',
    answer: z.object({ items: z.array(possibleRecipient) }),
    failures: ['NOT_FOUND'],
  }),
  listOfEntity: route({
    method: 'GET',
    path: `${entityPath}/correspondence`,
    ...perEntity,
    access: 'Process:List',
    about: 'Every letter and mail of a legal entity, found by recipient, template, case and day',
    query: listQuery({ sortBy: ['CREATED_AT', 'RECIPIENT', 'SUBJECT'], filters }),
    answer: page(listedLetter),
  }),
  preview: route({
    method: 'POST',
    path: `${tenantPath}/templates/preview`,
    access: read,
    about:
      'What a template, or a text, says in a process: in words with what is missing, or as pages where PDF is asked for',
    body: templateFields
      .pick({ subject: true, content: true, header: true, footer: true })
      .partial()
      .extend({
        templateId: id.nullish(),
        processId: id,
        recipient: letterRecipient.partial().required({ type: true }).nullish(),
      }),
    answer: previewAnswer,
    /** With `Accept: application/pdf`. */
    media: 'application/pdf',
    remote: true,
    status: 200,
    failures: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
}
