import { addDays } from '../../kit/days'
import type { WallTime } from '../../kit/instants'
import { isTimed, type TaskType } from '../enums'
import { addressAt, type WrittenAddress } from './line-addresses'
import { dayAt } from './line-days'
import { indexOfNames, type KnownNames, type Meaning, type NameIndex, nameAt } from './line-names'
import { joined, type Word, wordsOf } from './line-text'
import { timeAt } from './line-times'

type Role = 'address' | 'destination'
type Written = Pick<WrittenAddress, 'street' | 'streetNumber' | 'zipCode' | 'city'>

/** What a part of a line says. */
export type Said =
  | Exclude<Meaning, { what: 'partner' }>
  | { what: 'day'; day: string }
  /** `until` is the end of a span. */
  | { what: 'time'; time: string; until: string | null }
  /** A partner by its id, or an address that is written out. */
  | { what: 'place'; role: Role; id: number | null; name: string; written: Written | null }

/** A part of a line that was understood, and where its words stand in the text. */
export type LinePart = Said & { start: number; end: number; text: string }

/** A task in one line as it was understood. */
export interface ReadLine {
  /** The line that the places of the parts belong to. */
  text: string
  parts: LinePart[]
  /** What was not understood. */
  title: string
  /** The pieces of it, between what was understood: for whoever can look up names. */
  pieces: string[]
  type: TaskType
  /** The day that is named, or of a time alone the next day on which it is that time. */
  day: string | null
  time: string | null
  until: string | null
}

/** What is to be known to read a line. */
export interface LineFacts {
  now: WallTime
  known: KnownNames
  /** The kind of a task that names none. */
  usualType: TaskType
  /** What somebody has taken back: keys of parts, as `partKey` makes them. */
  refused?: ReadonlySet<string>
}

/** The same for the same words with the same meaning, wherever they stand. */
export const partKey = ({ what, text }: Pick<LinePart, 'what' | 'text'>): string => `${what} ${text.toLowerCase()}`

const before = (text: string, start: number, length = 8): string => text.slice(Math.max(0, start - length), start)
const arrow = /(?:→|->)\s{0,2}$/u

// Words that say how a part belongs to the rest, and go with it.
const leading: Readonly<Record<Said['what'], readonly string[]>> = {
  type: [],
  day: ['am', 'zum', 'bis', 'on', 'by'],
  time: ['um', 'gegen', 'ab', 'at', 'von'],
  user: ['fuer', 'for', 'durch'],
  car: ['mit', 'with'],
  resource: ['mit', 'with', 'in'],
  process: ['vorgang', 'fall', 'case'],
  place: ['von', 'vom', 'aus', 'from', 'nach', 'zum', 'zur', 'to', 'bei', 'beim', 'im', 'in', 'am', 'at'],
}
const towards = new Set(['nach', 'zum', 'zur', 'to'])
const from = new Set(['von', 'vom', 'aus', 'from'])

interface Found {
  said: Said
  start: number
  end: number
}

class LineReader {
  readonly words: readonly Word[]
  readonly index: NameIndex
  readonly processes: ReadonlyMap<number, string>

  constructor(
    readonly text: string,
    readonly facts: LineFacts,
  ) {
    this.words = wordsOf(text)
    this.index = indexOfNames(facts.known)
    this.processes = new Map(facts.known.processes.map(({ id, name }) => [id, name]))
  }

  isRefused(found: Found): boolean {
    return (
      this.facts.refused?.has(partKey({ what: found.said.what, text: this.text.slice(found.start, found.end) })) ??
      false
    )
  }

  /** What begins at a word, apart from places that only the beginning of a name stands for. */
  plainlyAt(at: number): Found[] {
    const { text, facts } = this
    const start = this.words[at]?.start ?? 0
    const found: Found[] = []
    const time = timeAt(text, start)
    if (time) found.push({ ...time, said: { what: 'time', time: time.time, until: time.until } })
    const day = dayAt(text, start, facts.now.day)
    if (day) found.push({ start: day.start, end: day.end, said: { what: 'day', day: day.day } })
    const process = this.processAt(at)
    if (process) found.push(process)
    const name = this.nameAt(at, false)
    if (name) found.push(name)
    const address = addressAt(text, start)
    if (address) {
      const { start: _start, end, ...written } = address
      const said = { what: 'place', role: 'address', id: null, name: text.slice(start, end), written } as const
      found.push({ start, end, said })
    }
    return found.filter((one) => !this.isRefused(one))
  }

  processAt(at: number): Found | undefined {
    const word = this.words[at]
    if (!word || !/^\d{1,9}$/.test(word.plain)) return undefined
    const id = Number(word.plain)
    const name = this.processes.get(id)
    const isSigned = this.text[word.start - 1] === '#'
    const previous = this.words[at - 1]
    const isNamed = previous !== undefined && leading.process.includes(previous.plain)
    if (name === undefined || !(isSigned || isNamed)) return undefined
    return { said: { what: 'process', id, name }, start: word.start - Number(isSigned), end: word.end }
  }

  nameAt(at: number, beginnings: boolean): Found | undefined {
    const { text, words } = this
    const first = words[at]
    if (!first) return undefined
    const isAddressed = text[first.start - 1] === '@' || words[at - 1]?.plain === 'fuer'
    const found = nameAt(this.index, text, words, at, isAddressed)
    if (!found || found.isBeginning !== beginnings) return undefined
    const { meaning, count } = found
    const end = words[at + count - 1]?.end ?? first.end
    const start = meaning.what === 'user' && text[first.start - 1] === '@' ? first.start - 1 : first.start
    if (meaning.what !== 'partner') return { said: meaning, start, end }
    return { said: { what: 'place', role: 'address', id: meaning.id, name: meaning.name, written: null }, start, end }
  }

  /** Whether nothing more can belong to the name that ends here. */
  isFinished(end: number, at: number): boolean {
    const next = this.words[at]
    if (!next || /^\s*[,;()→>-]/u.test(this.text.slice(end, end + 6))) return true
    return (
      [...towards, ...from, ...leading.time, ...leading.day, ...leading.car].includes(next.plain) ||
      this.plainlyAt(at).length > 0
    )
  }

  wordAfter(at: number, end: number): number {
    let next = at
    while (next < this.words.length && (this.words[next]?.start ?? 0) < end) next += 1
    return next
  }

  foundAt(at: number): Found[] {
    const found = this.plainlyAt(at)
    if (found.length > 0) return found
    const beginning = this.nameAt(at, true)
    if (!beginning || this.isRefused(beginning)) return []
    return this.isFinished(beginning.end, this.wordAfter(at, beginning.end)) ? [beginning] : []
  }
}

const single = new Set<Said['what']>(['type', 'day', 'time', 'car', 'process'])

/** All that may be meant, before anybody has looked at the kind. */
function foundIn(reader: LineReader): LinePart[] {
  const { text, words } = reader
  const parts: LinePart[] = []
  // What was passed over; a kind stands in front of everything else that is said.
  const passed: number[] = []
  // `am`, or `bis zum`: the words in front that go with a part, the nearest first.
  const leadOf = ({ said }: Found, at: number): Word[] => {
    const led: Word[] = []
    for (let one = at - 1; one >= at - 2 && passed.at(at - 1 - one === 0 ? -1 : -2) === one; one -= 1) {
      const word = words[one]
      const next = words[one + 1]
      const isNear = word && next && /^\s{1,3}[#@]?$/.test(text.slice(word.end, next.start))
      if (!word || !isNear || !leading[said.what].includes(word.plain)) break
      led.push(word)
    }
    return led
  }
  let at = 0
  while (at < words.length) {
    const has = (what: Said['what']) => parts.some((part) => part.what === what)
    const fits = ({ said }: Found) => {
      if (single.has(said.what) && has(said.what)) return false
      if (said.what === 'place') return parts.filter((part) => part.what === 'place').length < 2
      if (said.what !== 'type') return true
      return passed.length === 0
    }
    const found = reader.foundAt(at).find(fits)
    if (!found) {
      passed.push(at)
      at += 1
      continue
    }
    const led = leadOf(found, at)
    for (const _ of led) passed.pop()
    const isPlace = found.said.what === 'place'
    const pointing = isPlace ? arrow.exec(before(text, found.start)) : null
    const start = led.at(-1)?.start ?? found.start - (pointing?.[0].length ?? 0)
    const said =
      found.said.what === 'place' ? placed(found.said, led[0]?.plain ?? '', pointing !== null, parts) : found.said
    parts.push({ ...said, start, end: found.end, text: text.slice(found.start, found.end) })
    at = reader.wordAfter(at, found.end)
  }
  return parts
}

type PlaceSaid = Extract<Said, { what: 'place' }>

/** A place is where it begins unless something says that it leads there, or the beginning is known already. */
function placed(said: PlaceSaid, word: string, isPointed: boolean, parts: readonly LinePart[]): PlaceSaid {
  const taken = new Set(parts.flatMap((part) => (part.what === 'place' ? [part.role] : [])))
  const wanted: Role = isPointed || towards.has(word) ? 'destination' : 'address'
  const other: Role = wanted === 'address' ? 'destination' : 'address'
  return { ...said, role: taken.has(wanted) ? other : wanted }
}

/** Leaves out what a task of the kind has no place for: its words stay in the title. */
function fittingTo(type: TaskType, parts: readonly LinePart[]): LinePart[] {
  const firstUser = parts.find(({ what }) => what === 'user')
  return parts.filter((part) => {
    if (part.what === 'place') return isTimed(type) && (part.role === 'address' || type === 'TRANSPORTATION')
    if (part.what === 'car' || part.what === 'resource') return isTimed(type)
    if (part.what === 'user') return isTimed(type) || part === firstUser
    if (part.what === 'time') return part.until === null || isTimed(type)
    return true
  })
}

const partOf = <What extends Said['what']>(parts: readonly LinePart[], what: What) =>
  parts.find((part): part is Extract<LinePart, { what: What }> => part.what === what)

function dayFor(parts: readonly LinePart[], now: WallTime): string | null {
  const day = partOf(parts, 'day')?.day
  const time = partOf(parts, 'time')?.time
  if (day !== undefined || time === undefined) return day ?? null
  return time > now.time ? now.day : addDays(now.day, 1)
}

/**
 * Reads a task that is written in one line: `Überführung morgen 9 Uhr Klinikum, Transporter 1`. Nothing is guessed:
 * what two could be meant by, or what the kind has no place for, stays in the title. The time that it takes grows with
 * the length of the line and no faster.
 */
export function readLine(line: string, facts: LineFacts): ReadLine {
  const text = line.normalize('NFC')
  const all = foundIn(new LineReader(text, facts))
  const type = partOf(all, 'type')?.type ?? facts.usualType
  const parts = fittingTo(type, all)
  const stops = [...parts.map(({ start, end }) => ({ start, end })), { start: text.length, end: text.length }]
  const between = stops.map(({ start }, at) => text.slice(stops[at - 1]?.end ?? 0, start))
  const time = partOf(parts, 'time')
  const title = joined(between) || (partOf(parts, 'type')?.text ?? '')
  const pieces = between.flatMap((piece) => piece.split(/[,;]/)).map((piece) => joined([piece]))
  return {
    text,
    parts,
    title,
    pieces: pieces.filter((piece) => piece !== ''),
    type,
    day: dayFor(parts, facts.now),
    time: time?.time ?? null,
    until: time?.until ?? null,
  }
}
