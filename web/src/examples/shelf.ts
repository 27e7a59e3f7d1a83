import { type Document, type DocumentLabel, joinFileName } from '@pietas/contract/documents'
import type { DocumentFacts, Travel } from '../documents/document-facts'
import { nameOfFile } from '../documents/document-values'

const all = { read: true, edit: true, delete: true }
const readOnly = { read: true, edit: false, delete: false }

const aPaper = (id: number, fileName: string, facts: Partial<Document>): Document => ({
  id,
  context: 'PROCESS',
  processId: 1,
  personId: null,
  businessPartnerId: null,
  announcementId: null,
  userId: null,
  accountingDocumentTemplateId: null,
  productId: null,
  ownerEntityId: null,
  fileName,
  extension: fileName.slice(fileName.lastIndexOf('.')),
  mimeType: 'text/plain',
  size: 2400 * id,
  accessToken: `beispiel-${id}`,
  documentLabel: 'PROCESS_OTHER',
  allowClientPortal: false,
  quarantine: null,
  author: { id: 1, firstName: 'Maria', lastName: 'Kowalski' },
  permissions: all,
  deleted: false,
  version: 1,
  createdAt: `2026-11-0${id}T09:00:00.000Z`,
  updatedAt: `2026-11-0${id}T09:00:00.000Z`,
  createdBy: 1,
  updatedBy: 1,
  ...facts,
})

const papers = (): Document[] => [
  aPaper(5, 'Sterbeurkunde Schäfer.docx', {
    documentLabel: 'PROCESS_DEATH_CERTIFICATE',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }),
  aPaper(4, 'Gebührenbescheid Waldfriedhof, Nachtrag mit einem sehr langen Namen vom 4. November 2026.xlsx', {
    documentLabel: 'CEMETERY_FEE_NOTICE',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  aPaper(3, 'Liedfolge.mp3', { documentLabel: 'PROCESS_MUSIC', mimeType: 'audio/mpeg', size: 7_340_032 }),
  aPaper(2, 'Notiz.txt', { permissions: readOnly, author: null }),
]

// A second for each file, so that its progress can be seen.
const travelled = ({ signal, onProgress }: Travel) =>
  new Promise<void>((resolve, reject) => {
    let share = 0
    const step = setInterval(() => {
      share += 0.1
      onProgress(Math.min(share, 1))
      if (share < 1) return
      clearInterval(step)
      resolve()
    }, 200)
    const stop = () => {
      clearInterval(step)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop)
  })

/** Documents that live in the browser, so that the table can be tried without anybody's data. */
export function aShelf({ canEdit, ownerId }: { canEdit: boolean; ownerId: number }): DocumentFacts {
  let stored = papers()
  const keep = (document: Document) => {
    stored = [document, ...stored.filter(({ id }) => id !== document.id)]
    return document
  }
  return {
    context: 'PROCESS',
    ownerId,
    load: async ({ query, filters }) => {
      const labels = (filters?.documentLabel ?? []) as string[]
      const items = stored.filter(
        ({ fileName, documentLabel }) =>
          fileName.toLowerCase().includes(query.toLowerCase()) &&
          (labels.length === 0 || labels.includes(documentLabel)),
      )
      return { items, nextCursor: null, prevCursor: null }
    },
    find: async (id) => stored.find((one) => one.id === id) ?? null,
    onDelete: async ({ id }) => {
      stored = stored.filter((one) => one.id !== id)
    },
    ...(canEdit
      ? {
          onCreate: async ({ fileName, documentLabel, allowClientPortal }, file, travel) => {
            await travelled(travel)
            const { extension } = nameOfFile(file)
            return keep(
              aPaper(stored.length + 10, joinFileName(fileName ?? '', extension), {
                documentLabel: documentLabel as DocumentLabel,
                allowClientPortal,
                size: file.size,
                createdAt: new Date().toISOString(),
              }),
            )
          },
          onUpdate: async (document, { fileName, ...changes }) =>
            keep({
              ...document,
              ...(changes as Partial<Document>),
              ...(fileName ? { fileName: joinFileName(fileName, document.extension) } : {}),
              version: document.version + 1,
            }),
        }
      : {}),
  }
}
