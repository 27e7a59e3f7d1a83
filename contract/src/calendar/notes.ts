import * as z from 'zod'
import { isoDate, page, requiredText, route, stored, tenantPath } from '../kit'

/** What everybody should know of a day; there is one for each day of a tenant: spec 1 section 3. */
export const dispositionNoteFields = z.object({ noteDate: isoDate, noteText: requiredText(2000) })

export const dispositionNote = z.object({ ...dispositionNoteFields.shape, ...stored.shape })
export type DispositionNote = z.output<typeof dispositionNote>

const notesPath = `${tenantPath}/disposition-notes` as const
const notePath = `${notesPath}/{noteDate}` as const
// The notes belong to the whole tenant, so whoever plans at one of its entities may read and write them.
const access = { ofRecord: 'Task:ListAll' } as const
const params = z.object({ noteDate: z.iso.date().pipe(isoDate) })

export const dispositionNotes = {
  list: route({
    method: 'GET',
    path: notesPath,
    access,
    about: 'The notes of the days from startDate to endDate, both included; at most 500',
    query: z.object({ startDate: isoDate.optional(), endDate: isoDate.optional() }),
    answer: page(dispositionNote),
  }),
  create: route({
    method: 'POST',
    path: notesPath,
    access,
    about: 'Writes the note of a day, today unless another one is named',
    body: dispositionNoteFields.partial({ noteDate: true }),
    answer: dispositionNote,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: notePath,
    access,
    about: 'The note of a day',
    params,
    answer: dispositionNote,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: notePath,
    access,
    about: 'Rewrites the note of a day',
    params,
    body: dispositionNoteFields.pick({ noteText: true }).partial(),
    answer: dispositionNote,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: notePath,
    access,
    about: 'Takes the note of a day away',
    params,
    failures: ['NOT_FOUND'],
  }),
}
