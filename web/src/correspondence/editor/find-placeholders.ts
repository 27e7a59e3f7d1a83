import { type Placeholder, type PlaceholderGroup, placeholders } from '@pietas/contract/correspondence'
import type { Translate } from '../../kit/i18n'
import { placeholderWords } from './chip-words'

export interface FoundPlaceholder {
  name: Placeholder
  words: string
  group: string
}

const folded = (text: string) => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')

export const groupOf = (name: Placeholder) => name.split('.')[0] as PlaceholderGroup

/** @returns the placeholders that hold every word of what was typed, in their name or their group, in their order. */
export function findPlaceholders(typed: string, t: Translate): FoundPlaceholder[] {
  const parts = folded(typed).split(/\s+/).filter(Boolean)
  return placeholders
    .map((name) => ({ name, words: placeholderWords(name, t), group: t(`letter.group.${groupOf(name)}`) }))
    .filter(({ name, words, group }) => {
      const all = folded(`${group} ${words} ${name}`)
      return parts.every((part) => all.includes(part))
    })
}
