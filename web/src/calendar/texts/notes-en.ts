import type { de } from './notes-de'

export const en: Record<keyof typeof de, string> = {
  'dayNote.of': 'Note of the day: {{day}}',
  'dayNote.write': 'Write a note of the day: {{day}}',
  'dayNote.create': 'Write a note of the day',
  'dayNote.edit': 'Edit the note of the day',
  'dayNote.noteDate': 'Day',
  'dayNote.noteText': 'Note',
  'dayNote.not-found': 'This note is gone',
  'dayNote.delete-question': 'Delete the note of {{day}}?',
  'dayNote.delete-success': 'Note deleted',
  'dayNote.delete-failed': 'The note could not be deleted',
  'resource.components.form.notes.messages.create.success': 'Note written',
  'resource.components.form.notes.messages.create.failed': 'The note could not be written',
  'resource.components.form.notes.messages.update.success': 'Note saved',
  'resource.components.form.notes.messages.update.failed': 'The note could not be saved',
}
