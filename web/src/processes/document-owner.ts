import type { DocumentOwner } from '../documents'

/** What the page of a death in the portal shows: banner, candle, picture, memories, obituary. */
export const deathNoticeAsOwner: DocumentOwner = {
  context: 'DEATH_NOTICE',
  calls: (by) => by.deathNoticeDocuments,
  edit: 'Process:Create',
}

/** The documents of a process. */
export const processAsOwner: DocumentOwner = {
  context: 'PROCESS',
  calls: (by) => by.processDocuments,
  edit: 'Process:Create',
}
