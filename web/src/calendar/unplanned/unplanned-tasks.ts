import type { Page } from '@pietas/contract/kit'
import { addDays, dayOf } from '@pietas/contract/kit/days'
import { isClosed, taskTypeOf, timedTypes } from '@pietas/contract/tasks'
import { client } from '../../kit/api/client'
import { taskRecords } from '../../tasks'
import { type PlannedTask, plannedFields } from '../planned-task'
import { mostTasks } from '../planner/queries'

/** What nobody has given an hour, somebody who does it or a way to get there yet. */
export type Missing = 'start' | 'car' | 'user'

/** What a task that takes place still lacks; the car only where something is carried. */
export function missingOf(task: PlannedTask): Missing[] {
  const isTransport = taskTypeOf(task.type) === 'TRANSPORTATION'
  return [
    ...(task.startDate ? [] : (['start'] as const)),
    ...(isTransport && !task.carId ? (['car'] as const) : []),
    ...(task.userId ? [] : (['user'] as const)),
  ]
}

/** Nobody plans what was over yesterday; what was due then and has not been done yet, he does. */
const isAhead = ({ startDate }: PlannedTask, today: string): boolean => !startDate || dayOf(startDate) >= today

const whenOf = ({ startDate, dueDate }: PlannedTask): string => startDate ?? dueDate ?? '9999'

/** What is still to be planned, the most urgent first. @param today `YYYY-MM-DD`. */
export const unplannedOf = (tasks: readonly PlannedTask[], today: string): PlannedTask[] =>
  tasks
    .filter((task) => !isClosed(task.status) && missingOf(task).length > 0 && isAhead(task, today))
    .toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)))

// What is due later than that is not planned yet.
const ahead = 60

/** The unfinished tasks of the house that take place: what they lack is seen here. */
export const unfinishedQuery = (legalEntityId: number | undefined, today: string) => ({
  queryKey: [...taskRecords, 'unplanned', legalEntityId, today],
  enabled: legalEntityId !== undefined,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page<PlannedTask>> =>
    client.tasks.listOfEntity({
      query: {
        fields: [...plannedFields],
        type: [...timedTypes],
        hasOpenTasks: true,
        startDate: addDays(today, -ahead),
        endDate: addDays(today, ahead),
        sortBy: 'DUE_DATE',
        sortDirection: 'ASC',
        limit: mostTasks,
      },
      signal,
    }),
})
