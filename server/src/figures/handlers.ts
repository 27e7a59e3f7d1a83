import { checkPeriod, type figures, periodBefore, toldFigures } from '@pietas/contract/figures'
import { today } from '@pietas/contract/kit'
import type { Handlers } from '../kit/call'
import { refuseIfAny } from '../kit/refusal'
import { absentDays } from '../tasks'
import { countFigures } from './queries'

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
