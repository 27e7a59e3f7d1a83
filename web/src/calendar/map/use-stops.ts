import { type Stop, stopsOf } from '@pietas/contract/calendar'
import { endOfDay, startOfDay } from '@pietas/contract/kit/days'
import { timedTypes } from '@pietas/contract/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useSession } from '../../kit/session'
import type { MapSearch } from './map-address'

/** More tasks than these are not fetched at once: spec 3 section 7. */
const mostShown = 500

const dayQuery = (day: string) => ({
  startDate: startOfDay(day),
  endDate: endOfDay(day),
  type: [...timedTypes],
  sortBy: 'START_DATE' as const,
  sortDirection: 'ASC' as const,
  limit: mostShown,
})

/** Whether a stop is among those that the person wants to see. */
export const isWanted = ({ user, car, type }: MapSearch, { task }: Stop): boolean =>
  (!user || task.userId === user || task.users.some(({ id }) => id === user)) &&
  (!car || task.carId === car) &&
  (!type || task.type === type)

/**
 * The stops of a day in all legal entities of which the person may list the tasks. Their numbers are those of the whole
 * day, so that a stop is called the same by whoever looks at a part of it.
 */
export function useStops(day: string, search: MapSearch) {
  const { tenant } = useSession()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['tasks', 'map', tenant?.id, day],
    queryFn: ({ signal }) => client.tasks.listAccessible({ query: dayQuery(day), signal }),
    placeholderData: keepPreviousData,
  })
  const { user, car, type } = search
  const stops = useMemo(
    () => data && stopsOf(data.items).filter((stop) => isWanted({ user, car, type } as MapSearch, stop)),
    [data, user, car, type],
  )
  return { stops, error, refetch, isStale: isPlaceholderData, isCut: Boolean(data?.nextCursor) }
}
