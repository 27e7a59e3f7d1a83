import { optionalText } from '../kit'
import { richTextLinks } from '../kit/rich-text-tags'
import { type Choice, choices, isChoice, isPlaceholder, type Placeholder } from './placeholders'

/** How a piece of text looks. */
export const marks = ['strong', 'em', 'u', 's'] as const
export type Mark = (typeof marks)[number]

/** A condition: the piece stands in the letter only if the placeholder says something, or only if it does not. */
export type When = { placeholder: Placeholder; filled: boolean }

type Look = { marks: readonly Mark[]; href: string | null; when: readonly When[] }

/** A piece of a line: text as it stands, a placeholder, words that hang on a choice, or the end of a line. */
export type Piece = Look &
  (
    | { kind: 'text'; text: string }
    | { kind: 'placeholder'; name: Placeholder }
    | { kind: 'choice'; by: Choice; words: readonly string[] }
    | { kind: 'break' }
  )

/** A paragraph, or a list of what consists of paragraphs and lists. */
export type LetterBlock<Of = Piece> =
  | { kind: 'p' | 'h2' | 'h3' | 'blockquote'; pieces: readonly Of[] }
  | { kind: 'ul' | 'ol'; items: readonly (readonly LetterBlock<Of>[])[] }

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

const plain = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return found ? plain(found[1] ?? found[2] ?? '') : null
}

// What stands in these is no text of the author.
const unseen = /<(script|style|template|iframe|object|svg|math|textarea|title|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const tags = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi

const paragraphs = ['p', 'h2', 'h3', 'blockquote'] as const
type Paragraph = (typeof paragraphs)[number]
const isParagraph = (name: string): name is Paragraph => (paragraphs as readonly string[]).includes(name)
const isMark = (name: string): name is Mark => (marks as readonly string[]).includes(name)

const whenOf = (attributes: string): When | null => {
  const said = attribute(attributes, 'data-when')
  const name = said?.replace(/^!/, '') ?? ''
  return isPlaceholder(name) ? { placeholder: name, filled: !said?.startsWith('!') } : null
}

const linkOf = (attributes: string): string | null => {
  const href = attribute(attributes, 'href')?.trim() ?? ''
  return richTextLinks.test(href) ? href : null
}

const wordsOf = (by: Choice, attributes: string): string[] => {
  const said = (attribute(attributes, 'data-words') ?? '').split('|')
  return choices[by].map((_, at) => (said[at] ?? '').slice(0, 200))
}

type Nested = { kind: 'ul' | 'ol'; items: LetterBlock[][] }
/** What is open: a tag, and what it does to the pieces in it. */
type Open = { tag: string; mark?: Mark; href?: string | null; when?: When }

const deepest = 5

class Reader {
  readonly top: LetterBlock[] = []
  private readonly lists: Nested[] = []
  private readonly open: Open[] = []
  /** Lists deeper than anybody writes them, which become part of the one around them. */
  private ignored = 0
  private paragraph: { kind: Paragraph; pieces: Piece[] } | null = null

  private get into(): LetterBlock[] {
    const list = this.lists.at(-1)
    if (!list) return this.top
    if (list.items.length === 0) list.items.push([])
    return list.items.at(-1) as LetterBlock[]
  }

  private get look(): Look {
    const of = (name: Mark) => this.open.some(({ mark }) => mark === name)
    return {
      marks: marks.filter(of),
      href: this.open.findLast(({ href }) => href)?.href ?? null,
      when: this.open.flatMap(({ when }) => when ?? []),
    }
  }

  private begin(kind: Paragraph): { kind: Paragraph; pieces: Piece[] } {
    this.paragraph = { kind, pieces: [] }
    this.into.push(this.paragraph)
    return this.paragraph
  }

  private endParagraph(): void {
    this.paragraph = null
  }

  private push(piece: Omit<Piece, keyof Look>): void {
    const { pieces } = this.paragraph ?? this.begin('p')
    pieces.push({ ...piece, ...this.look } as Piece)
  }

  text(html: string): void {
    const text = plain(html).replace(/[ \t\r\n]+/g, ' ')
    // Between paragraphs blanks mean nothing.
    if (text === '' || (this.paragraph === null && text.trim() === '')) return
    this.push({ kind: 'text', text } as never)
  }

  start(name: string, attributes: string): void {
    if (isParagraph(name)) this.begin(name)
    else if (name === 'ul' || name === 'ol') {
      this.endParagraph()
      if (this.lists.length >= deepest) {
        this.ignored += 1
        return
      }
      const list: Nested = { kind: name, items: [] }
      this.into.push(list)
      this.lists.push(list)
    } else if (name === 'li') {
      this.endParagraph()
      this.lists.at(-1)?.items.push([])
    } else if (name === 'br') this.push({ kind: 'break' } as never)
    else if (name === 'a') this.open.push({ tag: 'a', href: linkOf(attributes) })
    else if (name === 'span') this.span(attributes)
    else if (isMark(name)) this.open.push({ tag: name, mark: name })
  }

  private span(attributes: string): void {
    const name = attribute(attributes, 'data-placeholder') ?? ''
    const by = attribute(attributes, 'data-choice') ?? ''
    const when = whenOf(attributes)
    if (isPlaceholder(name)) this.push({ kind: 'placeholder', name } as never)
    else if (isChoice(by)) this.push({ kind: 'choice', by, words: wordsOf(by, attributes) } as never)
    this.open.push({ tag: 'span', ...(when ? { when } : {}) })
  }

  end(name: string): void {
    if (isParagraph(name) || name === 'li') this.endParagraph()
    else if (name === 'ul' || name === 'ol') {
      this.endParagraph()
      if (this.ignored > 0) this.ignored -= 1
      else this.lists.pop()
    } else {
      const at = this.open.findLastIndex(({ tag }) => tag === name)
      if (at >= 0) this.open.splice(at, 1)
    }
  }
}

const unpacked = (blocks: readonly LetterBlock[]): LetterBlock[] =>
  blocks.flatMap((block): LetterBlock[] => {
    if (!('items' in block)) return [block]
    const items = block.items.map(unpacked).filter((item) => item.length > 0)
    return items.length > 0 ? [{ kind: block.kind, items }] : []
  })

/**
 * Reads the text of a letter as the editor writes it. What the editor cannot write is left out, so that what comes from
 * elsewhere becomes text.
 *
 * @param html paragraphs, headings, lists, links, marks; a placeholder is `<span data-placeholder="deceased.lastName">`,
 *   words that hang on something `<span data-choice="client.gender" data-words="Herr|Frau|">`, and a part that only stands
 *   there when something is known `<span data-when="grave.number">...</span>`, or `!grave.number` when it is not.
 */
export const readLetter = (html: string): LetterBlock[] => {
  const seen = html.replace(comments, '').replace(unseen, '')
  const reader = new Reader()
  let end = 0
  for (const { 0: tag, 1: closing = '', 2: name = '', 3: attributes = '', index } of seen.matchAll(tags)) {
    reader.text(seen.slice(end, index))
    if (closing) reader.end(name.toLowerCase())
    else reader.start(name.toLowerCase(), attributes)
    end = index + tag.length
  }
  reader.text(seen.slice(end))
  return unpacked(reader.top)
}

const inner = (piece: Piece): string => {
  if (piece.kind === 'text') return escaped(piece.text)
  if (piece.kind === 'break') return '<br>'
  if (piece.kind === 'placeholder') return `<span data-placeholder="${piece.name}"></span>`
  return `<span data-choice="${piece.by}" data-words="${escaped(piece.words.join('|'))}"></span>`
}

const htmlOfPiece = (piece: Piece): string => {
  const marked = piece.marks.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, inner(piece))
  const linked = piece.href ? `<a href="${escaped(piece.href)}">${marked}</a>` : marked
  return piece.when.reduceRight(
    (html, { placeholder, filled }) => `<span data-when="${filled ? '' : '!'}${placeholder}">${html}</span>`,
    linked,
  )
}

const htmlOfBlock = (block: LetterBlock): string =>
  'items' in block
    ? `<${block.kind}>${block.items.map((item) => `<li>${writeLetter(item)}</li>`).join('')}</${block.kind}>`
    : `<${block.kind}>${block.pieces.map(htmlOfPiece).join('')}</${block.kind}>`

/** @returns the text of a letter as the editor reads it. */
export const writeLetter = (blocks: readonly LetterBlock[]): string => blocks.map(htmlOfBlock).join('')

/** Text of a letter, put together anew before it is stored; one without any is null. */
export const optionalLetterText = (max: number) =>
  optionalText(max).transform((value) => (value === null ? null : writeLetter(readLetter(value)) || null))
