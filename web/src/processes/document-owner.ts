import type { DocumentOwner } from '../documents'

/** The documents of a process. */
export const processAsOwner: DocumentOwner = {
  context: 'PROCESS',
  calls: (by) => by.processDocuments,
  edit: 'Process:Create',
}
