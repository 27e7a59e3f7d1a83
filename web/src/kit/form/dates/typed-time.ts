import { type WallTime, wallTimeOf } from '@pietas/contract/kit/instants'
import { readDay } from './typed-day'

const now = new Set(['jetzt', 'j', 'now', 'n'])

/**
 * What somebody means who types a time: `9`, `930`, `9:30`, `9.30`, `jetzt`.
 *
 * @returns `HH:mm`, or null when no clock shows it.
 */
export function readTime(typed: string, time = wallTimeOf(new Date().toISOString()).time): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s*uhr$/, '')
  if (now.has(text)) return time
  const found = /^(\d{1,2})(?:[:.,h ](\d{2})h?)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/**
 * What somebody means who types a day with a time: `1.3.26 930`, `Mo 14:30`, `morgen um 9 Uhr`, `jetzt`.
 *
 * @returns null when one of the two is missing or does not exist.
 */
export function readDayAndTime(typed: string, { now: clock, past }: { now: WallTime; past: boolean }): WallTime | null {
  const text = typed.trim()
  if (now.has(text.toLowerCase())) return clock
  // The time is what follows the last blank; a comma or a dash may stand before it.
  const cut = text.replace(/\s*uhr$/i, '').match(/^(.*\S)[\s,]+(\S+)$/)
  const time = cut ? readTime(cut[2] ?? '', clock.time) : null
  const day = cut
    ? readDay((cut[1] ?? '').replace(/(?:[,\s]|\s(?:um|at))+$/i, ''), {
        today: clock.day,
        max: past ? clock.day : undefined,
      })
    : null
  return day && time ? { day, time } : null
}
