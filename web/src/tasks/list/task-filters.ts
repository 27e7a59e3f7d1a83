import { addDays, endOfDay, mondayOf, startOfDay, today } from '@pietas/contract/kit/days'
import { taskStatuses, taskTypes } from '@pietas/contract/tasks'
import type { MessageKey } from '../../kit/i18n'
import { defaultTab, type Filter, pickerFilter, type TabFacts } from '../../kit/list'
import { complaintCauseSource } from '../../master-data'
import { colleagueSource, userGroupSource } from '../../users'

const labelled = <Value extends string>(name: string, values: readonly Value[]) =>
  values.map((value) => ({ value, label: `task.${name}.${value}` as MessageKey }))

/** What the lists of tasks can be narrowed by. */
export const taskFilters: Filter[] = [
  { id: 'type', label: 'task.type', kind: 'multi-select', options: labelled('type', taskTypes) },
  { id: 'status', label: 'task.status', kind: 'multi-select', options: labelled('status', taskStatuses) },
  {
    id: 'state',
    label: 'task.filter.state',
    kind: 'select',
    options: labelled('filter.state', ['unfinished', 'overdue']),
  },
  pickerFilter({ id: 'assigneeId', label: 'task.userId', source: colleagueSource }),
  pickerFilter({ id: 'userId', label: 'task.filter.member', source: colleagueSource }),
  { id: 'own', label: 'task.filter.own', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  pickerFilter({ id: 'userGroupIds', label: 'task.filter.group', source: userGroupSource }),
  pickerFilter({ id: 'complaintCauseId', label: 'task.complaintCauseId', source: complaintCauseSource }),
  { id: 'dueDate', label: 'task.dueDate', kind: 'day' },
  {
    id: 'when',
    label: 'task.filter.when',
    kind: 'select',
    options: labelled('filter.when', ['today', 'tomorrow', 'week']),
  },
  { id: 'period', label: 'task.filter.period', kind: 'date-range' },
]

const earliestFirst = { sortBy: 'DUE_DATE', sortDirection: 'ASC' } as const
const latestFirst = { sortBy: 'CREATED_AT', sortDirection: 'DESC' } as const

/** Whose they are and when it is their turn. @param listsAll everybody's tasks may be looked at as well. */
export const taskTabs = (listsAll: boolean): TabFacts[] => [
  { id: defaultTab, label: 'task.tab.mine', values: { own: true, state: 'unfinished' }, sort: earliestFirst },
  {
    id: 'today',
    label: 'task.tab.today',
    values: { when: 'today' },
    sort: { sortBy: 'START_DATE', sortDirection: 'ASC' },
  },
  { id: 'overdue', label: 'task.tab.overdue', values: { state: 'overdue' }, sort: earliestFirst },
  ...(listsAll ? [{ id: 'all', label: 'task.tab.all' as const, sort: latestFirst }] : []),
]

/** Of a process: what is still to be done, and everything. */
export const taskTabsOfProcess: TabFacts[] = [
  { id: defaultTab, label: 'task.tab.open', values: { state: 'unfinished' }, sort: earliestFirst },
  { id: 'all', label: 'task.tab.all', sort: earliestFirst },
]

interface Range {
  from?: string
  to?: string
}

/** The days that a word stands for, from the first moment to the last, on the day on which they are asked for. */
function rangeOf(word: unknown, now: string): Range {
  if (word === 'today') return { from: startOfDay(now), to: endOfDay(now) }
  const tomorrow = addDays(now, 1)
  if (word === 'tomorrow') return { from: startOfDay(tomorrow), to: endOfDay(tomorrow) }
  const monday = mondayOf(now)
  return word === 'week' ? { from: startOfDay(monday), to: endOfDay(addDays(monday, 6)) } : {}
}

const states: Record<string, object> = { unfinished: { hasOpenTasks: true }, overdue: { overdue: true } }

const instants = (...moments: (string | undefined)[]) => moments.filter((moment) => moment !== undefined)
const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other)

/**
 * The filters of the screen as the server knows them: both ways to name days become one span of time, where they
 * overlap.
 *
 * @param now the day, `YYYY-MM-DD`, that `today` means.
 */
export function wireTaskFilters(filters: Record<string, unknown> = {}, now = today()): Record<string, unknown> {
  const { when, period, state, ...others } = filters
  const word = rangeOf(when, now)
  const chosen = (period ?? {}) as Range
  const startDate = instants(word.from, chosen.from).toSorted(byTime).at(-1)
  const endDate = instants(word.to, chosen.to).toSorted(byTime).at(0)
  return { ...others, ...states[String(state)], ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
}
