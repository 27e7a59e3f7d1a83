import { type Finding, required, today } from '../../kit'
import type { RelationshipChanges, RelationshipFields } from './fields'
import { marriageFields } from './kinds'

type Kind = Pick<RelationshipChanges, 'relationshipType' | 'maritalStatus'>
type Dates = Pick<RelationshipChanges, 'marriageDate' | 'divorceDate'>

/** @returns whether it is a marriage, a simple relationship, or neither yet. */
export const kindOf = ({ relationshipType, maritalStatus }: Kind): 'marital' | 'simple' | null => {
  if (maritalStatus) return 'marital'
  return relationshipType ? 'simple' : null
}

const checkKind = (relationship: Kind): Finding[] => {
  if (!kindOf(relationship)) return [{ field: 'relationshipType', message: required }]
  if (relationship.relationshipType && relationship.maritalStatus)
    return [{ field: 'maritalStatus', message: 'relationshipKindMismatch' }]
  return []
}

const checkPerson = ({ relatedPersonId, relationshipWithoutPerson }: RelationshipChanges): Finding[] =>
  relatedPersonId || relationshipWithoutPerson ? [] : [{ field: 'relatedPersonId', message: required }]

const ends = ['marriageDate', 'divorceDate'] as const

/**
 * A marriage begins before it ends, and neither lies before the birth or behind today; the same day is fine: spec 2
 * section 5.
 */
export const checkMarriageDates = (marriage: Dates, dateOfBirth?: string | null, now: string = today()): Finding[] => {
  const { marriageDate, divorceDate } = marriage
  const findings: Finding[] = ends
    .filter((field) => (marriage[field] ?? '') > now)
    .map((field) => ({ field, message: 'person.validation.in-future' }))
  if (marriageDate && divorceDate && marriageDate > divorceDate)
    findings.push({ field: 'marriageDate', message: 'marriageDateBeforeDivorceDate' })
  if (dateOfBirth && marriageDate && dateOfBirth > marriageDate)
    findings.push({ field: 'marriageDate', message: 'birthDateBeforeMarriageDate' })
  if (dateOfBirth && divorceDate && dateOfBirth > divorceDate)
    findings.push({ field: 'divorceDate', message: 'birthDateBeforeDivorceDate' })
  return findings
}

/**
 * Every rule of one relationship: spec 2 section 5.
 *
 * @param dateOfBirth of the person who is edited, `YYYY-MM-DD`.
 */
export const checkRelationship = (relationship: RelationshipChanges, dateOfBirth?: string | null): Finding[] => [
  ...checkKind(relationship),
  ...checkPerson(relationship),
  ...checkMarriageDates(relationship, dateOfBirth),
]

/** A relationship keeps its kind for good: spec 2 section 4. */
export const checkSameKind = (before: Kind, after: Kind): Finding[] => {
  const kind = kindOf(after)
  if (!kind || kind === kindOf(before)) return []
  return [{ field: kind === 'marital' ? 'maritalStatus' : 'relationshipType', message: 'relationshipKindMismatch' }]
}

/** A birth that moves behind a stored marriage or divorce is named at the birth. */
export const checkBirthBeforeMarriages = (dateOfBirth: string | null, marriages: Dates[]): Finding[] =>
  marriages
    .flatMap((marriage) => checkMarriageDates(marriage, dateOfBirth))
    .filter(({ message }) => message.startsWith('birthDate'))
    .slice(0, 1)
    .map(({ message }) => ({ field: 'dateOfBirth', message }))

/** @returns the fields as they are stored: nobody is linked where that is meant, and only a marriage has its dates. */
export const storedRelationship = (sent: RelationshipChanges): Partial<RelationshipFields> => {
  const { relationshipWithoutPerson, ...fields } = sent
  const nobody = relationshipWithoutPerson ? { relatedPersonId: null } : {}
  const unmarried = kindOf(fields) === 'simple' ? Object.fromEntries(marriageFields.map((field) => [field, null])) : {}
  return { ...fields, ...nobody, ...unmarried }
}

type Row = Kind & { id: number; relatedPersonId: number | null }

/**
 * The rows of a relationship table: marriages first, then the others, each person once. Rows without a person are all
 * kept: spec 2 section 2.
 */
export const relationshipRows = <R extends Row>(relationships: readonly R[]): R[] => {
  const marriages = relationships.filter((row) => kindOf(row) === 'marital')
  const others = relationships.filter((row) => kindOf(row) !== 'marital')
  const seen = new Set<number>()
  return [...marriages, ...others].filter(({ relatedPersonId }) => {
    if (relatedPersonId === null) return true
    if (seen.has(relatedPersonId)) return false
    seen.add(relatedPersonId)
    return true
  })
}
