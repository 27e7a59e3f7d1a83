import { type PersonRow, personLine } from '@pietas/contract/persons'
import type { Translate } from '../kit/i18n'

/** Birth, death and age in a line, the years in the language of the screen. */
export const lifeLine = (person: Pick<PersonRow, 'dateOfBirth' | 'deceased' | 'deceasedAt'>, t: Translate): string =>
  personLine(person, undefined, (count) => t('person.years', { count }))
