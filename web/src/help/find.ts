import type { GuideChapter, GuideSection } from './guide'

/** A place of the guide where the words were found. */
export interface Passage {
  chapter: GuideChapter
  section: GuideSection
  /** What stands around the first of the words. */
  around: string
}

const most = 30
const reach = 70

/** Small letters without the dots of the umlauts: how people type in a hurry. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

const around = (text: string, word: string): string => {
  const at = folded(text).indexOf(word)
  if (at < 0) return text.slice(0, 2 * reach)
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - reach)) + 1)
  const end = text.indexOf(' ', at + reach)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`
}

/** The passages that hold every one of the words, those that have them in their title first. */
export function find(guide: readonly GuideChapter[], typed: string): Passage[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = guide.flatMap((chapter) =>
    chapter.sections
      .filter(({ title, text }) => words.every((word) => folded(`${title} ${text}`).includes(word)))
      .map((section) => ({ chapter, section, around: around(section.text, words[0] ?? '') })),
  )
  const rank = ({ section }: Passage) => (words.some((word) => folded(section.title).includes(word)) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
