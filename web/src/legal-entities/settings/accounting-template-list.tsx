import {
  type AccountingDocumentTemplate,
  accountingDocumentTemplateFields,
  printModes,
  shownParts,
} from '@pietas/contract/legal-entities'
import { listFacts } from '../../kit/admin-list'
import { client } from '../../kit/api/client'
import { whenIdle } from '../../kit/loading'
import { callsAt } from './calls-at'

const AccountingTemplateFields = whenIdle(
  async () => (await import('./accounting-template-fields')).AccountingTemplateFields,
)
const TemplateFile = whenIdle(async () => (await import('./template-file')).TemplateFile)

const manage = 'Administration:ManageLegalEntity'

/** How the papers of the accounts of a legal entity are set out. */
export const accountingTemplateList = (legalEntityId: number) =>
  listFacts<AccountingDocumentTemplate>({
    name: 'accountingTemplates',
    key: () => ['legal-entities', legalEntityId, 'accounting-document-templates'],
    title: 'accountingTemplate.many',
    item: 'accountingTemplate.one',
    legalEntityId,
    create: manage,
    update: manage,
    delete: manage,
    level: legalEntityId,
    calls: callsAt(client.accountingDocumentTemplates, legalEntityId),
    schema: accountingDocumentTemplateFields,
    labels: 'accountingTemplate',
    starts: {
      isDefault: false,
      allowedPrintModes: printModes,
      ...Object.fromEntries(shownParts.map((part) => [part, 'BOTH'])),
    },
    size: 'medium',
    columns: [
      {
        id: 'allowedPrintModes',
        header: 'accountingTemplate.allowedPrintModes',
        width: 260,
        grow: 160,
        value: ({ allowedPrintModes }, t) =>
          allowedPrintModes.map((mode) => t(`accountingTemplate.mode.${mode}`)).join(', '),
      },
      { id: 'file', header: 'accountingTemplate.file', width: 160, grow: 100, value: ({ file }) => file?.fileName },
      {
        id: 'isDefault',
        header: 'accountingTemplate.isDefault-column',
        width: 100,
        value: ({ isDefault }, t) => (isDefault ? t('common.yes') : null),
      },
    ],
    Fields: AccountingTemplateFields,
    beside: (template, mayChange) => <TemplateFile template={template} mayChange={mayChange} />,
  })
