import { type FederalState, federalStateNames, federalStates } from '@pietas/contract/kit'
import type { Holiday } from '@pietas/contract/legal-entities'
import { getHolidays, type HolidayType, type Region } from 'feiertagejs'
import { landOf } from '../kit/places'

const names: Record<HolidayType, Holiday['name']> = {
  NEUJAHRSTAG: { de: 'Neujahr', en: "New Year's Day" },
  HEILIGEDREIKOENIGE: { de: 'Heilige Drei Könige', en: 'Epiphany' },
  WELTFRAUENTAG: { de: 'Internationaler Frauentag', en: "International Women's Day" },
  KARFREITAG: { de: 'Karfreitag', en: 'Good Friday' },
  OSTERSONNTAG: { de: 'Ostersonntag', en: 'Easter Sunday' },
  OSTERMONTAG: { de: 'Ostermontag', en: 'Easter Monday' },
  TAG_DER_ARBEIT: { de: 'Tag der Arbeit', en: 'Labour Day' },
  CHRISTIHIMMELFAHRT: { de: 'Christi Himmelfahrt', en: 'Ascension Day' },
  PFINGSTSONNTAG: { de: 'Pfingstsonntag', en: 'Whit Sunday' },
  PFINGSTMONTAG: { de: 'Pfingstmontag', en: 'Whit Monday' },
  FRONLEICHNAM: { de: 'Fronleichnam', en: 'Corpus Christi' },
  AUGSBURGER_FRIEDENSFEST: { de: 'Augsburger Friedensfest', en: 'Augsburg Peace Festival' },
  MARIAHIMMELFAHRT: { de: 'Mariä Himmelfahrt', en: 'Assumption Day' },
  WELTKINDERTAG: { de: 'Weltkindertag', en: "World Children's Day" },
  DEUTSCHEEINHEIT: { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' },
  REFORMATIONSTAG: { de: 'Reformationstag', en: 'Reformation Day' },
  ALLERHEILIGEN: { de: 'Allerheiligen', en: "All Saints' Day" },
  BUBETAG: { de: 'Buß- und Bettag', en: 'Day of Repentance and Prayer' },
  ERSTERWEIHNACHTSFEIERTAG: { de: '1. Weihnachtstag', en: 'Christmas Day' },
  ZWEITERWEIHNACHTSFEIERTAG: { de: '2. Weihnachtstag', en: 'Boxing Day' },
}

const regionOf = (state: FederalState | null): Region => (state ? (state.slice(3) as Region) : 'BUND')

/** @returns the public holidays of a Land between two days, both included; without one, those of all Länder. */
export const holidaysOf = (state: FederalState | null, from: string, to: string): Holiday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return years
    .flatMap((year) => getHolidays(year, regionOf(state)))
    .map(({ name, dateString }) => ({ date: dateString, name: names[name] }))
    .filter(({ date }) => date >= from && date <= to)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Where a legal entity is. */
export type Seat = { zipCode: string; federalState: FederalState | null }

/** The Land whose holidays count at a legal entity: the one that it names, else that of its postal code. */
export const landOfSeat = async ({ federalState, zipCode }: Seat): Promise<FederalState | null> => {
  if (federalState) return federalState
  const land = await landOf(zipCode)
  return federalStates.find((state) => federalStateNames[state] === land) ?? null
}
