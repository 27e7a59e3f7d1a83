import { entitiesWith, firstOfMonth, hasPermission, lastOfMonth, today } from '@pietas/contract/kit'
import type { AwayInMonth, absences } from '@pietas/contract/tasks'
import { type Call, demandMfa, type Handlers, pathId } from '../../kit/call'
import { orNotFound } from '../../kit/records'
import { forbidden, invalidField } from '../../kit/refusal'
import { askerOf } from '../access'
import { isHeldByOthers } from '../queries'
import { accountOf, itemOf } from './account'
import { findAway, findKeeping, type Keeping, putLeaveYear } from './queries'
import { daysOfAll, holidaysAt, workedDays } from './worked-days'

type Asked = Pick<Call, 'actor' | 'grants' | 'params' | 'tx'>

const right = 'Task:CreateAbsence'
const thisYear = (): number => Number(today().slice(0, 4))
/** Nobody plans leave for later years than these; each is counted from the first one. */
const yearsAhead = 2
/** As many people stand on one page. */
const mostPeople = 500

const checkedYear = (year: number): number => {
  if (year > thisYear() + yearsAhead) throw invalidField('year', 'common.validation-too-big')
  return year
}

/** Where the caller keeps the leave of somebody; null for all of the tenant. @throws 403 */
const keeperAt = ({ grants }: Pick<Call, 'grants'>, { places }: Keeping): number | null => {
  if (hasPermission(grants, right, 'tenant')) return places[0] ?? null
  const entities = entitiesWith(grants, right)
  const place = places.find((id) => entities === 'all' || entities.includes(id))
  if (place === undefined) throw forbidden()
  return place
}

const account = (call: Asked, keeping: Keeping, year: number) =>
  accountOf(askerOf(call), { userId: pathId(call, 'userId'), year, today: today() }, keeping)

/** How many days of leave of this year somebody has asked for that are still to come. @throws 404 */
export const plannedLeave = async (call: Pick<Call, 'actor' | 'grants' | 'tx'>, userId: number): Promise<number> => {
  const year = thisYear()
  const keeping = orNotFound(await findKeeping(call.tx, userId, year))
  return (await accountOf(askerOf(call), { userId, year, today: today() }, keeping)).planned
}

export const absenceHandlers: Handlers<typeof absences> = {
  get: async (call) => {
    const userId = pathId(call, 'userId')
    const year = checkedYear(call.query.year ?? thisYear())
    const keeping = orNotFound(await findKeeping(call.tx, userId, year))
    if (userId !== call.actor.actorId) await demandMfa(call, keeperAt(call, keeping))
    return account(call, keeping, year)
  },

  // As with accepting: nobody keeps his own account, unless nobody else could.
  put: async (call) => {
    const userId = pathId(call, 'userId')
    const year = checkedYear(pathId(call, 'year'))
    const place = keeperAt(call, orNotFound(await findKeeping(call.tx, userId, year)))
    await demandMfa(call, place)
    const isOwn = userId === call.actor.actorId
    if (isOwn && (await isHeldByOthers(call.tx, right, { userId, legalEntityId: place }))) throw forbidden()
    await putLeaveYear(call.tx, userId, year, call.body)
    return account(call, orNotFound(await findKeeping(call.tx, userId, year)), year)
  },

  listOfEntity: async (call) => {
    const { legalEntityId, tx } = call
    const month = call.query.month ?? today().slice(0, 7)
    const span = [firstOfMonth(`${month}-01`), lastOfMonth(`${month}-01`)] as const
    const { people, seats } = await findAway(tx, legalEntityId, span, mostPeople + 1)
    const holidays = await holidaysAt(seats, ...span)
    const items = people.slice(0, mostPeople).map(({ user, workingDays, leave }): AwayInMonth => {
      const worked = workedDays(holidays, { workingDays, home: legalEntityId }, span)
      return {
        user,
        days: daysOfAll(leave, worked).length,
        items: leave.map((wish) => itemOf(askerOf(call), user.id, wish, worked)),
      }
    })
    return { month, items, hasMore: people.length > mostPeople }
  },
}
