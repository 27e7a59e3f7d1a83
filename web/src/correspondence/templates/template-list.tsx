import Chip from '@mui/material/Chip'
import {
  type GlobalTemplate,
  globalTemplateFields,
  type Template,
  templateFields,
  templateKinds,
} from '@pietas/contract/correspondence'
import { listFacts, offeredBy } from '../../kit/admin-list'
import { client } from '../../kit/api/client'
import { type MessageKey, translate } from '../../kit/i18n'
import { type Column, type Filter, pickerFilter } from '../../kit/list'
import { whenIdle } from '../../kit/loading'
import { globalTemplateCategorySource } from '../../master-data'
import { categorySource } from './category-source'

const TemplateFields = whenIdle(async () => (await import('./template-fields')).TemplateFields)
const GlobalTemplateFields = whenIdle(async () => (await import('./template-fields')).GlobalTemplateFields)
const TemplateBeside = whenIdle(async () => (await import('./template-beside')).TemplateBeside)

const write = 'Administration:CreateCorrespondenceTemplateOrCategory'

const kinds: Filter = {
  id: 'kind',
  label: 'letterTemplate.kinds',
  kind: 'select',
  options: templateKinds.map((value) => ({ value, label: `letterTemplate.kind.${value}` as MessageKey })),
}

const common: Column<Template | GlobalTemplate>[] = [
  {
    id: 'category',
    header: 'letterTemplate.categoryId',
    width: 140,
    grow: 100,
    value: ({ category }) => category?.name,
  },
  {
    id: 'kinds',
    header: 'letterTemplate.kinds',
    width: 140,
    value: (item, t) => item.kinds.map((kind) => t(`letterTemplate.kind.${kind}`)).join(', '),
  },
]

const updated: Column<Template | GlobalTemplate> = {
  id: 'updatedAt',
  header: 'letterTemplate.updatedAt',
  width: 160,
  kind: 'instant',
  sortBy: 'UPDATED_AT',
  value: ({ updatedAt }) => updatedAt,
}

const starts = { kinds: ['LETTER'] }

const { list, get, create, update, delete: remove, restore, assign, unassign } = client.templates

/** The texts of letters and mails of the tenant. */
export const templateList = listFacts<Template>({
  name: 'templates',
  key: () => ['templates'],
  title: 'letterTemplate.many',
  item: 'letterTemplate.one',
  belongs: 'letterTemplate.belongs',
  create: write,
  update: write,
  delete: write,
  read: 'Administration:SelectCorrespondenceTemplate',
  level: 'entity',
  // What several houses use is changed by who keeps all of them.
  levelOf: ({ legalEntityIds: [only, ...others] }) => (only === undefined || others.length > 0 ? 'tenant' : only),
  calls: { list, get, create, update, delete: remove, restore },
  // Where it is offered is switched beside the form.
  schema: templateFields.omit({ legalEntityIds: true }),
  labels: 'letterTemplate',
  starts,
  size: 'large',
  filters: [pickerFilter({ id: 'categoryId', label: 'letterTemplate.categoryId', source: categorySource }), kinds],
  columns: [
    ...common,
    {
      id: 'origin',
      header: 'letterTemplate.origin',
      width: 190,
      value: ({ origin }, t) => origin && (origin.movedOn ? t('letterTemplate.moved-on') : origin.name),
      cell: ({ origin }) =>
        origin?.movedOn ? (
          <Chip size="small" color="warning" variant="outlined" label={translate('letterTemplate.moved-on')} />
        ) : (
          origin?.name
        ),
    },
    updated,
  ] as Column<Template>[],
  fieldsFor: (id) => <TemplateFields isNew={id === undefined} />,
  beside: (template, mayChange, startOver) => (
    <TemplateBeside template={template} mayChange={mayChange} onChanged={startOver} />
  ),
  links: [offeredBy({ assign, unassign }, write)],
})

const global = client.globalTemplates

/** The texts that every tenant is offered to copy. */
export const globalTemplateList = listFacts<GlobalTemplate>({
  name: 'globalTemplates',
  key: () => ['global-templates'],
  title: 'letterTemplate.global',
  item: 'letterTemplate.global-one',
  belongs: 'letterTemplate.belongs-global',
  create: 'Global:ManageTemplates',
  update: 'Global:ManageTemplates',
  delete: 'Global:ManageTemplates',
  level: 'tenant',
  calls: {
    list: global.list,
    get: global.get,
    create: global.create as never,
    update: global.update,
    delete: global.delete,
    restore: global.restore,
  },
  schema: globalTemplateFields,
  labels: 'letterTemplate',
  starts,
  size: 'large',
  filters: [
    pickerFilter({ id: 'categoryId', label: 'letterTemplate.categoryId', source: globalTemplateCategorySource }),
    kinds,
  ],
  columns: [
    ...common,
    { id: 'tenants', header: 'letterTemplate.tenants', width: 150, kind: 'number', value: ({ tenants }) => tenants },
    updated,
  ] as Column<GlobalTemplate>[],
  Fields: GlobalTemplateFields,
})
