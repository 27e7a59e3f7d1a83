import { idOf, idsOf, isDay } from './address-parts'
import { type Days, limited } from './days'
import { type ViewName, viewNames, views } from './views'

/** Which rows a timeline shows; all of them unless one group is named. */
export const rowGroups = ['1_users', '2_cars', '3_resources'] as const
export type RowGroup = (typeof rowGroups)[number]

/** More groups than anybody chooses; an address that somebody has written may name thousands. */
const mostGroups = 20

/** What the address of a calendar says: what is looked at, and what it is narrowed to. */
export interface CalendarSearch {
  view?: ViewName
  /** The day around which it is looked at. */
  date?: string
  /** Whose tasks, assigned or taken part in. */
  user?: number
  /** The groups of staff whose tasks, assigned or taken part in by somebody of any of them. */
  groups?: readonly number[]
  /** The days that the list is limited to. */
  from?: string
  to?: string
  rows?: RowGroup
}

type Search = Readonly<Record<string, unknown>>

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

const present = (found: { [Name in keyof CalendarSearch]: CalendarSearch[Name] | undefined }): CalendarSearch =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))

/** The days that an address limits the list to, if it names two in their order. */
export function chosenDays({ from, to }: CalendarSearch): Days | undefined {
  return from && to && from <= to ? limited({ from, to }) : undefined
}

/**
 * Whether something is left out of what a view would show: chosen days limit the list alone, and which rows there are
 * matters to a timeline alone.
 */
export const isNarrowed = ({ user, groups, from, rows }: CalendarSearch, view: ViewName): boolean =>
  [user, groups, view === 'list' ? from : undefined, views[view].isTimeline ? rows : undefined].some(
    (part) => part !== undefined,
  )

/** Reads the address of a calendar; what is not understood is not heard. */
export function readCalendarSearch(search: Search): CalendarSearch {
  const days = {
    from: isDay(search.from) ? search.from : undefined,
    to: isDay(search.to) ? search.to : undefined,
  }
  const isRange = days.from && days.to && days.from <= days.to
  return present({
    view: oneOf(viewNames, search.view),
    date: isDay(search.date) ? search.date : undefined,
    user: idOf(search.user),
    groups: idsOf(search.groups, mostGroups),
    rows: oneOf(rowGroups, search.rows),
    ...(isRange ? days : { from: undefined, to: undefined }),
  })
}
