import type { Document } from '@pietas/contract/documents'

/** A certificate that belongs to Erna, put there by Maria. */
export const aDocument = (facts: Partial<Document> = {}): Document => ({
  id: 31,
  context: 'PERSON',
  processId: null,
  personId: 11,
  businessPartnerId: null,
  announcementId: null,
  userId: null,
  fileName: 'Geburtsurkunde.txt',
  extension: '.txt',
  mimeType: 'text/plain',
  size: 2048,
  accessToken: `token-${facts.id ?? 31}`,
  documentLabel: 'PERSON',
  allowClientPortal: false,
  quarantine: null,
  author: { id: 7, firstName: 'Maria', lastName: 'Kowalski' },
  permissions: { read: true, edit: true, delete: true },
  deleted: false,
  version: 1,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})
