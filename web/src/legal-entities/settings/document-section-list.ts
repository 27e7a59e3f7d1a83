import { checkDocumentSection, type DocumentSection, documentSectionFields } from '@pietas/contract/legal-entities'
import { listFacts } from '../../kit/admin-list'
import { client } from '../../kit/api/client'
import { whenIdle } from '../../kit/loading'
import { callsAt } from './calls-at'
import { paperName } from './papers'
import { plainText } from './plain-text'

const DocumentSectionFields = whenIdle(async () => (await import('./document-section-fields')).DocumentSectionFields)

const manage = 'Administration:ManageLegalEntity'

/** The texts above and below the papers of a legal entity. */
export const documentSectionList = (legalEntityId: number) =>
  listFacts<DocumentSection>({
    name: 'documentSections',
    key: () => ['legal-entities', legalEntityId, 'document-sections'],
    title: 'documentSection.many',
    item: 'documentSection.one',
    legalEntityId,
    naming: {
      header: 'documentSection.type',
      sortBy: 'TYPE',
      of: ({ type, section }, t) =>
        [paperName(type, t), section && t(`documentSection.section.${section}`)].filter(Boolean).join(' · '),
    },
    hasSearch: false,
    create: manage,
    update: manage,
    delete: manage,
    level: legalEntityId,
    calls: callsAt(client.documentSections, legalEntityId),
    schema: documentSectionFields,
    rules: checkDocumentSection,
    labels: 'documentSection',
    starts: { isDefault: false },
    size: 'medium',
    columns: [
      {
        id: 'content',
        header: 'documentSection.content',
        width: 240,
        grow: 400,
        value: ({ content }) => plainText(content),
      },
      {
        id: 'isDefault',
        header: 'documentSection.isDefault-column',
        width: 100,
        value: ({ isDefault }, t) => (isDefault ? t('common.yes') : null),
      },
    ],
    Fields: DocumentSectionFields,
  })
