import { translate } from '../../kit/i18n'
import { RichText } from '../../kit/rich-text'
import type { ChipFacts } from './chip-place'
import { type ChipLook, choiceLook, placeholderLook, whenWords } from './chip-words'
import * as styles from './chips.module.css'
import { letterAllowance } from './letter-allowance'
import { htmlOfLine } from './line-text'

type Chip = [chip: HTMLElement, look: ChipLook]

const chipsIn = (body: HTMLElement, facts: ChipFacts | undefined): Chip[] => [
  ...[...body.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
    (chip): Chip => [chip, placeholderLook(chip.dataset.placeholder ?? '', facts, translate)],
  ),
  ...[...body.querySelectorAll<HTMLElement>('[data-choice]')].map(
    (chip): Chip => [chip, choiceLook(chip.dataset.choice ?? '', chip.dataset.words ?? '', facts, translate)],
  ),
]

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** @returns the text of a letter in words alone, for where versions are compared. */
export const letterWords = (html: string, facts?: ChipFacts): string => {
  const body = bodyOf(html)
  for (const [chip, { text }] of chipsIn(body, facts)) chip.textContent = `[${text}]`
  return [...body.children].map(({ textContent }) => textContent).join('\n')
}

/** The same for a line. */
export const lineWords = (line: string): string => letterWords(htmlOfLine(line))

/** The text of a letter to be read: its chips say what they are, or what they say in the letter at hand. */
export function LetterText({ html, facts }: { html: string; facts?: ChipFacts | undefined }) {
  const body = bodyOf(html)
  for (const [chip, { text, state }] of chipsIn(body, facts)) {
    chip.textContent = text
    chip.className = styles.chip ?? ''
    chip.dataset.state = state
  }
  for (const part of body.querySelectorAll<HTMLElement>('[data-when]')) {
    part.className = styles.when ?? ''
    part.dataset.word = whenWords(part.dataset.when ?? '', translate)
  }
  return <RichText html={body.innerHTML} allowance={shown} />
}

const shown = { ...letterAllowance, attributes: [...letterAllowance.attributes, 'class', 'data-state', 'data-word'] }
