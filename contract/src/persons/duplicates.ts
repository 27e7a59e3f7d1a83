import { foldedName } from './phonetics'

type Identity = {
  firstName: string
  lastName: string
  dateOfBirth?: string | null
  city?: string | null
  street?: string | null
}

const alike = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other) && foldedName(one ?? '') === foldedName(other ?? '')

/**
 * How likely two persons with the same birth date, or none that is known, and the same sound of name are one: decisions
 * section 5.
 *
 * @returns a score from 0 to 1 and what speaks for it, as keys.
 */
export const likeness = (one: Identity, other: Identity): { score: number; reasons: string[] } => {
  const sameName = alike(one.firstName, other.firstName) && alike(one.lastName, other.lastName)
  const sameAddress = alike(one.city, other.city) && alike(one.street, other.street)
  const isBornKnown = one.dateOfBirth !== null
  const born = isBornKnown ? ['sameBirthDate'] : []
  const reasons = [...born, sameName ? 'sameName' : 'similarName', ...(sameAddress ? ['sameAddress'] : [])]
  const score = (sameName ? 0.9 : 0.7) + (sameAddress ? 0.1 : 0) - (isBornKnown ? 0 : 0.4)
  return { score: Math.round(score * 100) / 100, reasons }
}
