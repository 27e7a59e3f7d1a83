import { api } from '@pietas/contract/api'
import { pathParams, type Route } from '@pietas/contract/kit'
import fc from 'fast-check'
import type { Known } from '../../server/src/house/arbitraries'
import { faultOfAny } from '../../server/src/house/documented'
import { isOfTenant } from '../../server/src/house/of-record'
import { operationsOf, sendable, shotAt } from '../../server/src/house/shots'
import type { Member } from '../stage/member'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer, Call } from '../wire'
import type { Class } from './class'

type Named = { name: string; route: Route }

const routes: Named[] = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)

const scopes = ['tenantId', 'legalEntityId']

const namesRecord = ({ path }: Route): boolean => pathParams(path).some((name) => !scopes.includes(name))

const bodyOf = (route: Route): Call['body'] => {
  if (route.upload) {
    const form = new FormData()
    form.append('documentLabel', 'PERSON')
    form.append('file', new File(['fremd'], 'fremd.txt'))
    return form
  }
  return route.body ? '{}' : undefined
}

const nowhere = 987_654_321

const callOf = (route: Route, ids: Known): Call => ({
  method: route.method,
  path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name] ?? nowhere))),
  body: bodyOf(route),
})

/** Nothing of what others have made may come back, whatever the status. */
const tellsOf = ({ bytes }: Answer, mark: string): boolean => bytes.includes(mark)

/** A call that must not be answered, whoever has the right at home. */
const refuse = (tally: Tally, answer: Answer, mark: string): void => {
  const isAnswered = answer.status < 400
  const told = tellsOf(answer, mark) ? 'tells of a record of others' : null
  tally.count(faultOfAny(answer) ?? told ?? (isAnswered ? `answered with ${answer.status}` : null), answer.call)
}

/** Whoever belongs elsewhere asks at the place of the records, and at home by their numbers. */
const fromElsewhere = async (tally: Tally, stage: Stage, stranger: Member, known: Known): Promise<void> => {
  const here: Known = { ...known, ...stage.place }
  const atHome: Known = { ...known, ...stranger.scope }
  for (const { route } of routes.filter(({ route }) => route.path.includes('{tenantId}'))) {
    refuse(tally, await stranger.send(callOf(route, here)), stage.mark)
    // Notes of a day are called by the day, and every tenant has one of its own.
    if (!namesRecord(route) || route.path.includes('{noteDate}')) continue
    refuse(tally, await stranger.send(callOf(route, atHome)), stage.mark)
  }
}

/** Whoever has every right at one house asks for records of another. */
const fromNextDoor = async (tally: Tally, stage: Stage, neighbour: Member, known: Known): Promise<void> => {
  const here: Known = { ...known, ...stage.place }
  const atHome: Known = { ...known, ...neighbour.scope }
  for (const { name, route } of routes) {
    if (route.path.includes('{legalEntityId}')) {
      refuse(tally, await neighbour.send(callOf(route, here)), stage.mark)
      // Lists of master data and partners belong to the whole tenant: a house of its own uses them as well.
      if (/\{(person|process|relationship|processPerson)Id\}/.test(route.path))
        refuse(tally, await neighbour.send(callOf(route, atHome)), stage.mark)
      continue
    }
    const isOfRecord = typeof route.access === 'object' && 'ofRecord' in route.access
    if (!isOfRecord || isOfTenant(name) || !namesRecord(route)) continue
    refuse(tally, await neighbour.send(callOf(route, here)), stage.mark)
  }
}

type Sample = { seed: number; numRuns: number }

/** Bodies and queries of the stranger's own tenant that name the records of others: whatever comes of it, no word of them. */
const byReference = async (
  tally: Tally,
  stage: Stage,
  stranger: Member,
  known: Known,
  sample: Sample,
): Promise<void> => {
  const mixed: Known = { ...known, ...stranger.scope }
  for (const described of operationsOf(stage.document)) {
    const isAbout =
      described.operation.requestBody || described.operation.parameters.some(({ in: at }) => at === 'query')
    if (!isAbout || !described.path.includes('{tenantId}')) continue
    const shots = fc.sample(shotAt(described.operation, mixed, 1), sample)
    for (const shot of shots) {
      const answer = await stranger.send(sendable(described, shot))
      // What he has sent himself comes back to him.
      const isEcho = JSON.stringify(shot).includes(stage.mark)
      const told = !isEcho && tellsOf(answer, stage.mark) ? 'tells of a record of others' : null
      tally.count(faultOfAny(answer) ?? told, answer.call)
    }
  }
}

export const isolation: Class = {
  name: 'isolation',
  share: 2,
  run: async (stage, tally, pace, seed) => {
    const { stranger, neighbour } = stage
    if (!stranger) tally.leaveOut('another tenant: nobody of one is named (--other-email, --other-password)')
    if (!neighbour) tally.leaveOut('another house: the tenant has only one')
    do {
      const known = await stage.fill()
      if (stranger) await fromElsewhere(tally, stage, stranger, known)
      if (neighbour) await fromNextDoor(tally, stage, neighbour, known)
      if (stranger)
        await byReference(tally, stage, stranger, known, { seed: seed + pace.round, numRuns: pace.isBrief ? 1 : 3 })
    } while (pace.goesOn())
  },
}
