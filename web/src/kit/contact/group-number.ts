import parsePhoneNumber from 'libphonenumber-js/min'

/**
 * A telephone number in the groups of its country; without a country code it is German. What somebody has grouped
 * himself, with strokes or brackets, is shown as he wrote it: an extension would be lost in it.
 */
export function groupNumber(number: string): string {
  if (!/^\+?[\d ]+$/.test(number)) return number
  const parsed = parsePhoneNumber(number, 'DE')
  if (!parsed?.isPossible()) return number
  return number.trim().startsWith('+') ? parsed.formatInternational() : parsed.formatNational()
}
