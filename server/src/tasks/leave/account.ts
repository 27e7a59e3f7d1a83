import {
  type Asker,
  type AwayDay,
  type LeaveAccount,
  type LeaveItem,
  leaveSums,
  leaveTypes,
  leaveYearOf,
  mayKnowKind,
  wireTypeOf,
} from '@pietas/contract/tasks'
import type { Keeping, StoredLeave } from './queries'
import { countOf, daysOfAll, holidaysAt, type WorkedDays, workedDays } from './worked-days'

const awayDays = (leave: readonly StoredLeave[], worked: WorkedDays): AwayDay[] =>
  leaveTypes.flatMap((type) =>
    [true, false].flatMap((isAccepted) => {
      const wishes = leave.filter((wish) => wish.type === type && (wish.status === 'DONE') === isAccepted)
      return daysOfAll(wishes, worked).map((day) => ({ day, type, isAccepted }))
    }),
  )

/** @returns a wish for leave as somebody may see it, with the days that it takes. */
export const itemOf = (asker: Asker, userId: number, leave: StoredLeave, worked: WorkedDays): LeaveItem => {
  const { id, status, startDate, endDate, legalEntityId } = leave
  const type = mayKnowKind(asker, { ...leave, userId }) ? leave.type : 'ABSENCE'
  const days = countOf(leave, worked)
  return { id, type: wireTypeOf(type) as LeaveItem['type'], status, startDate, endDate, legalEntityId, days }
}

/** The account of somebody for a year, as the one who asks may see it. */
export const accountOf = async (
  asker: Asker,
  { userId, year, today }: { userId: number; year: number; today: string },
  keeping: Keeping,
): Promise<LeaveAccount> => {
  const { first, adjusted, leave, places } = keeping
  const [from, to] = [`${Math.min(first, year)}-01-01`, `${year}-12-31`]
  const holidays = await holidaysAt(keeping.seats, from, to)
  const who = { workingDays: keeping.workingDays, home: places[0] ?? null }
  const days = awayDays(leave, workedDays(holidays, who, [from, to]))
  const start = leaveYearOf(year, { first, usual: keeping.entitlement, adjusted }, days)
  const ofYear = workedDays(holidays, who, [`${year}-01-01`, to])
  return {
    ...start,
    ...leaveSums(start, days, today),
    isAdjusted: adjusted.some((one) => one.year === year && (one.entitlement ?? one.carriedOver) !== null),
    items: leave.filter(({ endDate }) => endDate >= `${year}-01-01`).map((wish) => itemOf(asker, userId, wish, ofYear)),
  }
}
