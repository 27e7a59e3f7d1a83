import type { DocumentOwner } from '../documents'

/** Who may do what with the documents of a process. */
export const processAsOwner: DocumentOwner = {
  table: 'processes',
  field: 'processId',
  read: 'Process:List',
  edit: 'Process:Create',
}
