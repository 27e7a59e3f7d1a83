import { foundAt } from './line-text'

/** A postal address in a text, as far as it is written out. */
export interface WrittenAddress {
  start: number
  end: number
  street: string | null
  streetNumber: string | null
  zipCode: string | null
  city: string | null
}

const kinds = 'stra(?:ß|ss)e|str\\.|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig'
const lead = '(?:(?:Am|An|Auf|Im|In|Zum|Zur|Unter)\\s(?:de[mnr]\\s)?)?'
// Either one word, `Hauptstraße`, or one in front of it, `Bonner Straße`.
const street = new RegExp(
  `(${lead}\\p{Lu}[\\p{L}-]{0,40}(?:(?<=\\p{Ll})(?:${kinds})|[\\s-](?:${kinds}))(?<![\\s-]str))\\s{0,2}(\\d{1,4}\\s?[a-z]?)(?![\\p{L}\\d:.]\\S)`,
  'iuy',
)
const place = /(\d{5})\s{1,2}(\p{Lu}[\p{L}-]{1,40}(?:\s(?:am|an der|im|in)\s\p{Lu}[\p{L}-]{1,40})?)/uy
const gap = /\s{0,2},?\s{0,2}/y

/** The address that begins at a place of a text: a street with its number, a town with its post code, or both. */
export function addressAt(text: string, index: number): WrittenAddress | undefined {
  const first = /^\p{Lu}/u.test(text.slice(index, index + 2)) ? foundAt(street, text, index) : null
  const stop = first ? index + first[0].trimEnd().length : index
  const between = first ? (foundAt(gap, text, stop)?.[0].length ?? 0) : 0
  const town = foundAt(place, text, stop + between)
  if (!first && !town) return undefined
  return {
    start: index,
    end: town ? stop + between + town[0].length : stop,
    street: first?.[1]?.trim() ?? null,
    streetNumber: first?.[2]?.trim() ?? null,
    zipCode: town?.[1] ?? null,
    city: town?.[2] ?? null,
  }
}
