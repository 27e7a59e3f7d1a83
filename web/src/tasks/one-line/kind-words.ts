import type { KnownNames, TaskType } from '@pietas/contract/tasks'

// In both languages at once: a house writes as it speaks, whatever language its screens are in.
const words: readonly (readonly [TaskType, ...string[]])[] = [
  ['BASIC', 'Aufgabe', 'Task', 'Todo'],
  ['APPOINTMENT', 'Termin', 'Appointment'],
  ['WORK', 'Arbeit', 'Work'],
  ['TRANSPORTATION', 'Überführung', 'Transport', 'Abholung', 'Transfer'],
  ['COMPLAINT', 'Beschwerde', 'Complaint'],
  ['FEEDBACK', 'Feedback'],
  ['PRIVATE', 'Privat', 'Private'],
]

/** The words that a line may begin with to say its kind. */
export const kindWords = (types: readonly TaskType[]): KnownNames['types'] =>
  words.filter(([type]) => types.includes(type)).map(([type, ...its]) => ({ type, words: its }))
