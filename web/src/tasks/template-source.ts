import type { TaskTemplate } from '@pietas/contract/tasks'
import { client } from '../kit/api/client'
import { type MessageKey, translate } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

type Found = TaskTemplate & { of: MessageKey }

const lists = [
  { calls: client.checklists, of: 'task.template.checklists' },
  { calls: client.taskTemplates, of: 'task.template.tasks' },
] as const

/** The checklists and standard tasks that a legal entity offers, under one head each: typing narrows both. */
export const templateSource = (legalEntityId = activeLegalEntityId()): PickerSource<Found> => ({
  key: ['task-templates', 'offered', legalEntityId],
  read: 'Administration:SelectChecklistOrStandardTask',
  list: async (query, _cursor, signal) => {
    const pages = await Promise.all(
      lists.map(({ calls }) => calls.listOfEntity({ query: { query, sortBy: 'NAME' }, legalEntityId, signal })),
    )
    const items = pages.flatMap((page, at) => page.items.map((item) => ({ ...item, of: lists[at]?.of as MessageKey })))
    return { items, nextCursor: null, prevCursor: null }
  },
  byIds: async (filterIds) => {
    const pages = await Promise.all(lists.map(({ calls }) => calls.list({ query: { filterIds } })))
    return pages.flatMap((page, at) => page.items.map((item) => ({ ...item, of: lists[at]?.of as MessageKey })))
  },
  label: ({ name }) => name,
  secondary: ({ shortName }) => shortName,
  isDeleted: ({ deleted }) => deleted,
  group: ({ of }) => translate(of),
})
