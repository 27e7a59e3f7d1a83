import * as z from 'zod'
import { addDays, type Finding, today } from '../../kit'
import { type RelationshipFields, relationshipFields } from './fields'
import { inverseTypes } from './kinds'

/** Why a relationship is asked about: people make mistakes, and lives are unlikely. */
export const doubtReasons = ['TWO_MARRIAGES', 'SAME_MARRIAGE', 'OPPOSITE_TYPES'] as const

/** What stands against a relationship that was sent: one that is stored or was sent with it. */
export const relationshipDoubt = z.object({
  /** Which of those that were sent, from 0. */
  index: z.int(),
  reason: z.enum(doubtReasons),
  /** For whom it is what it says; the other one is null where nobody is recorded. */
  person: z.string(),
  relatedPerson: z.string().nullable(),
  ...relationshipFields.pick({ relationshipType: true, maritalStatus: true, marriageDate: true, divorceDate: true })
    .shape,
})
export type RelationshipDoubt = z.output<typeof relationshipDoubt>

/** What a DOUBTFUL_RELATIONSHIP says beyond other problems. */
export const relationshipDoubts = z.object({ doubts: z.array(relationshipDoubt) })
export type RelationshipDoubts = z.output<typeof relationshipDoubts>

type TieFields = 'relationshipType' | 'maritalStatus' | 'relatedPersonId' | 'marriageDate' | 'divorceDate'

/** A relationship as its owner tells it. */
export type Tie = Partial<Pick<RelationshipFields, TieFields>> & { personId: number }

/** Who has died, and on which day if that is known. */
export type Deaths = ReadonlyMap<number, string | null>

type Span = { from: string; to: string }

const neverEnded = '9999-12-31'

const bothOf = ({ personId, relatedPersonId }: Tie): number[] =>
  relatedPersonId ? [personId, relatedPersonId] : [personId]

const isBetweenSame = (one: Tie, other: Tie): boolean =>
  Boolean(one.relatedPersonId) &&
  Boolean(other.relatedPersonId) &&
  bothOf(one).every((person) => bothOf(other).includes(person))

// Two marriages of the same two are told apart by dates alone; an end that is not known leaves it open.
const mayCoincide = (one: Tie, other: Tie): boolean =>
  (one.marriageDate ?? '') <= (other.divorceDate ?? neverEnded) &&
  (other.marriageDate ?? '') <= (one.divorceDate ?? neverEnded)

/** @returns whether both tell the same: the same two persons, the same status, at times that may coincide. */
export const isSameMarriage = (one: Tie, other: Tie): boolean =>
  Boolean(one.maritalStatus) &&
  one.maritalStatus === other.maritalStatus &&
  isBetweenSame(one, other) &&
  mayCoincide(one, other)

// What the other one is for a person who is in both.
const typeSeenBy = (person: number, { personId, relationshipType }: Tie): RelationshipFields['relationshipType'] =>
  relationshipType && personId !== person ? inverseTypes[relationshipType] : (relationshipType ?? null)

/** @returns whether both tell the same of the same two, from whichever side. */
export const isSameTie = (one: Tie, other: Tie): boolean =>
  isSameMarriage(one, other) ||
  (Boolean(one.relationshipType) &&
    isBetweenSame(one, other) &&
    typeSeenBy(one.personId, one) === typeSeenBy(one.personId, other))

/** The same marriage twice is no marriage more. */
export const checkSameMarriage = (tie: Tie, others: readonly Tie[]): Finding[] =>
  others.some((other) => isSameMarriage(tie, other))
    ? [{ field: 'relatedPersonId', message: 'person.validation.same-marriage-twice' }]
    : []

/** The time for which a marriage is known to have held, or null where too little is known of it. */
const heldFor = (tie: Tie, deaths: Deaths, now: string): Span | null => {
  const { maritalStatus, marriageDate } = tie
  const dead = bothOf(tie).filter((person) => deaths.has(person))
  const days = dead.flatMap((person) => deaths.get(person) ?? []).sort()
  const hasEnded = maritalStatus !== 'MARRIED' || dead.length > 0
  const to = tie.divorceDate ?? days[0] ?? (hasEnded ? null : neverEnded)
  if (!to) return null
  // Who is married has been so at least since yesterday, or on the eve of the death.
  const from = marriageDate ?? (maritalStatus === 'MARRIED' ? addDays(to < now ? to : now, -1) : null)
  return from ? { from, to } : null
}

const isBigamy = (one: Tie, other: Tie, deaths: Deaths, now: string): boolean => {
  if (!one.maritalStatus || !other.maritalStatus || isBetweenSame(one, other)) return false
  if (!bothOf(one).some((person) => bothOf(other).includes(person))) return false
  const [first, second] = [heldFor(one, deaths, now), heldFor(other, deaths, now)]
  // The day that ends one marriage may begin the next.
  return first !== null && second !== null && first.from < second.to && second.from < first.to
}

const isOpposite = (one: Tie, other: Tie): boolean => {
  if (!one.relationshipType || !other.relationshipType || !isBetweenSame(one, other)) return false
  const opposite = inverseTypes[one.relationshipType]
  return opposite !== one.relationshipType && typeSeenBy(one.personId, other) === opposite
}

const reasonOf = (tie: Tie, other: Tie, deaths: Deaths, now: string): (typeof doubtReasons)[number] | null => {
  if (isBigamy(tie, other, deaths, now)) return 'TWO_MARRIAGES'
  if (tie.maritalStatus && other.maritalStatus && isBetweenSame(tie, other) && mayCoincide(tie, other))
    return 'SAME_MARRIAGE'
  return isOpposite(tie, other) ? 'OPPOSITE_TYPES' : null
}

/**
 * What speaks against a relationship without ruling it out: a second marriage at the same time, the same marriage told
 * otherwise, somebody who is child and parent at once.
 *
 * @param others what is known of the same persons besides, from whichever side.
 */
export const doubtsAbout = <Other extends Tie>(
  tie: Tie,
  others: readonly Other[],
  deaths: Deaths,
  now: string = today(),
): { reason: (typeof doubtReasons)[number]; other: Other }[] =>
  others.flatMap((other) => {
    const reason = reasonOf(tie, other, deaths, now)
    return reason ? [{ reason, other }] : []
  })
