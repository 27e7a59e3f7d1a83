/** The longest line that RFC 5545 allows, in octets, without its break. */
const longest = 75

const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** @returns a line cut into pieces that are short enough, between letters and never within one: RFC 5545, section 3.1. */
export const folded = (line: string): string => {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > longest) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

/** @returns a text as the value of a property; what no calendar program may meet is left out: section 3.3.11. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** @returns lines as they travel: each folded, each ended by CRLF. */
export const contentOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')
