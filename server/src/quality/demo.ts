import { addDays } from '@pietas/contract/kit'
import { sql } from '../kit/db/sql'
import { burialAfter, type Demo, earlierDeath, insert, pick } from '../kit/demo'

type Told = { reached: boolean; satisfaction?: number; note?: string }

/** What came of the calls to the clients of the cases that are behind a house, one list for each. */
const calls: Told[][] = [
  [],
  [{ reached: false }],
  [{ reached: true, satisfaction: 5, note: 'Sehr dankbar, besonders für die Begleitung am Grab.' }],
  [],
  [
    { reached: false, note: 'Mailbox besprochen.' },
    { reached: true, satisfaction: 2, note: 'Fand die Rechnung unübersichtlich und die Feier zu kurz.' },
  ],
  [{ reached: true, satisfaction: 4, note: 'Alles gut verlaufen, die Urkunden kamen spät.' }],
  [{ reached: false }, { reached: false }],
  [{ reached: true, note: 'Möchte nicht darüber sprechen.' }],
]

const firstAfter = 35

/** Some clients were called weeks after the funeral; others are still to be called. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const { entityId, planners, amounts } of homes) {
    const rows = await tx.rows<{ id: number }>(sql`select c.id from processes c
      where c.legal_entity_id = ${entityId} and c.type = 'DEATH' and c.status in ('PAYED', 'BILLED')
      order by c.id desc limit ${amounts.earlier ?? 0}`)
    for (const [n, { id: processId }] of rows.reverse().entries())
      for (const [at, said] of pick(calls, n).entries()) {
        const after = burialAfter + Math.min(firstAfter + at * 2, earlierDeath(n) - burialAfter - 1)
        const calledOn = addDays(clock.today, after - earlierDeath(n))
        await insert(tx, 'follow_up_calls', {
          ...{ legalEntityId: entityId, processId, satisfaction: null, note: null, calledOn, ...said },
          createdBy: pick(planners, n),
        })
      }
  }
}
