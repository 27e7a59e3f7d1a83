import * as z from 'zod'
import { id, optionalText, page, requiredText, route, shownWhole, stored, tenantPath } from '../kit'

/** Longest text of a note, in UTF-16 code units: spec 3 section 9. */
export const noteTextLength = 255

/** Every stored field of a note on a process, once: spec 3 section 3.3. */
export const noteFields = z.object({
  subject: requiredText(200),
  text: optionalText(noteTextLength),
  processId: id,
})

export const note = z.object({
  id,
  ...noteFields.shape,
  author: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  ...stored.shape,
})
export type Note = z.output<typeof note>

// Document 3 writes the word in capitals.
const missing = { processId: 'Process ID is required', noteId: 'Note ID is required' }
const notePath = `${tenantPath}/notes/{noteId}` as const

export const notes = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/processes/{processId}/notes`,
    access: { ofRecord: 'Process:List' },
    about: 'The notes on a process, the latest first',
    missing,
    query: shownWhole({ sortBy: ['CREATED_AT'] }),
    answer: page(note),
    failures: ['NOT_FOUND'],
  }),
  get: route({
    method: 'GET',
    path: notePath,
    access: { ofRecord: 'Process:List' },
    about: 'A note, as it is stored now',
    missing,
    answer: note,
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: `${tenantPath}/notes`,
    access: { ofRecord: 'Process:Create' },
    about: 'Writes a note on a process',
    body: noteFields.partial({ text: true }),
    answer: note,
    failures: ['PROCESS_CANCELLED'],
  }),
  update: route({
    method: 'PATCH',
    path: notePath,
    access: { ofRecord: 'Process:Create' },
    about: 'Rewrites a note; it stays on its process',
    missing,
    body: noteFields.omit({ processId: true }).partial(),
    answer: note,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: notePath,
    access: { ofRecord: 'Process:List' },
    about: 'Takes a note away; its author may, and whoever may change the process',
    missing,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  restore: route({
    method: 'POST',
    path: `${notePath}/restore`,
    access: { ofRecord: 'Process:List' },
    about: 'Puts a note back that was taken away, by whoever may take it away',
    missing,
    answer: note,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
}
