import { entityPath, tenantPath } from '@pietas/contract/kit'
import fc from 'fast-check'
import { type Came, judgeOf } from '../../server/src/house/documented'
import { type Described, operationsOf, type Shot, sendable, shotAt } from '../../server/src/house/shots'
import type { Member } from '../stage/member'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Call, Wire } from '../wire'
import type { Class } from './class'

const shotsOfRound = 4

type Fired = { described: Described; judge: (came: Came) => string | null; shot: Shot; caller: Member | null }

/** Adds to the platform or changes what a whole house works with, for good; with a house of our own that is no matter. */
const isFarReaching = ({ method, path }: Described): boolean => {
  if (method === 'GET' || path.startsWith('/api/v1/auth/')) return false
  return [tenantPath, entityPath, `${tenantPath}/legal-entities`].includes(path) || !path.includes('{tenantId}')
}

/** What takes away comes last, so that everything before finds something. */
const inOrder = (operations: readonly Described[]): Described[] =>
  operations.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

/** @returns everybody who sends; who has more rights gets further and sends more often. */
const callersOf = ({ clerk, boss, newcomer, neighbour, stranger, platform }: Stage): (Member | null)[] => [
  ...[boss, clerk, boss, clerk, newcomer],
  ...[neighbour, stranger, platform, null],
]

const fire = async (wire: Wire, tally: Tally, { described, judge, shot, caller }: Fired): Promise<void> => {
  const call: Call = sendable(described, shot)
  const answer = await (caller ? caller.send(call) : wire.send(call))
  tally.count(judge(answer), answer.call)
  // What was sent may have ended the session in whose name it came.
  if (answer.body?.code === 'NO_SESSION') await caller?.renew()
}

export const fuzz: Class = {
  name: 'fuzz',
  share: 4,
  run: async (stage, tally, pace, seed) => {
    const { document, wire, spareHouseId } = stage
    const all = operationsOf(document)
    const operations = inOrder(spareHouseId === null ? all.filter((one) => !isFarReaching(one)) : all)
    if (operations.length < all.length)
      tally.leaveOut(`${all.length - operations.length} calls that change the platform or a whole house`)
    const callers = callersOf(stage)
    do {
      const known = await stage.fill()
      for (const described of operations) {
        if (pace.round > 0 && !pace.isTime()) return
        const here = described.path === entityPath ? { ...known, legalEntityId: spareHouseId ?? 0 } : known
        const judge = judgeOf(document, described.operation)
        const shots = fc.sample(shotAt(described.operation, here, callers.length), {
          seed: seed + pace.round,
          numRuns: pace.isBrief ? 1 : shotsOfRound,
        })
        for (const shot of shots)
          await fire(wire, tally, { described, judge, shot, caller: callers[shot.caller] ?? null })
      }
    } while (pace.goesOn())
  },
}
