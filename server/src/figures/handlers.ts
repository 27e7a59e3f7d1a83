import {
  checkPeriod,
  type FiguresOfPeriod,
  type figures,
  type Period,
  periodBefore,
  toldFigures,
} from '@pietas/contract/figures'
import { today } from '@pietas/contract/kit'
import type { Handlers } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { refuseIfAny } from '../kit/refusal'
import { absentDays } from '../tasks'
import { countFigures } from './queries'

type Told = { now: FiguresOfPeriod; before: FiguresOfPeriod }
const none = { days: 0, people: 0 }

/** What may be told of the cases of a period and of the one before it, without the leave. */
export const toldOfCases = async (tx: Tx, legalEntityId: number, period: Period): Promise<Told> => {
  const counted = await countFigures(tx, legalEntityId, [periodBefore(period), period], today())
  const [before, now] = counted.map((one) => toldFigures({ ...one, absences: none }))
  return { now, before } as Told
}

/** The two periods are counted together: each thing in one statement, whatever the number of months. */
export const figureHandlers: Handlers<typeof figures> = {
  get: async ({ tx, legalEntityId, query }) => {
    refuseIfAny(checkPeriod(query))
    const { from, to } = query
    const periods = [periodBefore({ from, to }), { from, to }] as const
    const counted = await countFigures(tx, legalEntityId, periods, today())
    const absences = await absentDays(tx, legalEntityId, periods)
    const toldOf = (at: 0 | 1) => toldFigures({ ...counted[at], absences: absences[at] })
    return { now: toldOf(1), before: toldOf(0) }
  },
}
