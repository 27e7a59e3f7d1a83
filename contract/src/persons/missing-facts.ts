import type { ListedFields } from './fields'

/** What is asked for sooner or later of everybody, of the living, or of the dead before a death can be registered. */
export const missingFacts = ['dateOfBirth', 'contact', 'deceasedAt', 'placeOfDeath', 'placeOfBirth', 'city'] as const
export type MissingFact = (typeof missingFacts)[number]

type Known = Partial<
  Pick<
    ListedFields,
    | 'dateOfBirth'
    | 'deceased'
    | 'deceasedAt'
    | 'placeOfDeath'
    | 'placeOfBirth'
    | 'city'
    | 'phone'
    | 'email'
    | 'contactDetails'
  >
>

/**
 * What is not known of a person yet. Of everybody the day of birth; of the living a way to reach them; of the dead what
 * the registry office enters: when and where they died, where they were born and where they lived. The list filters by
 * the column `facts_missing`, which says the same (migration 2026-11-27-11).
 */
export const missingFactsOf = (person: Known): MissingFact[] => {
  const isReachable = Boolean(person.phone || person.email || person.contactDetails?.length)
  const ofTheDead = ['deceasedAt', 'placeOfDeath', 'placeOfBirth', 'city'] as const
  return [
    ...(person.dateOfBirth ? [] : (['dateOfBirth'] as const)),
    ...(person.deceased || isReachable ? [] : (['contact'] as const)),
    ...(person.deceased ? ofTheDead.filter((fact) => !person[fact]) : []),
  ]
}
