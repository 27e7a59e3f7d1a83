import { today } from '@pietas/contract/kit/days'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { type CalendarSearch, chosenDays, readCalendarSearch } from '../views/calendar-address'
import type { Days } from '../views/days'
import { rangeBeside, stepped, visibleDays } from '../views/range'
import { usualView, type ViewName } from '../views/views'

const narrow = window.matchMedia('(width < 900px)')

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether there is no room for a month: below 900 px. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)

/** What a calendar shows, and the ways to show something else. All of it stands in the address. */
export interface CalendarState {
  search: CalendarSearch
  view: ViewName
  day: string
  days: Days
  /** The days that somebody has limited it to. */
  chosen: Days | undefined
  change: (changes: { [Name in keyof CalendarSearch]: CalendarSearch[Name] | undefined }) => void
  step: (by: 1 | -1) => void
  toToday: () => void
}

/** @param offered the views of this page, the usual one first; absent = all, and the usual one by the width. */
export function useCalendar(offered: readonly ViewName[] | undefined): CalendarState {
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const found = useSearch({ strict: false }) as Record<string, unknown>
  // The search is made anew with each change of the address, of which most concern a drawer.
  const name = JSON.stringify(readCalendarSearch(found))
  return useMemo(() => {
    const search: CalendarSearch = JSON.parse(name)
    const usual = offered?.[0] ?? usualView(isNarrow)
    const view = search.view && (offered === undefined || offered.includes(search.view)) ? search.view : usual
    const day = search.date ?? today()
    const chosen = chosenDays(search)
    const change: CalendarState['change'] = (changes) =>
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, ...changes })) as never,
        replace: true,
        resetScroll: false,
      })
    const free = { from: undefined, to: undefined }
    const step = (by: 1 | -1) => {
      if (view !== 'list' || !chosen) return change({ ...free, date: stepped(view, day, by) })
      const days = rangeBeside(chosen, by)
      change({ ...days, date: days.from })
    }
    return {
      search,
      view,
      day,
      days: visibleDays(view, day, chosen),
      chosen: view === 'list' ? chosen : undefined,
      change,
      step,
      toToday: () => change({ ...free, date: undefined }),
    }
  }, [name, offered, isNarrow, navigate])
}
