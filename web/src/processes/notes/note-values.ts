import { type Note, noteFields } from '@pietas/contract/processes'
import type * as z from 'zod'

export const noteSchema = noteFields
export type NoteValues = { [Name in keyof z.input<typeof noteFields>]: z.input<typeof noteFields>[Name] | null }

/** A note as the form holds it. @param processId of a new one, when it is known. */
export const noteValues = (note: Note | undefined, processId: number | undefined): NoteValues => ({
  processId: note?.processId ?? processId ?? null,
  subject: note?.subject ?? null,
  text: note?.text ?? null,
})

/** What a task takes over from a note: its subject as title, its text, and its process. */
export const presetOf = ({ processId, subject, text }: Pick<NoteValues, 'processId' | 'subject' | 'text'>) => ({
  ...(processId ? { processId } : {}),
  ...(subject ? { title: subject } : {}),
  ...(text ? { description: text } : {}),
})
