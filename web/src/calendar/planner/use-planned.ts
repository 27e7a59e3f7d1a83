import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { usePermissions, useSession } from '../../kit/session'
import { useAsker } from '../../tasks'
import { inOrder, taskEvents } from '../events/task-event'
import type { PlannedTask } from '../planned-task'
import { busyEvents } from '../rows/busy-events'
import { withConflicts } from '../rows/conflicts'
import { type Means, meansOf, noMeans, timelineGroups } from '../rows/timeline-rows'
import { stepped, visibleDays } from '../views/range'
import { views } from '../views/views'
import { busyQuery, meansQueries, tasksQuery } from './queries'
import type { CalendarState } from './use-calendar'

const noTasks: readonly PlannedTask[] = []

/** Fetches what lies before and after, so that a step is there at once. */
function useNeighbours({ view, day, chosen, search }: CalendarState, isLoaded: boolean): void {
  const cache = useQueryClient()
  const { tenant } = useSession()
  const { user, groups } = search
  useEffect(() => {
    if (!isLoaded || chosen) return
    for (const by of [1, -1] as const)
      void cache.prefetchQuery(tasksQuery(tenant?.id, visibleDays(view, stepped(view, day, by)), { user, groups }))
  }, [cache, tenant?.id, view, day, chosen, user, groups, isLoaded])
}

/** Who and what the rows of a timeline stand for: of who may not list all tasks, himself alone. */
function useMeans(tasks: readonly PlannedTask[], isWanted: boolean): Means {
  const { me, legalEntity } = useSession()
  const listsAll = usePermissions()('Task:ListAll')
  const [users, cars, resources] = useQueries({ queries: meansQueries(legalEntity?.id, isWanted && listsAll) })
  return useMemo(() => {
    const offered = { users: users.data ?? [], cars: cars.data ?? [], resources: resources.data ?? [] }
    if (listsAll) return meansOf(offered, tasks)
    const self = { ...me.user, profilePictureDocumentAccessToken: null, deleted: false }
    return { ...noMeans, users: [self] }
  }, [users.data, cars.data, resources.data, tasks, listsAll, me.user])
}

/** Everything that is planned in the days that are shown. */
export function usePlanned(calendar: CalendarState) {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const asker = useAsker()
  const { days, search, view } = calendar
  const { isTimeline } = views[view]
  const found = useQuery({ ...tasksQuery(tenant?.id, days, search), placeholderData: keepPreviousData })
  const tasks = found.data?.items ?? noTasks
  const busy = useQuery({ ...busyQuery(tenant?.id, days), enabled: isTimeline })
  useNeighbours(calendar, found.data !== undefined && !found.isPlaceholderData)

  const means = useMeans(tasks, isTimeline)
  const groups = useMemo(
    () =>
      isTimeline
        ? timelineGroups(means, search.rows, (group) => t(`calendar.group.${group}` as MessageKey))
        : undefined,
    [isTimeline, means, search.rows, t],
  )
  const isOfSome = search.user !== undefined || search.groups !== undefined
  const events = useMemo(() => {
    const own = taskEvents(tasks, asker, t)
    if (!isTimeline) return own
    const shown = new Set(tasks.map(({ id }) => id))
    // Of some people alone the tasks of others are left out on purpose, and are no riddle; what they need is taken.
    const blocks = (busy.data?.items ?? []).filter(
      ({ taskId, kind }) => !isOfSome || taskId === null || kind !== 'USER',
    )
    const all = withConflicts([...own, ...busyEvents(blocks, shown, t('calendar.busy'))])
    // A frame alone is not heard.
    const told = all.map((one) => (one.isConflict ? { ...one, about: `${one.about}, ${t('calendar.conflict')}` } : one))
    return told.toSorted(inOrder)
  }, [tasks, asker, t, isTimeline, busy.data, isOfSome])

  return {
    tasks,
    events,
    means,
    groups,
    /** The tasks of the days that are shown have come, and not only those of the days before. */
    isSettled: found.data !== undefined && !found.isPlaceholderData,
    isLoading: found.data === undefined && !found.error,
    error: found.data === undefined ? found.error : null,
    retry: () => void found.refetch(),
    /** There are more than are shown. */
    hasMore: Boolean(found.data?.nextCursor),
    /** More is taken than is shown. */
    hasMoreBusy: busy.data?.hasMore ?? false,
  }
}
