import { type LetterBlock, type Mark, type Piece, readLetter, type When } from './letter-text'
import { choices, type LetterCases, type LetterValues, type Placeholder } from './placeholders'

/** A piece of a finished letter. A placeholder that has nothing to say keeps its name: it is shown as a gap. */
export type FinishedPiece = { text: string; marks: readonly Mark[]; href: string | null; gap: Placeholder | null }
export type FinishedBlock = LetterBlock<FinishedPiece>

/** A text as it stands in one letter, and what is still missing for it: each placeholder once, in its order. */
export type FinishedText = { blocks: FinishedBlock[]; missing: Placeholder[] }

const holds = (values: LetterValues, { placeholder, filled }: When): boolean =>
  (values[placeholder] !== null) === filled

const finished = (piece: Piece, values: LetterValues, cases: LetterCases): FinishedPiece[] => {
  const { marks, href, when } = piece
  if (!when.every((one) => holds(values, one))) return []
  const said = (text: string): FinishedPiece[] => (text === '' ? [] : [{ text, marks, href, gap: null }])
  if (piece.kind === 'text') return said(piece.text)
  if (piece.kind === 'break') return []
  if (piece.kind === 'choice')
    return said(piece.words[(choices[piece.by] as readonly string[]).indexOf(cases[piece.by])] ?? '')
  const value = values[piece.name]
  return value === null ? [{ text: '', marks, href, gap: piece.name }] : said(value)
}

const isBlank = (pieces: readonly FinishedPiece[]): boolean =>
  pieces.every(({ text, gap }) => !gap && text.trim() === '')

const linesOf = (pieces: readonly Piece[]): Piece[][] => {
  const lines: Piece[][] = [[]]
  for (const piece of pieces)
    if (piece.kind === 'break') lines.push([])
    else lines.at(-1)?.push(piece)
  return lines
}

const lineEnd: FinishedPiece = { text: '\n', marks: [], href: null, gap: null }

/** A line that only conditions have emptied goes with them; one that was left empty is a distance. */
const paragraphOf = (pieces: readonly Piece[], values: LetterValues, cases: LetterCases): FinishedPiece[] | null => {
  const lines = linesOf(pieces).flatMap((line) => {
    const said = line.flatMap((piece) => finished(piece, values, cases))
    return isBlank(said) && line.some(({ when }) => when.length > 0) ? [] : [said]
  })
  return lines.length === 0 ? null : lines.flatMap((line, at) => (at === 0 ? line : [lineEnd, ...line]))
}

const blocksOf = (blocks: readonly LetterBlock[], values: LetterValues, cases: LetterCases): FinishedBlock[] =>
  blocks.flatMap((block): FinishedBlock[] => {
    if ('items' in block) {
      const items = block.items.map((item) => blocksOf(item, values, cases)).filter((item) => item.length > 0)
      return items.length > 0 ? [{ kind: block.kind, items }] : []
    }
    const pieces = paragraphOf(block.pieces, values, cases)
    return pieces === null ? [] : [{ kind: block.kind, pieces }]
  })

const gapsOf = (blocks: readonly FinishedBlock[]): Placeholder[] =>
  blocks.flatMap((block) =>
    'items' in block ? block.items.flatMap(gapsOf) : block.pieces.flatMap(({ gap }) => gap ?? []),
  )

/**
 * Makes the text of one letter of the text of a template.
 *
 * @param html see `readLetter`. @param values what the placeholders say. @param cases which words fit.
 */
export const finishText = (html: string, values: LetterValues, cases: LetterCases): FinishedText => {
  const blocks = blocksOf(readLetter(html), values, cases)
  return { blocks, missing: [...new Set(gapsOf(blocks))] }
}

/** The same for a line without any formatting, such as a subject: `{deceased.lastName}` stands for a placeholder. */
export const finishLine = (line: string, values: LetterValues): { text: string; missing: Placeholder[] } => {
  const missing = new Set<Placeholder>()
  const text = line.replace(/\{([a-z]+\.[a-z]+)\}/gi, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name as Placeholder]
    if (value === null) missing.add(name as Placeholder)
    return value ?? ''
  })
  return { text: text.replace(/ {2,}/g, ' ').trim(), missing: [...missing] }
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/\n/g, '<br>')

const htmlOfPiece = ({ text, marks, href, gap }: FinishedPiece): string => {
  const inside = gap ? `<span data-gap="${gap}"></span>` : escaped(text)
  const marked = marks.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, inside)
  return href ? `<a href="${escaped(href)}">${marked}</a>` : marked
}

/** @returns a finished text as HTML: a gap is `<span data-gap="deceased.lastName"></span>`. */
export const htmlOfFinished = (blocks: readonly FinishedBlock[]): string =>
  blocks
    .map((block) =>
      'items' in block
        ? `<${block.kind}>${block.items.map((item) => `<li>${htmlOfFinished(item)}</li>`).join('')}</${block.kind}>`
        : `<${block.kind}>${block.pieces.map(htmlOfPiece).join('')}</${block.kind}>`,
    )
    .join('')

/** @returns a finished text without any formatting, paragraph by paragraph. */
export const plainOfFinished = (blocks: readonly FinishedBlock[]): string =>
  blocks
    .map((block) =>
      'items' in block
        ? block.items
            .map((item, at) => `${block.kind === 'ol' ? `${at + 1}.` : '-'} ${plainOfFinished(item)}`)
            .join('\n')
        : block.pieces.map(({ text }) => text).join(''),
    )
    .join('\n\n')
