import type { DocumentOwner } from '../documents'

/** Who may do what with the documents of a person. */
export const personAsOwner: DocumentOwner = {
  table: 'persons',
  field: 'personId',
  read: 'Person:ListAndRead',
  edit: 'Person:Create',
  remove: 'Person:Delete',
}
