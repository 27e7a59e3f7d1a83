import { isPlaceholder, type Letter } from '@pietas/contract/correspondence'
import type { Translate } from '../../kit/i18n'
import { placeholderWords } from '../editor/chip-words'

/** @returns what a letter is about, in words: in a draft what comes from the case is named, and not yet known. */
export const subjectOf = ({ subject, state }: Pick<Letter, 'subject' | 'state'>, t: Translate): string | null =>
  state === 'DRAFT' && subject !== null
    ? subject.replace(/\{([\w.]+)\}/g, (written, name: string) =>
        isPlaceholder(name) ? `[${placeholderWords(name, t)}]` : written,
      )
    : subject
