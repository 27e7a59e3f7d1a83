import { addDays, today } from '@pietas/contract/kit'
import type { Known } from '../../server/src/house/arbitraries'
import type { Client } from '../stage/member'
import type { Tally } from '../tally'
import type { Answer } from '../wire'
import type { Class } from './class'

type Need = (known: Known, other: number) => object

/** Whom or what two plans want at the same time; everybody else is free. */
const wanted: Record<string, Need> = {
  car: ({ carId }, userId) => ({ carId, userId }),
  resource: ({ resourceId }, userId) => ({ resourceIds: [resourceId], userId }),
  assignee: ({ userId }) => ({ userId }),
  participant: ({ userId }, other) => ({ userId: other, userIds: [userId] }),
}

/** What a plan of each kind has to say beside. */
const kinds: Record<string, object> = { appointment: {}, work: { dueDate: '2099-12-31' } }

const plan = ({ tasks }: Client, kind: string, fields: object) =>
  tasks.create({ [kind]: { status: 'OPEN', ...kinds[kind], ...fields } } as never)

const atOnce = 6

/** Of many who plan the same thing at the same moment one may. */
const judge = async (tally: Tally, { tasks }: Client, what: string, answers: readonly Answer[]): Promise<void> => {
  const planned = answers.filter(({ status }) => status === 201)
  const call = (planned[0] ?? answers[0])?.call ?? what
  tally.count(planned.length === 1 ? null : `${what}: ${planned.length} of ${answers.length} were planned`, call)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    if (!tally.expect(answer, 409)) continue
    const { code } = answer.body
    tally.count(code === 'TASK_OVERLAP' ? null : `${what}: refused as ${code}`, answer.call)
  }
  // The next round finds everybody free.
  for (const { body } of planned) await tasks.delete(body.id)
}

export const doubleBooking: Class = {
  name: 'double-booking',
  share: 1,
  run: async ({ boss, mark, fill, addPerson }, tally, pace) => {
    const { client } = boss
    const known = await fill()
    const others = [] as number[]
    for (let n = 0; n < atOnce; n += 1) others.push(await addPerson())
    const legalEntityId = Number(known.legalEntityId)
    do {
      const day = addDays(today(), 60 + (pace.round % 300))
      for (const [what, need] of Object.entries(wanted)) {
        // Each begins a minute after the one before, so that all of them get in each other's way.
        const plans = others.map((other, at) => {
          const span = { startDate: `${day}T09:0${at}:00Z`, endDate: `${day}T10:0${at}:00Z` }
          const kind = at % 2 === 0 ? 'appointment' : 'work'
          return plan(client, kind, { title: `${mark} ${what}`, legalEntityId, ...span, ...need(known, other) })
        })
        await judge(tally, client, what, await Promise.all(plans))
      }
      const whose = { userId: Number(known.userId), legalEntityId }
      const leave = { status: 'OPEN' as const, title: mark, ...whose, startDate: day, endDate: day }
      const leaves = others.map(() => client.tasks.create({ vacation: leave }))
      await judge(tally, client, 'leave', await Promise.all(leaves))
    } while (pace.goesOn())
  },
}
