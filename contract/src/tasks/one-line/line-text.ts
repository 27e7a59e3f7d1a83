/** A word of a line and where it stands in it. */
export interface Word {
  start: number
  end: number
  /** Without case and marks: `Müller` and `MUELLER` are the same. */
  plain: string
  isCapital: boolean
}

const sharp: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** @returns a word as it is compared: small, umlauts in two letters, other marks taken away. */
export const plainOf = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => sharp[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainOf(word),
    isCapital: /^[\p{Lu}\p{N}]/u.test(word),
  }))

/** What a pattern with the flag `y` finds exactly here. */
export const foundAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** One space between the pieces, and no comma where nothing stands before or behind it. */
export function joined(pieces: readonly string[]): string {
  const text = pieces
    .map((piece) => piece.replace(/\s+/g, ' '))
    .join(' ')
    .replace(/ +/g, ' ')
    .replace(/ ([,;])/g, '$1')
    .replace(/([,;])[,; ]*[,;]/g, '$1')
  let start = 0
  let end = text.length
  while (start < end && ' ,;:–-'.includes(text[start] ?? '')) start += 1
  while (end > start && ' ,;:–-'.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}
