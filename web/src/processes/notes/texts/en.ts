import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'notes.title': 'Notes',
  'notes.empty': 'No notes yet',
  'notes.empty-hint': 'What everybody should know goes here.',
  'notes.more': 'Load older notes',
  'notes.open': 'Open note “{{subject}}”',
  'note.create': 'Create note',
  'note.edit': 'Edit note',
  'note.details': 'Note',
  'note.subject': 'Subject',
  'note.text': 'Text',
  'note.processId': 'Process',
  'note.count': '{{used}}/{{most}}',
  'note.no-text': 'no text',
  'note.delete-question': 'Delete this note?',
  'note.delete-success': 'The note was deleted',
  'note.delete-error': 'The note could not be deleted',
  'process.components.note.messages.onCreateSuccess': 'The note was created',
  'process.components.note.messages.onCreateFailed': 'The note could not be created',
  'process.components.note.messages.onUpdateSuccess': 'The note was saved',
  'process.components.note.messages.onUpdateFailed': 'The note could not be saved',
}
