import { type Choice, choices, isChoice, isPlaceholder, type Placeholder } from '@pietas/contract/correspondence'
import type { Translate } from '../../kit/i18n'
import type { ChipFacts } from './chip-place'

/** How a chip looks: what it says, what it is, and whether what it should say is missing. */
export interface ChipLook {
  text: string
  title: string
  state: 'named' | 'said' | 'missing' | 'silent'
}

/** @returns what a placeholder is called in words of the trade. */
export const placeholderWords = (name: Placeholder, t: Translate): string => t(`letter.placeholder.${name}`)

export const placeholderLook = (name: string, facts: ChipFacts | undefined, t: Translate): ChipLook => {
  const title = isPlaceholder(name) ? placeholderWords(name, t) : name
  const value = facts?.values[name]
  if (!facts || value === undefined) return { text: title, title, state: 'named' }
  return value === null
    ? { text: t('letter.chip.missing', { name: title }), title, state: 'missing' }
    : { text: value, title, state: 'said' }
}

/** @returns the words of a choice, one for each of its cases. */
export const wordsOf = (by: Choice, words: string): string[] => {
  const said = words.split('|')
  return choices[by].map((_, at) => said[at] ?? '')
}

export const choiceLook = (by: string, words: string, facts: ChipFacts | undefined, t: Translate): ChipLook => {
  if (!isChoice(by)) return { text: words, title: by, state: 'named' }
  const title = t(`letter.choice.${by}`)
  const said = wordsOf(by, words)
  const fits = facts?.cases[by]
  if (!fits) return { text: said.map((word) => word || '–').join(' / '), title, state: 'named' }
  const word = said[(choices[by] as readonly string[]).indexOf(fits)] ?? ''
  return word ? { text: word, title, state: 'said' } : { text: t('letter.chip.no-word'), title, state: 'silent' }
}

/** @returns what a condition says: `grave.number` holds where it is known, `!grave.number` where it is not. */
export const whenWords = (when: string, t: Translate): string => {
  const name = when.replace(/^!/, '')
  const words = isPlaceholder(name) ? placeholderWords(name, t) : name
  return t(when.startsWith('!') ? 'letter.chip.when-empty' : 'letter.chip.when-filled', { name: words })
}
