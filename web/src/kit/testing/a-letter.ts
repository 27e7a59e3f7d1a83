import type { Letter, Preview, Template } from '@pietas/contract/correspondence'

const stored = {
  deleted: false,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
}

/** A template that reports a death to the pension insurance. */
export const aTemplate = (changes: Partial<Template> = {}): Template => ({
  ...stored,
  id: 12,
  name: 'Rente abmelden',
  kinds: ['LETTER'],
  subject: 'Sterbefall {deceased.lastName}',
  content: '<p>Verstorben ist <span data-placeholder="deceased.fullName"></span>.</p>',
  header: null,
  footer: null,
  categoryId: null,
  category: null,
  legalEntityIds: [1],
  globalTemplateId: null,
  origin: null,
  ...changes,
})

/** A draft to the registry office. */
export const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  ...stored,
  id: 7,
  processId: 100,
  legalEntityId: 1,
  templateId: 12,
  template: { id: 12, name: 'Rente abmelden', deleted: false },
  recipient: { type: 'PARTNER', id: 3, name: 'Standesamt Görlitz', address: null, email: null },
  subject: 'Sterbefall Muster',
  content: '<p>Verstorben ist <span data-placeholder="deceased.fullName"></span>.</p>',
  header: null,
  footer: null,
  channel: 'PRINT',
  state: 'DRAFT',
  attachLetter: true,
  attachmentIds: [],
  documentId: null,
  documentAccessToken: null,
  finishedAt: null,
  finishedBy: null,
  mailState: null,
  mailSentAt: null,
  mailError: null,
  ...changes,
})

/** What the draft says in the case of Karl Muster, whose grave has no number yet. */
export const aPreview = (changes: Partial<Preview> = {}): Preview => ({
  subject: 'Sterbefall Muster',
  html: '<p>Verstorben ist Karl Muster.</p>',
  header: '',
  footer: '',
  missing: [{ placeholder: 'grave.number', field: 'graveNumber', record: 'PROCESS', recordId: 100, personId: null }],
  values: { 'deceased.fullName': 'Karl Muster', 'deceased.lastName': 'Muster', 'grave.number': null },
  cases: {
    'deceased.gender': 'MALE',
    'client.gender': 'FEMALE',
    'recipient.gender': 'OTHER',
    'certificates.number': 'ONE',
    'children.number': 'MANY',
  },
  recipient: null,
  ...changes,
})
