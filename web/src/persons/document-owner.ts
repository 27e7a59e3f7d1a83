import type { DocumentOwner } from '../documents'

/** The documents of a person. */
export const personAsOwner: DocumentOwner = {
  context: 'PERSON',
  calls: (by) => by.personDocuments,
  edit: 'Person:Create',
}
