import { addDays, dayOf, type Finding, today, type ValueRange } from '../kit'
import type { FollowUpCallFields } from './fields'

/** Clients are asked from so many weeks after the funeral, and up to so many, unless somebody says otherwise. */
export const followUpWeeks = { from: 4, to: 26 } as const

/** Nobody looks back further than this, in weeks. */
export const mostWeeks = 104

/** Where a follow-up stands: to be called, talked to, or not to be called. */
export const followUpStates = ['DUE', 'REACHED', 'NOT_CALLABLE'] as const
export type FollowUpState = (typeof followUpStates)[number]

/** What keeps somebody from being called. */
export type CallHindrance = 'DECEASED' | 'DELETED'

interface Client {
  deleted: boolean
  /** Of a person. */
  deceased?: boolean
  deceasedAt?: string | null
}

interface Asked {
  clientPerson: Client | null
  clientBusinessPartner: Client | null
  /** How many calls have reached the client. */
  reachedCount: number
}

/** Why the client of a case is not called: he has died, or was deleted. @returns null = he may be called. */
export const hindranceOfCall = ({
  clientPerson,
  clientBusinessPartner,
}: Omit<Asked, 'reachedCount'>): CallHindrance | null => {
  const client = clientPerson ?? clientBusinessPartner
  if (client?.deceased || client?.deceasedAt) return 'DECEASED'
  return client && !client.deleted ? null : 'DELETED'
}

/** Where the follow-up of a case stands; whoever was talked to before he died has been talked to. */
export const followUpStateOf = (asked: Asked): FollowUpState => {
  if (asked.reachedCount > 0) return 'REACHED'
  return hindranceOfCall(asked) ? 'NOT_CALLABLE' : 'DUE'
}

/**
 * The days of the funerals that are followed up.
 *
 * @param weeks how many weeks ago they are; what is missing is the usual.
 * @param day today, `YYYY-MM-DD`.
 * @returns the first and the last day, both included.
 */
export const funeralsToFollow = (
  { from = followUpWeeks.from, to = followUpWeeks.to }: ValueRange,
  day = today(),
): readonly [first: string, last: string] => {
  const back = (weeks: number) => addDays(day, -7 * Math.min(Math.max(Math.round(weeks), 0), mostWeeks))
  return [back(to), back(from)]
}

/**
 * What a call has to say: a day that has come, not before the funeral; who was not reached has said nothing.
 *
 * @param funeralAt instant of the funeral; null = nobody knows it.
 * @param day today, `YYYY-MM-DD`.
 */
export const checkFollowUpCall = (
  { calledOn, reached, satisfaction }: Pick<FollowUpCallFields, 'calledOn' | 'reached' | 'satisfaction'>,
  funeralAt: string | null,
  day = today(),
): Finding[] => {
  const days: Finding[] = []
  if (calledOn > day) days.push({ field: 'calledOn', message: 'common.date-in-future' })
  if (funeralAt && calledOn < dayOf(funeralAt))
    days.push({ field: 'calledOn', message: 'quality.validation.before-funeral' })
  const said: Finding[] =
    !reached && satisfaction !== null ? [{ field: 'satisfaction', message: 'quality.validation.nobody-reached' }] : []
  return [...days, ...said]
}

/** Whether an answer is one that the house should look into. */
export const isDiscontent = (satisfaction: number | null): boolean => satisfaction !== null && satisfaction <= 2
