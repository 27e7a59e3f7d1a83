import { addDays, weekdayOf } from './days'

const near: Record<string, number> = {
  vorgestern: -2,
  gestern: -1,
  g: -1,
  yesterday: -1,
  y: -1,
  heute: 0,
  h: 0,
  today: 0,
  t: 0,
  morgen: 1,
  m: 1,
  tomorrow: 1,
  übermorgen: 2,
  uebermorgen: 2,
  ü: 2,
}

const weekdays: readonly (readonly string[])[] = [
  ['mo', 'montag', 'mon', 'monday'],
  ['di', 'dienstag', 'tue', 'tuesday'],
  ['mi', 'mittwoch', 'wed', 'wednesday'],
  ['do', 'donnerstag', 'thu', 'thursday'],
  ['fr', 'freitag', 'fri', 'friday'],
  ['sa', 'samstag', 'sonnabend', 'sat', 'saturday'],
  ['so', 'sonntag', 'sun', 'sunday'],
]

const numberOfWeekday = new Map(weekdays.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))

const units: Record<string, number> = { '': 1, t: 1, tag: 1, tage: 1, tagen: 1, d: 1, day: 1, days: 1 }
const weeks: Record<string, number> = { w: 7, woche: 7, wochen: 7, week: 7, weeks: 7 }
const daysOf = new Map(Object.entries({ ...units, ...weeks }))

/** No plan and no memory of a house reaches further by counting, in days. */
const furthest = 36_525

/** @returns how many days away a count is: `+3`, `-1w`, `in 2 Wochen`, `vor 3 Tagen`; null when it is none. */
function counted(text: string): number | null {
  const found = /^([+-])\s*(\d{1,5})\s*(\p{L}*)$/u.exec(text) ?? /^(in|vor)\s+(\d{1,5})\s+(\p{L}+)$/u.exec(text)
  const unit = found && daysOf.get(found[3] ?? '')
  if (!found || unit === undefined || unit === null) return null
  const days = Number(found[2]) * unit
  if (days > furthest) return null
  return found[1] === '-' || found[1] === 'vor' ? -days : days
}

/**
 * The day that words mean, in German and English: `heute`, `morgen`, `übermorgen`, `Mo`, `Freitag`, `+3`, `+2w`,
 * `in 3 Tagen`.
 *
 * A day of the week is the next one after today, because today has a word of its own; where nothing may lie after
 * today (`past`), it is the last one before it. `nächsten` and `letzten` say which of the two.
 *
 * @param typed as somebody wrote it, upper and lower case alike.
 * @param today `YYYY-MM-DD`.
 * @returns `YYYY-MM-DD`, or null for words that mean no day.
 */
export function spokenDay(typed: string, { today, past = false }: { today: string; past?: boolean }): string | null {
  const text = typed.trim().toLowerCase().replace(/\.$/, '')
  const offset = (Object.hasOwn(near, text) ? near[text] : undefined) ?? counted(text)
  if (offset !== null && offset !== undefined) return addDays(today, offset)
  const named = /^(?:(n(?:ä|ae)chste[nrs]?|kommende[nrs]?|next|letzte[nrs]?|last)\s+)?(\p{L}+)$/u.exec(text)
  const weekday = named && numberOfWeekday.get(named[2] ?? '')
  if (!named || weekday === undefined || weekday === null) return null
  const backwards = named[1] === undefined ? past : named[1].startsWith('l')
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7
  return addDays(today, backwards && ahead < 7 ? ahead - 7 : backwards ? -7 : ahead)
}
