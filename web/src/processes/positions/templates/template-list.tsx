import { checkLines, type PositionTemplate, positionTemplateFields } from '@pietas/contract/processes'
import { listFacts } from '../../../kit/admin-list'
import { client } from '../../../kit/api/client'
import { whenIdle } from '../../../kit/loading'
import { session } from '../../../kit/session'

const TemplateFields = whenIdle(async () => (await import('./template-fields')).TemplateFields)

const { list, get, create, update, delete: remove, restore } = client.positionTemplates

/** What is usually charged for, to be taken over into a process. */
export const positionTemplateList = listFacts<PositionTemplate>({
  name: 'positionTemplates',
  key: () => ['position-templates', session.get()?.tenant?.id],
  title: 'positionTemplate.many',
  item: 'positionTemplate.one',
  belongs: 'positionTemplate.belongs',
  create: 'Warehouse:CreateArticle',
  update: 'Warehouse:EditArticle',
  delete: 'Warehouse:DeleteArticle',
  level: 'tenant',
  calls: { list, get, create, update, delete: remove, restore },
  schema: positionTemplateFields,
  labels: 'positionTemplate',
  starts: { burialFormIds: [], lines: [] },
  rules: ({ lines }) => checkLines((lines ?? []) as PositionTemplate['lines']),
  columns: [
    {
      id: 'lines',
      header: 'positionTemplate.lines',
      width: 140,
      kind: 'number',
      value: ({ lines }) => lines.length,
    },
    {
      id: 'burialForms',
      header: 'positionTemplate.burialFormIds',
      width: 200,
      kind: 'number',
      value: ({ burialFormIds }) => burialFormIds.length,
    },
  ],
  Fields: TemplateFields,
  size: 'medium',
})
