/**
 * How the papers of a kind are numbered: a prefix, as it was typed, and a number that counts up. The documents know no
 * placeholders and no new beginning each year; who wants the year has it in the prefix.
 */
export type NumberRange = { prefix: string | null; startingNumber: number }

/** @throws RangeError unless it is a whole number of at least 0. */
const counted = (number: number): number => {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`${number} is no number of a paper`)
  return number
}

/** @returns how a number is written on a paper. */
export const writtenNumber = ({ prefix }: Pick<NumberRange, 'prefix'>, number: number): string =>
  `${prefix ?? ''}${counted(number)}`

/**
 * @param last the highest number that was given, or null before the first.
 * @returns the number that comes next. A starting number that was raised is kept to, one that was lowered gives no
 *   number twice.
 */
export const nextNumber = ({ startingNumber }: Pick<NumberRange, 'startingNumber'>, last: number | null): number =>
  counted(last === null ? startingNumber : Math.max(counted(startingNumber), counted(last) + 1))

/** @returns the next numbers as they will be written, for who sets the range up. */
export const previewOf = (range: NumberRange, last: number | null, count = 3): string[] => {
  const first = nextNumber(range, last)
  return Array.from({ length: count }, (_, at) => writtenNumber(range, first + at))
}

/** @returns the number that a written one stands for, or null when it is none of this range. */
export const readNumber = ({ prefix }: Pick<NumberRange, 'prefix'>, written: string): number | null => {
  const before = prefix ?? ''
  const digits = written.slice(before.length)
  if (!written.startsWith(before) || !/^(0|[1-9]\d*)$/.test(digits)) return null
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : null
}
