import { addDays, mondayOf, weekdayOf } from '../../kit/days'
import { foundAt } from './line-text'

/** A day that is named in a text, and where its words stand. */
export interface NamedDay {
  start: number
  end: number
  day: string
}

const end = '(?![\\p{L}\\p{N}])'
const pattern = (source: string) => new RegExp(`${source}${end}`, 'iuy')

const near = pattern('(?:(heute|today)|((?:ü|ue)bermorgen)|(morgen|tomorrow))')
const later = pattern(
  'in\\s{1,3}(\\d{1,3}|eine[mr]?|zwei|drei|vier|f(?:ü|ue)nf|sechs|sieben|acht|neun|zehn|a|one|two|three)\\s{1,3}(tag(?:en|e)?|days?|wochen?|weeks?)',
)
const written = /(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})|(\d{2}))?(?![\p{L}\d.])/uy
const bare = /(\d{1,2})\.(\d{2})(?![\d.:]|\s?(?:uhr|h|€|eur|kg|k?m|cm|%)(?!\p{L}))/iuy
const iso = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y
const months = 'jan feb m(?:ä|ae)r apr mai jun jul aug sep okt nov dez'.split(' ')
const inWords = pattern(
  '(\\d{1,2})\\.\\s{0,2}(jan(?:uar)?|feb(?:ruar)?|m(?:ä|ae)rz?|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?:\\.?\\s{1,2}(\\d{4}))?',
)
const names = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend'
const english = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const weekday = pattern(
  `(?:((?:ü|ue)bern(?:ä|ae)chste[nr]?|n(?:ä|ae)chste[nr]?|kommende[nr]?|diese[nr]?|next|this)\\s{1,3}(woche\\s{1,3}|week\\s{1,3})?)?(${names}|${english}|mo|di|mi|do|fr|sa|so)`,
)
const nextWeek = pattern('\\s{1,3}(?:n(?:ä|ae)chster?|kommender?|next)\\s{1,3}(?:woche|week)')
// What says that two letters are a day: an hour, a date, or nothing more.
const confirmed = /\.?\s{0,3}(?:$|[,;]|um\s|ab\s|gegen\s|at\s|\d{1,2}(?:[.:]\d|\s?uhr|\s?[-\u2013]\s?\d))/iuy
const betweenDays = /\.?,?\s{0,3}(?:de[nm]\s{1,3}|the\s{1,3})?/iuy

const counts: Readonly<Record<string, number>> = {
  ...{ ein: 1, eine: 1, einem: 1, einer: 1, a: 1, one: 1, zwei: 2, two: 2, drei: 3, three: 3, vier: 4, fünf: 5 },
  ...{ fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

const two = (number: string | number): string => String(number).padStart(2, '0')

/** The day in the year that is named, or the next such day. */
function dated(day: string, month: string | number, year: string | undefined, today: string): string | undefined {
  if (year) {
    const whole = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
    return isDay(whole) ? whole : undefined
  }
  const now = Number(today.slice(0, 4))
  // The 29th of February may be eight years away.
  return Array.from({ length: 9 }, (_, years) => `${now + years}-${two(month)}-${two(day)}`).find(
    (one) => one >= today && isDay(one),
  )
}

function dateAt(text: string, index: number, today: string): NamedDay | undefined {
  const numbers = foundAt(written, text, index) ?? foundAt(bare, text, index)
  const named = (found: RegExpExecArray, day: string | undefined) =>
    day === undefined ? undefined : { start: index, end: index + found[0].length, day }
  if (numbers) return named(numbers, dated(numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? numbers[4], today))
  const words = foundAt(inWords, text, index)
  if (words) {
    const month = months.findIndex((one) => new RegExp(`^${one}`, 'iu').test(words[2] ?? '')) + 1
    return named(words, dated(words[1] ?? '', month, words[3], today))
  }
  const plain = foundAt(iso, text, index)
  return plain ? named(plain, isDay(plain[0]) ? plain[0] : undefined) : undefined
}

const prefix = /(?:^|[\s,;])(?:am|bis|bis\s(?:zum|am)|by|on)\s{1,2}$/iu
const otherMorning = /(?:am|guten|jeden|diesen|der|den|dem|good)\s{1,2}$/iu
const englishShort = new Map(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((short, at) => [short, at + 1]))
const germanShort = new Map(['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'].map((short, at) => [short, at + 1]))

function weekdayAt(text: string, index: number, today: string): NamedDay | undefined {
  const found = foundAt(weekday, text, index)
  if (!found) return undefined
  const [whole, relation = '', week, name = ''] = found
  const small = name.toLowerCase()
  const number =
    small === 'sonnabend'
      ? 6
      : ((english.includes(small) && small.length > 2 ? englishShort : germanShort).get(small.slice(0, 2)) ?? 0)
  let stop = index + whole.length
  const before = text.slice(Math.max(0, index - 12), index)
  // Words of two letters are also other words: `So bald`, `Fr. Müller`.
  const isClear = relation !== '' || prefix.test(before) || foundAt(confirmed, text, stop) !== null
  if (small.length === 2 && !isClear && !/^(?:Mo|Di|Mi|Sa)$/.test(name)) return undefined
  if (small.length === 2 && text[stop] === '.') stop += 1
  const until = number - weekdayOf(today)
  const coming = addDays(today, until > 0 ? until : until + 7)
  const gap = foundAt(betweenDays, text, stop)
  const date = relation === '' && gap ? dateAt(text, stop + gap[0].length, today) : undefined
  // A date that is another day of the week is understood by itself, and the word stays.
  if (date) return weekdayOf(date.day) === number ? { start: index, end: date.end, day: date.day } : undefined
  const after = foundAt(nextWeek, text, stop)
  if (after) stop += after[0].length
  if (week !== undefined || after) {
    const monday = addDays(mondayOf(today), /^(?:ü|ue)/iu.test(relation) ? 14 : 7)
    return {
      start: index,
      end: stop,
      day: addDays(/^(?:diese|this)/iu.test(relation) ? mondayOf(today) : monday, number - 1),
    }
  }
  return { start: index, end: stop, day: /^(?:ü|ue)/iu.test(relation) ? addDays(coming, 7) : coming }
}

/**
 * The day that begins to be named at a place of a text. A weekday is the next one after today, a date without a year
 * the next such date.
 */
export function dayAt(text: string, index: number, today: string): NamedDay | undefined {
  const word = foundAt(near, text, index)
  if (word) {
    const before = text.slice(Math.max(0, index - 10), index)
    if (word[3] && otherMorning.test(before)) return undefined
    const away = word[1] ? 0 : word[2] ? 2 : 1
    return { start: index, end: index + word[0].length, day: addDays(today, away) }
  }
  const distance = foundAt(later, text, index)
  if (distance) {
    const [whole, amount = '', unit = ''] = distance
    const count = counts[amount.toLowerCase()] ?? Number(amount)
    return { start: index, end: index + whole.length, day: addDays(today, /^w/i.test(unit) ? count * 7 : count) }
  }
  const plus = /^\+$/.test(text[index - 1] ?? '') && /^[\s,;]?$/.test(text[index - 2] ?? '')
  const days = plus ? foundAt(/\d{1,3}(?![\p{L}\d.:/()-]|\s{0,3}\d)/uy, text, index) : null
  if (days) return { start: index - 1, end: index + days[0].length, day: addDays(today, Number(days[0])) }
  if (plus) return undefined
  return dateAt(text, index, today) ?? weekdayAt(text, index, today)
}
