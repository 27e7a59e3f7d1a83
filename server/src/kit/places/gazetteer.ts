import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Place } from '@pietas/contract/kit'
import { maxPlaces, placeOf } from './found'
import { readTyped } from './typed-address'

type City = { name: string; state: string; postalCodes: string[] }

/** One town as one line: the words it is found by, then name, Land and postal codes. */
type Line = string
const border = '\t'

const simple = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

const spelled = (text: string): string => simple(text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

// Umlauts are found in both spellings, as in every other search of the product.
const lineOf = ({ name, state, postalCodes }: City): Line => {
  const lower = name.normalize('NFC').toLowerCase()
  const words = new Set([...wordsOf(spelled(lower)), ...wordsOf(simple(lower)), ...postalCodes])
  return [` ${[...words].join(' ')}`, name, state, postalCodes.join(' ')].join(border)
}

// Where a postal code covers several towns the list says `Zittau u.a.`; that is no name to put into an address.
const merged = (cities: City[]): City[] => {
  const byName = new Map<string, City>()
  for (const city of cities) {
    const name = city.name.replace(/\s*\bu\.\s?a\.$/, '')
    const key = `${name}|${city.state}`
    const codes = [...(byName.get(key)?.postalCodes ?? []), ...city.postalCodes]
    byName.set(key, { name, state: city.state, postalCodes: [...new Set(codes)].sort() })
  }
  return [...byName.values()]
}

const read = async (): Promise<Line[]> => {
  const file = createRequire(import.meta.url).resolve('german-metadata/data/cities.json')
  return merged(JSON.parse(await readFile(file, 'utf8')) as City[]).map(lineOf)
}

// Less than a megabyte of lines, read when somebody first searches: most servers at rest never need it.
let lines: Promise<Line[]> | undefined

/** @returns the German name of the Land that a postal code lies in, or null for one that nobody has. */
export const landOf = async (zipCode: string): Promise<string | null> => {
  if (!/^\d{5}$/.test(zipCode)) return null
  lines ??= read()
  const line = (await lines).find((one) => one.includes(zipCode))
  return line === undefined ? null : townOf(line).state
}

type Town = { name: string; state: string; codes: string[] }

const townOf = (line: Line): Town => {
  const [, name = '', state = '', codes = ''] = line.split(border)
  return { name, state, codes: codes.split(' ').filter(Boolean) }
}

// A name that is meant exactly comes first, then large towns: they have many postal codes.
const rank = (town: Town, typed: string): number =>
  (spelled(town.name.toLowerCase()) === typed ? 1000 : 0) + town.codes.length

const codesOf = (town: Town, digits: string | undefined): (string | null)[] => {
  if (digits) return town.codes.filter((code) => code.startsWith(digits))
  return town.codes.length === 1 ? town.codes : [null, ...town.codes]
}

/**
 * Looks typed text up in the list of German towns that comes with Pietas: town or postal code, with a street in
 * front if one is typed. The list knows no streets and no positions, so the street is taken as it was typed.
 */
export const lookUp = async (query: string): Promise<Place[]> => {
  lines ??= read()
  const { town: typed, street, streetNumber } = readTyped(query)
  const words = wordsOf(spelled(typed.normalize('NFC').toLowerCase())).slice(0, 8)
  if (words.length === 0) return []
  const towns = (await lines).filter((line) => words.every((word) => line.includes(` ${word}`))).map(townOf)
  const name = words.filter((word) => !/^\d/.test(word)).join(' ')
  towns.sort((one, other) => rank(other, name) - rank(one, name) || one.name.localeCompare(other.name, 'de'))
  const digits = words.find((word) => /^\d+$/.test(word))
  const choices = towns.slice(0, maxPlaces).map((town) => ({ town, codes: codesOf(town, digits) }))
  // Each town once, before the further postal codes of the first ones fill the list.
  const first = choices.flatMap(({ town, codes }) => codes.slice(0, 1).map((zipCode) => ({ town, zipCode })))
  const further = choices.flatMap(({ town, codes }) => codes.slice(1).map((zipCode) => ({ town, zipCode })))
  return [...first, ...further]
    .slice(0, maxPlaces)
    .map(({ town, zipCode }) =>
      placeOf(
        'gazetteer',
        { name: null, street, streetNumber, zipCode, city: town.name, country: 'Deutschland', lat: null, lng: null },
        town.state === town.name ? '' : town.state,
      ),
    )
}
