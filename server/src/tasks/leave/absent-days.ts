import type { Tx } from '../../kit/db/transaction'
import { findAbsent } from './queries'
import { daysOfAll, holidaysAt, workedDays } from './worked-days'

type Span = { from: string; to: string }

/** On how many working days people of a legal entity were away with accepted leave of any kind, and how many they were. */
export type AbsentDays = { days: number; people: number }

/**
 * Counts accepted leave as the account of each person counts it: a day only once, and none on which he would not have
 * worked.
 *
 * @param spans in any order, both ends included.
 */
export const absentDays = async <const Spans extends readonly Span[]>(
  tx: Tx,
  legalEntityId: number,
  spans: Spans,
): Promise<{ [At in keyof Spans]: AbsentDays }> => {
  const whole = [
    spans.reduce((first, { from }) => (from < first ? from : first), spans[0]?.from ?? ''),
    spans.reduce((last, { to }) => (to > last ? to : last), ''),
  ] as const
  const { people, seats } = await findAbsent(tx, legalEntityId, whole)
  const holidays = await holidaysAt(seats, ...whole)
  const away = people.map(({ workingDays, leave }) =>
    daysOfAll(leave, workedDays(holidays, { workingDays, home: legalEntityId }, whole)),
  )
  const within = ({ from, to }: Span): AbsentDays => {
    const counts = away
      .map((days) => days.filter((day) => day >= from && day <= to).length)
      .filter((count) => count > 0)
    return { days: counts.reduce((all, one) => all + one, 0), people: counts.length }
  }
  return spans.map(within) as { [At in keyof Spans]: AbsentDays }
}
