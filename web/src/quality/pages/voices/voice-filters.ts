import { qualityTypes } from '@pietas/contract/tasks'
import type { MessageKey } from '../../../kit/i18n'
import { defaultTab, type Filter, type TabFacts } from '../../../kit/list'
import { taskFilters, wireTaskFilters } from '../../../tasks/list/task-filters'

const asTasks = ['status', 'state', 'complaintCauseId', 'assigneeId']

/** What complaints and feedback can be narrowed by. */
export const voiceFilters: Filter[] = [
  {
    id: 'type',
    label: 'task.type',
    kind: 'multi-select',
    options: qualityTypes.map((value) => ({ value, label: `task.type.${value}` as MessageKey })),
  },
  ...taskFilters.filter(({ id }) => asTasks.includes(id)),
  { id: 'createdAt', label: 'quality.said-at', kind: 'date-range' },
]

const oldestFirst = { sortBy: 'CREATED_AT', sortDirection: 'ASC' } as const
const latestFirst = { sortBy: 'CREATED_AT', sortDirection: 'DESC' } as const

/** What is left to do, what is late, and everything. */
export const voiceTabs: TabFacts[] = [
  { id: defaultTab, label: 'quality.tab.open', values: { state: 'unfinished' }, sort: oldestFirst },
  { id: 'overdue', label: 'quality.tab.overdue', values: { state: 'overdue' }, sort: oldestFirst },
  { id: 'all', label: 'quality.tab.all', sort: latestFirst },
]

/** The filters of the screen as the server knows them: without a choice both kinds are asked for, and no other. */
export function wireVoiceFilters(filters: Record<string, unknown> = {}): Record<string, unknown> {
  const { type, ...others } = filters
  const chosen = Array.isArray(type) && type.length > 0 ? type : [...qualityTypes]
  return { ...wireTaskFilters(others), type: chosen }
}
