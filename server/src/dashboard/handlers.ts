import { type Dashboard, type dashboard, linesOfTile } from '@pietas/contract/dashboard'
import { periodOf } from '@pietas/contract/figures'
import {
  daysBetween,
  endOfDay,
  hasPermission,
  mostCounted,
  type Page,
  type Permission,
  startOfDay,
  today,
} from '@pietas/contract/kit'
import { funeralDays } from '@pietas/contract/processes'
import { isLeave, type TaskQuery, type TaskRow, taskStatuses, taskTypes } from '@pietas/contract/tasks'
import { unreadOf } from '../announcements'
import { toldOfCases } from '../figures'
import { openCallsOf } from '../first-calls'
import type { Call, Handlers } from '../kit/call'
import { sql } from '../kit/db/sql'
import { listTasks } from '../tasks'
import { casesOfDay } from './queries'

type Asked = Call<(typeof dashboard)['get']>
type Tile = Dashboard['appointments']

const work = taskTypes.filter((type) => !isLeave(type))
const notCancelled = taskStatuses.filter((status) => status !== 'CANCELLED')

type Filters = Partial<Omit<TaskQuery, 'sortBy' | 'limit'>>

const tasksTile = async (call: Asked, sortBy: TaskQuery['sortBy'], filters: Filters): Promise<Tile> => {
  const { tx, actor, grants, legalEntityId } = call
  const query = {
    ...filters,
    sortBy,
    sortDirection: 'ASC' as const,
    limit: linesOfTile,
    countUpTo: mostCounted,
  } as const
  const here = sql`t.legal_entity_id = ${legalEntityId}`
  const found = await listTasks({ tx, actor, grants, query }, legalEntityId, here)
  const { items, total } = found.value() as Page<TaskRow> & { total: number }
  return { total, items }
}

const ownTasks = async (call: Asked, day: string): Promise<Dashboard['ownTasks']> => {
  const own = { userId: call.actor.actorId, type: work, hasOpenTasks: true }
  const tile = await tasksTile(call, 'DUE_DATE', { ...own, endDate: endOfDay(day) })
  const late = await tasksTile(call, 'DUE_DATE', { ...own, overdue: true })
  return { ...tile, overdue: late.total }
}

/** The month up to a day: what /kpi tells of it, and no more. */
const monthUpTo = async ({ tx, legalEntityId }: Asked, day: string): Promise<Dashboard['figures']> => {
  const { now, before } = await toldOfCases(tx, legalEntityId, periodOf('this-month', day))
  return {
    days: daysBetween(now.from, now.to) + 1,
    deaths: { now: now.types.DEATH, before: before.types.DEATH },
    cremations: { now: now.burials.cremation, before: before.burials.cremation },
  }
}

/** One answer for the whole page, so that it is there at once; each tile only for who may see it. */
const get = async (call: Asked): Promise<Dashboard> => {
  const { tx, grants, legalEntityId } = call
  const may = (permission: Permission) => hasPermission(grants, permission, legalEntityId)
  const day = today()
  const ofDay = { startDate: startOfDay(day), endDate: endOfDay(day), status: notCancelled }
  const answer: Dashboard = {
    ownTasks: await ownTasks(call, day),
    announcements: await unreadOf(tx, call.actor.actorId, legalEntityId, linesOfTile),
    appointments: await tasksTile(call, 'START_DATE', { ...ofDay, type: ['APPOINTMENT', 'WORK', 'TRANSPORTATION'] }),
  }
  if (may('Task:ListAll')) {
    answer.overdueTasks = await tasksTile(call, 'DUE_DATE', { overdue: true })
    answer.absences = await tasksTile(call, 'START_DATE', { ...ofDay, type: taskTypes.filter(isLeave) })
  }
  if (may('Process:List')) {
    Object.assign(answer, await casesOfDay(tx, legalEntityId, ...funeralDays(day)))
    answer.firstCalls = await openCallsOf(tx, legalEntityId, linesOfTile)
  }
  if (may('KPI:AccessKPI')) answer.figures = await monthUpTo(call, day)
  return answer
}

export const dashboardHandlers: Handlers<typeof dashboard> = { get }
