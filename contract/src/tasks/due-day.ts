import { addDays } from '../kit/days'

/** The days of a case, as far as they are known. */
export type CaseDays = Readonly<Record<'DEATH' | 'ORDER' | 'FUNERAL', string | null>>

/** The day on which something is due that hangs on a day of a case; null as long as nobody knows it. */
export const dueDayOf = (
  { anchor, days }: { anchor: keyof CaseDays; days: number },
  known: CaseDays,
): string | null => {
  const day = known[anchor]
  return day === null ? null : addDays(day, days)
}
