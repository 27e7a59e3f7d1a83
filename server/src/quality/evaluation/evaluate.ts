import { type Evaluation, monthsBetween, type Period } from '@pietas/contract/quality'
import type { Tx } from '../../kit/db/transaction'
import { type Counted, callsOf, counted } from './queries'

const figures = ({ complaints, feedback, closed, averageMinutes, medianMinutes }: Counted) => ({
  ...{ complaints, feedback, closed, averageMinutes, medianMinutes },
})

const causeOf = ({ causeId, causeName, causeDeleted }: Counted) =>
  causeId === null ? null : { id: causeId, name: causeName ?? '', deleted: causeDeleted ?? false }

const none = { complaints: 0, feedback: 0, closed: 0, averageMinutes: null, medianMinutes: null }

/**
 * What was said of a legal entity in a period.
 *
 * @param olderThanDays what is open for longer, in days, is open for too long.
 */
export const evaluate = async (
  tx: Tx,
  legalEntityId: number,
  period: Period,
  olderThanDays: number,
): Promise<Evaluation> => {
  const rows = await counted(tx, legalEntityId, period, olderThanDays)
  const total = rows.find(({ part }) => part === 'total')
  return {
    ...period,
    total: { ...(total ? figures(total) : none), open: total?.open ?? 0, openTooLong: total?.openTooLong ?? 0 },
    months: monthsBetween(period).map((month) => {
      const row = rows.find((one) => one.part === 'month' && one.month === month)
      return { month, ...(row ? figures(row) : none) }
    }),
    causes: rows
      .filter(({ part }) => part === 'cause')
      .map((row) => ({ cause: causeOf(row), ...figures(row), open: row.open })),
    calls: await callsOf(tx, legalEntityId, period),
  }
}
