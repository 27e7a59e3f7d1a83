import {
  checkTaskTemplate,
  type TaskTemplate,
  type TaskTemplateFields,
  taskTemplateFields,
  taskTypeOf,
} from '@pietas/contract/tasks'
import { listFacts, offeredBy } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { whenIdle } from '../kit/loading'
import { TemplateChip } from './template-chip'
import { dueText } from './templates/due-text'

const TemplateFields = whenIdle(async () => (await import('./templates/template-fields')).TemplateFields)

const write = 'Administration:CreateChecklistOrStandardTask'

const facts = (isChecklist: boolean) => {
  const {
    list,
    get,
    create,
    update,
    delete: remove,
    restore,
    assign,
    unassign,
  } = isChecklist ? client.checklists : client.taskTemplates
  return listFacts<TaskTemplate>({
    name: isChecklist ? 'checklists' : 'taskTemplates',
    key: () => ['task-templates', isChecklist ? 'checklists' : 'tasks'],
    alsoIn: ['tasks'],
    title: isChecklist ? 'taskTemplate.checklists' : 'taskTemplate.many',
    item: isChecklist ? 'taskTemplate.checklist' : 'taskTemplate.one',
    belongs: isChecklist ? 'taskTemplate.checklist-belongs' : 'taskTemplate.belongs',
    create: write,
    update: write,
    delete: write,
    read: 'Administration:SelectChecklistOrStandardTask',
    level: 'entity',
    // What several houses use is changed by who keeps all of them.
    levelOf: ({ legalEntityIds: [only, ...others] }) => (only === undefined || others.length > 0 ? 'tenant' : only),
    calls: { list, get, create, update, delete: remove, restore } as never,
    // Where it is offered is switched beside the form.
    schema: taskTemplateFields.omit({ legalEntityIds: true }),
    labels: 'taskTemplate',
    starts: {
      ...{ type: 'basic', subTasks: [], assigneeRule: 'DEFAULT' },
      appliesTo: { processTypes: [], burialFormIds: [] },
    },
    rules: (values) => checkTaskTemplate(values as Partial<TaskTemplateFields>, isChecklist),
    size: 'medium',
    columns: [
      {
        id: 'shortName',
        header: 'taskTemplate.shortName',
        width: 84,
        value: ({ shortName }) => shortName,
        cell: (template) => <TemplateChip template={template} />,
      },
      {
        id: 'type',
        header: 'taskTemplate.type',
        width: 108,
        value: ({ type }, t) => t(`task.type.${taskTypeOf(type) ?? 'BASIC'}`),
      },
      {
        id: 'dueOffset',
        header: 'taskTemplate.dueOffset',
        width: 200,
        grow: 100,
        value: ({ dueOffset }, t) => dueOffset && dueText(dueOffset, t),
      },
      {
        id: 'subTasks',
        header: 'taskTemplate.subTasks',
        width: 120,
        kind: 'number',
        value: ({ subTasks }) => subTasks.length,
      },
      {
        id: 'automatic',
        header: 'taskTemplate.automatic',
        width: 110,
        value: ({ appliesTo: { processTypes, burialFormIds } }, t) =>
          processTypes.length + burialFormIds.length > 0 ? t('common.yes') : null,
      },
    ],
    Fields: TemplateFields,
    links: [offeredBy({ assign, unassign } as never, write)],
  })
}

/** What is to be done again and again, as one task each. */
export const taskTemplateList = facts(false)

/** The same with parts that are ticked off. */
export const checklistList = facts(true)
