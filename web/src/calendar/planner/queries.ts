import type { Page } from '@pietas/contract/kit'
import { endOfDay, startOfDay } from '@pietas/contract/kit/days'
import { client } from '../../kit/api/client'
import { activeLegalEntityId } from '../../kit/session'
import { taskRecords } from '../../tasks'
import { type PlannedTask, plannedFields } from '../planned-task'
import type { CalendarSearch } from '../views/calendar-address'
import type { Days } from '../views/days'

/** More tasks than these are not shown at once: spec 3 section 9. */
export const mostTasks = 500

/** What takes place: the kinds that the calendar shows, leave of every kind among them: spec 3 section 7. */
const types = ['APPOINTMENT', 'WORK', 'TRANSPORTATION', 'ABSENCE'] as const

const instants = ({ from, to }: Days) => ({ startDate: startOfDay(from), endDate: endOfDay(to) })

type Signal = { signal: AbortSignal }

type Whose = Pick<CalendarSearch, 'user' | 'groups'>

/** The tasks of some days, in one call. */
export const tasksQuery = (tenantId: number | undefined, days: Days, { user, groups }: Whose) => ({
  queryKey: [...taskRecords, 'calendar', tenantId, days.from, days.to, user ?? null, groups ?? null],
  queryFn: ({ signal }: Signal): Promise<Page<PlannedTask>> =>
    client.tasks.listAccessible({
      query: {
        ...instants(days),
        fields: [...plannedFields],
        type: [...types],
        ...(user === undefined ? {} : { userId: user }),
        ...(groups === undefined ? {} : { userGroupIds: [...groups] }),
        sortBy: 'START_DATE',
        sortDirection: 'ASC',
        limit: mostTasks,
      },
      signal,
    }),
})

/** When people, cars and things are taken by what is not shown. */
export const busyQuery = (tenantId: number | undefined, days: Days) => ({
  queryKey: ['tasks', 'busy', tenantId, days.from, days.to],
  queryFn: ({ signal }: Signal) => client.busy.list({ query: instants(days), signal }),
})

const all = { limit: 500, sortBy: 'NAME', sortDirection: 'ASC' } as const

/** Who and what the house has to plan with, whether anything is planned or not; each is asked anew when it changes. */
export const meansQueries = (legalEntityId: number | undefined, isWanted: boolean) => {
  const enabled = isWanted && legalEntityId !== undefined
  return [
    {
      queryKey: ['users', 'means', legalEntityId],
      enabled,
      queryFn: async ({ signal }: Signal) =>
        (await client.users.list({ query: { ...all, legalEntityId: activeLegalEntityId() }, signal })).items,
    },
    {
      queryKey: ['cars', 'means', legalEntityId],
      enabled,
      queryFn: async ({ signal }: Signal) => (await client.cars.listOfEntity({ query: all, signal })).items,
    },
    {
      queryKey: ['resources', 'means', legalEntityId],
      enabled,
      queryFn: async ({ signal }: Signal) => (await client.resources.listOfEntity({ query: all, signal })).items,
    },
  ] as const
}
