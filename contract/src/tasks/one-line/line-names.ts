import type { TaskType } from '../enums'
import { type Word, wordsOf } from './line-text'

interface Named {
  id: number
  name: string
}

/** Whoever and whatever a line may name; whoever reads the line hands it over. */
export interface KnownNames {
  /** Each kind with the words that stand for it. */
  types: readonly { type: TaskType; words: readonly string[] }[]
  users: readonly { id: number; firstName: string; lastName: string }[]
  cars: readonly (Named & { licensePlate: string })[]
  resources: readonly Named[]
  partners: readonly Named[]
  /** By the name of the deceased. */
  processes: readonly Named[]
}

/** What a name in a line stands for. */
export type Meaning =
  | { what: 'type'; type: TaskType }
  | ({ what: 'user' } & Named)
  | ({ what: 'car' } & Named)
  | ({ what: 'resource' } & Named)
  | ({ what: 'process' } & Named)
  | ({ what: 'partner' } & Named)

interface Form {
  words: readonly string[]
  meaning: Meaning
  /** A word that is an ordinary one when it is written small. */
  needsCapital: boolean
  /** The beginning of a longer name; it counts where nothing else could belong to it. */
  isBeginning: boolean
}

export type NameIndex = ReadonlyMap<string, readonly Form[]>

const plainWords = (name: string): string[] => wordsOf(name.normalize('NFC')).map(({ plain }) => plain)
const shortest = 3
const shortestBeginning = 5

const keyOf = (meaning: Meaning): string => (meaning.what === 'type' ? meaning.type : `${meaning.what} ${meaning.id}`)

/** The ways to name somebody of the staff: in full, by one of several first names, by one name alone. */
const waysToName = (first: string[], last: string[]): string[][] => [
  [...first, ...last],
  ...(first.length > 1 ? first.map((one) => [one, ...last]) : []),
  last,
  first,
  ...(first.length > 1 ? first.map((one) => [one]) : []),
]

/** The names by their first words. What two could be meant by stands for nobody. */
export function indexOfNames(known: KnownNames): NameIndex {
  const forms = new Map<string, (Form & { by: string }) | null>()
  const add = (words: string[], meaning: Meaning, needsCapital = words.length === 1, isBeginning = false) => {
    if (words.length === 0 || words.join('').length < 2) return
    const key = words.join(' ')
    const by = keyOf(meaning)
    const there = forms.get(key)
    if (there?.by === by) return
    // A whole name goes before the beginning of a longer one.
    if (there && isBeginning && !there.isBeginning) return
    forms.set(key, there === undefined ? { words, meaning, needsCapital, isBeginning, by } : null)
  }
  for (const { type, words } of known.types)
    for (const word of words) add(plainWords(word), { what: 'type', type }, false)
  for (const { id, firstName, lastName } of known.users) {
    const meaning = { what: 'user', id, name: `${firstName} ${lastName}` } as const
    for (const way of waysToName(plainWords(firstName), plainWords(lastName)))
      if (way.join('').length >= shortest) add(way, meaning)
  }
  for (const { id, name, licensePlate } of known.cars) {
    add(plainWords(name), { what: 'car', id, name }, false)
    add([plainWords(licensePlate).join('')], { what: 'car', id, name }, false)
  }
  for (const { id, name } of known.resources) add(plainWords(name), { what: 'resource', id, name })
  for (const { id, name } of known.processes) add(plainWords(name), { what: 'process', id, name })
  for (const { id, name } of known.partners) add(plainWords(name), { what: 'partner', id, name })
  for (const { id, name } of known.partners) {
    const words = plainWords(name)
    const meaning = { what: 'partner', id, name } as const
    for (let count = 1; count < words.length; count += 1)
      if (words.slice(0, count).join('').length >= shortestBeginning) add(words.slice(0, count), meaning, true, true)
  }
  const index = new Map<string, Form[]>()
  for (const form of forms.values())
    if (form) index.set(form.words[0] ?? '', [...(index.get(form.words[0] ?? '') ?? []), form])
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length)
  return index
}

const isSpace = (text: string): boolean => text.length <= 4 && /^[\s\-–.'’/&]*$/.test(text)

export interface FoundName {
  meaning: Meaning
  /** How many words it takes. */
  count: number
  isBeginning: boolean
}

// A number plate is written with or without its dash and space.
const mostPlateWords = 3

/** The longest name that begins at a word. @param isAddressed an `@` or `für` stands before it. */
export function nameAt(
  index: NameIndex,
  text: string,
  words: readonly Word[],
  at: number,
  isAddressed: boolean,
): FoundName | undefined {
  const first = words[at]
  if (!first) return undefined
  const follows = (count: number) =>
    Array.from({ length: count - 1 }, (_, before) => before).every((before) => {
      const one = words[at + before]
      const next = words[at + before + 1]
      return one && next && isSpace(text.slice(one.end, next.start))
    })
  const fits = ({ words: wanted, needsCapital }: Form) =>
    (first.isCapital || isAddressed || !needsCapital) &&
    wanted.every((word, offset) => words[at + offset]?.plain === word) &&
    follows(wanted.length)
  const form = index.get(first.plain)?.find(fits)
  if (form) return { meaning: form.meaning, count: form.words.length, isBeginning: form.isBeginning }
  for (let count = 2; count <= mostPlateWords; count += 1) {
    const parts = words.slice(at, at + count)
    if (parts.length < count || !follows(count)) return undefined
    const plate = index.get(parts.map(({ plain }) => plain).join(''))?.find((one) => one.meaning.what === 'car')
    if (plate && plate.words.length === 1) return { meaning: plate.meaning, count, isBeginning: false }
  }
  return undefined
}
