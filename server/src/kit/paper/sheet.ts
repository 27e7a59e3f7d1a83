/** A piece of text on paper. A gap is a line to write on, for what nobody knows yet. */
export type SheetPiece = { text: string; marks: readonly string[]; href: string | null; gap: boolean }

export type SheetBlock =
  | { kind: 'p' | 'h2' | 'h3' | 'blockquote'; pieces: readonly SheetPiece[] }
  | { kind: 'ul' | 'ol'; items: readonly (readonly SheetBlock[])[] }

/** A business letter as data: nothing of it is ever read as markup. */
export type Sheet = {
  /** After DIN 5008: form A has a low head and its window at 27 mm, form B at 45 mm. */
  form: 'A' | 'B'
  /** What programs show as its name. */
  title: string
  /** In mm from the edges of the sheet. */
  margins: { left: number; right: number; top: number; bottom: number }
  /** Whether stationery lies below, so that no head and foot is set. */
  paper: boolean
  company: {
    name: string
    /** Below its name. */
    line: string
    colour: string
    /** Three columns at the foot, line by line. */
    foot: readonly (readonly string[])[]
  }
  /** The small line above the address; null = none. */
  sender: string | null
  address: readonly string[]
  /** The block at the right: what and its value, line by line. */
  information: readonly (readonly [string, string])[]
  subject: string | null
  header: readonly SheetBlock[]
  content: readonly SheetBlock[]
  footer: readonly SheetBlock[]
}

/** What is set on one paper: the sheet, and what lies on and below it. */
export type SheetJob = {
  sheet: Sheet
  /** A picture of the company: PNG, JPEG or SVG. */
  logo: Uint8Array | null
  /** A PDF whose pages lie below those of the letter; its last one below all that follow. */
  stationery: Uint8Array | null
  /** Seconds of the moment at which it is printed: the same one gives the same bytes. */
  at: number
}

const drawn = /\p{Emoji_Presentation}|[\u{1f000}-\u{1faff}\u2600-\u27bf]|\u200d|\ufe0e|\ufe0f/gu
const written =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/gu
// Signs that turn the order of what follows them, so that a paper would read otherwise than the screen.
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const control = /[\p{Cc}\u2028\u2029]/gu
// Longer than any word that can be parted, and wider than a line may be.
const endless = /[^\s\u00ad]{50,}/gu
const mayBreak = '\u200b'

/**
 * What the fonts of our papers can show: little pictures go, a letter of another script becomes a box, so that nobody
 * takes the name for whole; a word without an end may break anywhere, or it would run off the paper. An archive refuses a paper with letters that it has no shape for.
 */
export const printable = (text: string): string =>
  text
    .replace(drawn, '')
    .replace(turning, '')
    .replace(control, (sign) => (sign === '\n' ? '\n' : ' '))
    .replace(written, '\u25a1')
    .replace(endless, (word) => word.match(/\P{M}\p{M}*/gu)?.join(mayBreak) ?? word)
