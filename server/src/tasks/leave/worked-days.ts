import { mergedSpans, workingDaysBetween } from '@pietas/contract/tasks'
import { holidaysOf, landOfSeat } from '../../legal-entities'
import type { Seat, StoredLeave } from './queries'

type Span = { startDate: string; endDate: string }

/** The public holidays between two days by legal entity; `null` those of all Länder, for leave that belongs to none. */
export type Holidays = ReadonlyMap<number | null, ReadonlySet<string>>

export const holidaysAt = async (seats: readonly Seat[], from: string, to: string): Promise<Holidays> => {
  const datesOf = (...of: Parameters<typeof holidaysOf>) => new Set(holidaysOf(...of).map(({ date }) => date))
  const known = await Promise.all(
    seats.map(async (seat) => [seat.id, datesOf(await landOfSeat(seat), from, to)] as const),
  )
  return new Map<number | null, ReadonlySet<string>>([[null, datesOf(null, from, to)], ...known])
}

/** The days between two days on which somebody would have worked, by where his leave belongs. */
export type WorkedDays = (legalEntityId: number | null) => readonly string[]

/**
 * @param home where leave counts that belongs to no legal entity.
 * @returns each list made once, and only when it is asked for.
 */
export const workedDays = (
  holidays: Holidays,
  { workingDays, home }: { workingDays: readonly number[] | null; home: number | null },
  [from, to]: readonly [string, string],
): WorkedDays => {
  const made = new Map<number | null, readonly string[]>()
  return (legalEntityId) => {
    const at = legalEntityId ?? home
    const days = made.get(at) ?? workingDaysBetween(from, to, { workingDays, holidays: holidays.get(at) ?? new Set() })
    made.set(at, days)
    return days
  }
}

const within = (days: readonly string[], { startDate, endDate }: Span): string[] =>
  days.filter((day) => day >= startDate && day <= endDate)

/** @returns on how many days somebody would have worked while he is away. */
export const countOf = (leave: StoredLeave, worked: WorkedDays): number =>
  within(worked(leave.legalEntityId), leave).length

/** @returns those days of several wishes, each day once however often it was asked for. */
export const daysOfAll = (wishes: readonly StoredLeave[], worked: WorkedDays): string[] => {
  const places = new Set(wishes.map(({ legalEntityId }) => legalEntityId))
  const days = [...places].flatMap((place) => {
    const spans = mergedSpans(wishes.filter(({ legalEntityId }) => legalEntityId === place))
    return spans.flatMap((span) => within(worked(place), span))
  })
  return [...new Set(days)]
}
