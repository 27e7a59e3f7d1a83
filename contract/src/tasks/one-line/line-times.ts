import { foundAt } from './line-text'

/** A time of day in a text, with its end where that is said. */
export interface NamedTime {
  start: number
  end: number
  /** `HH:mm`. */
  time: string
  until: string | null
}

const order = 'eins? zwei drei vier f(?:ü|ue)nf sechs sieben acht neun zehn elf zw(?:ö|oe)lf'.split(' ')
const numbers = order.join('|')
const orderly = order.map((number) => new RegExp(`^${number}$`, 'iu'))
const end = '(?![\\p{L}\\p{N}])'
const pattern = (source: string) => new RegExp(source, 'iuy')

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?'
const span = pattern(
  `${clock}(\\s{0,2}uhr)?\\s{0,2}(?:-|–|—|bis|to)\\s{0,2}${clock}(\\s{0,2}(?:uhr|h)${end})?(?![\\d:.])`,
)
const hours = pattern(`${clock}\\s{0,2}(?:uhr|h)(?:\\s{1,2}(\\d{2})(?![\\d.:]))?${end}`)
const digital = pattern('(\\d{1,2}):(\\d{2})(?![\\d:])')
const after = pattern(`${clock}(?![\\d:])(?!\\.\\d)`)
const spoken = pattern(
  `(halb|viertel\\s{1,2}(?:nach|vor)|dreiviertel|(?:f(?:ü|ue)nf|zehn|zwanzig)\\s{1,2}(?:nach|vor))\\s{1,2}(${numbers}|\\d{1,2})(?:\\s{1,2}uhr)?${end}`,
)
const inWords = pattern(`(${numbers})\\s{1,2}uhr${end}`)
const laterHalf = pattern(
  `\\s{1,2}(nachmittags|abends|vormittags|morgens|mittags)${end}|\\s{0,2}(p\\.m\\.|pm(?![-\\p{L}\\p{N}]))`,
)
const leading = /(?:^|[\s,;])(?:um|gegen|ab|at)\s{1,2}$/iu

const timeOf = (hour: number, minute: number): string | undefined =>
  hour <= 23 && minute <= 59 && hour >= 0
    ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : undefined

const hourOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : orderly.findIndex((number) => number.test(word)) + 1

function spokenTime(manner: string, hour: number): string | undefined {
  if (hour < 1 || hour > 24) return undefined
  const [first = '', relation] = manner.toLowerCase().split(/\s+/)
  if (first === 'halb') return timeOf(hour - 1, 30)
  if (first === 'dreiviertel') return timeOf(hour - 1, 45)
  const minutes = first === 'viertel' ? 15 : first === 'zehn' ? 10 : first === 'zwanzig' ? 20 : 5
  return relation === 'nach' ? timeOf(hour, minutes) : timeOf(hour - 1, 60 - minutes)
}

function spanAt(text: string, index: number): NamedTime | undefined {
  const found = foundAt(span, text, index)
  if (!found) return undefined
  const [whole, hour = '', minute, said, hourEnd = '', minuteEnd, saidEnd] = found
  // Two numbers alone may be anything.
  if (!said && !saidEnd && !(whole.includes(':') && minute && minuteEnd)) return undefined
  const time = timeOf(Number(hour), Number(minute ?? 0))
  const until = timeOf(Number(hourEnd), Number(minuteEnd ?? 0))
  if (!time || !until || until <= time) return undefined
  return { start: index, end: index + whole.length, time, until }
}

const withHalf = (text: string, time: NamedTime): NamedTime => {
  const half = foundAt(laterHalf, text, time.end)
  if (!half) return time
  const hour = Number(time.time.slice(0, 2))
  const isLater = /^(?:nach|ab|p)/i.test(half[1] ?? half[2] ?? '') && hour < 12
  return { ...time, end: time.end + half[0].length, time: isLater ? `${hour + 12}${time.time.slice(2)}` : time.time }
}

function momentAt(text: string, index: number): NamedTime | undefined {
  const named = (found: RegExpExecArray, time: string | undefined): NamedTime | undefined =>
    time === undefined ? undefined : withHalf(text, { start: index, end: index + found[0].length, time, until: null })
  const exact = foundAt(hours, text, index)
  if (exact) return named(exact, timeOf(Number(exact[1]), Number(exact[2] ?? exact[3] ?? 0)))
  const colon = foundAt(digital, text, index)
  if (colon) return named(colon, timeOf(Number(colon[1]), Number(colon[2])))
  const before = text.slice(Math.max(0, index - 8), index)
  const bare = leading.test(before) ? foundAt(after, text, index) : null
  if (bare) return named(bare, timeOf(Number(bare[1]), Number(bare[2] ?? 0)))
  const manner = foundAt(spoken, text, index)
  if (manner) return named(manner, spokenTime(manner[1] ?? '', hourOf(manner[2] ?? '')))
  const words = foundAt(inWords, text, index)
  return words ? named(words, timeOf(hourOf(words[1] ?? ''), 0)) : undefined
}

/** The time that begins to be named at a place of a text: `9 Uhr`, `9:30`, `halb zehn`, `9-11 Uhr`. */
export function timeAt(text: string, index: number): NamedTime | undefined {
  // The end of a span that was not understood is no time by itself, and a figure behind a point or comma none either.
  if (/[\d:.,+][-–—.,:]?$/.test(text.slice(Math.max(0, index - 2), index))) return undefined
  return spanAt(text, index) ?? momentAt(text, index)
}
