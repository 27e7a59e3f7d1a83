import { addDays, weekdayOf } from '../kit/days'

/** Who has said nothing else works Monday to Friday. */
export const usualWorkingDays: readonly number[] = [1, 2, 3, 4, 5]

/** What decides whether somebody would have worked on a day. */
export type WorkingWeek = {
  /** Days of the week, Monday = 1; null = Monday to Friday. */
  workingDays: readonly number[] | null
  /** Public holidays where he works, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>
}

/** @returns the days of a span on which somebody would have worked, both ends included. */
export const workingDaysBetween = (from: string, to: string, { workingDays, holidays }: WorkingWeek): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    if ((workingDays ?? usualWorkingDays).includes(weekdayOf(day)) && !holidays.has(day)) days.push(day)
  return days
}

/** A span of days, both ends included. */
export type DaySpan = { startDate: string; endDate: string }

/** @returns spans that cover the same days, none of which reaches into another. */
export const mergedSpans = (spans: readonly DaySpan[]): DaySpan[] => {
  const merged: DaySpan[] = []
  for (const span of spans.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && span.startDate <= last.endDate) last.endDate = span.endDate > last.endDate ? span.endDate : last.endDate
    else merged.push({ startDate: span.startDate, endDate: span.endDate })
  }
  return merged
}

/** A day on which somebody is away and would have worked. */
export type AwayDay = { day: string; type: 'VACATION' | 'SICK_DAY' | 'SCHOOL_ABSENCE' | 'ABSENCE'; isAccepted: boolean }

/** The last day on which leave of the year before may be taken. */
export const carriedOverUntil = (year: number): string => `${year}-03-31`

// Whoever falls ill on leave has not taken it; who has asked for the same day twice is away once.
const vacationOf = (year: number, days: readonly AwayDay[]): Map<string, boolean> => {
  const ill = new Set(days.filter(({ type, isAccepted }) => type === 'SICK_DAY' && isAccepted).map(({ day }) => day))
  const vacation = new Map<string, boolean>()
  for (const { day, type, isAccepted } of days)
    if (type === 'VACATION' && day.startsWith(`${year}-`) && !ill.has(day))
      vacation.set(day, isAccepted || vacation.get(day) === true)
  return vacation
}

/** What a year begins with. */
export type LeaveYear = {
  year: number
  /** Null where nobody has said how many days there are. */
  entitlement: number | null
  /** From the year before; below zero where more was taken than there was. */
  carriedOver: number
}

const usedOf = ({ year, carriedOver }: LeaveYear, days: readonly AwayDay[]) => {
  const vacation = vacationOf(year, days)
  const early = [...vacation.keys()].filter((day) => day <= carriedOverUntil(year)).length
  return { vacation, ofRemainder: Math.min(Math.max(carriedOver, 0), early) }
}

/** @returns what is left of a year for the next one; nothing where it had no entitlement. */
export const remainderOf = (start: LeaveYear, days: readonly AwayDay[]): number => {
  if (start.entitlement === null) return 0
  const { vacation, ofRemainder } = usedOf(start, days)
  return start.entitlement + Math.min(start.carriedOver, 0) - (vacation.size - ofRemainder)
}

/** What of a year is planned, taken, lost and left. */
export type LeaveSums = { planned: number; taken: number; forfeited: number; rest: number | null }

/**
 * @param days on which somebody is away and would have worked; those of other years and other kinds may be among them.
 * @param today in Berlin.
 */
export const leaveSums = (start: LeaveYear, days: readonly AwayDay[], today: string): LeaveSums => {
  const { vacation, ofRemainder } = usedOf(start, days)
  const taken = [...vacation].filter(([day, isAccepted]) => isAccepted && day <= today).length
  const isOver = today > carriedOverUntil(start.year)
  const forfeited = isOver ? Math.max(start.carriedOver, 0) - ofRemainder : 0
  const { entitlement, carriedOver } = start
  return {
    planned: vacation.size - taken,
    taken,
    forfeited,
    rest: entitlement === null ? null : entitlement + carriedOver - forfeited - vacation.size,
  }
}

/** What was said of a year, instead of the usual. */
export type AdjustedYear = { year: number; entitlement: number | null; carriedOver: number | null }

/**
 * @param first the year with which somebody's account begins: nothing is carried over into it by itself.
 * @param usual what he is entitled to in a year of which nothing else was said.
 * @returns what a year begins with, the remainders of all years before it carried on.
 */
export const leaveYearOf = (
  year: number,
  { first, usual, adjusted }: { first: number; usual: number | null; adjusted: readonly AdjustedYear[] },
  days: readonly AwayDay[],
): LeaveYear => {
  const startOf = (at: number, remainder: number): LeaveYear => {
    const own = adjusted.find((one) => one.year === at)
    return { year: at, entitlement: own?.entitlement ?? usual, carriedOver: own?.carriedOver ?? remainder }
  }
  if (year < first)
    return { ...startOf(year, 0), entitlement: adjusted.find((one) => one.year === year)?.entitlement ?? null }
  let start = startOf(first, 0)
  for (let at = first + 1; at <= year; at += 1) start = startOf(at, remainderOf(start, days))
  return start
}
