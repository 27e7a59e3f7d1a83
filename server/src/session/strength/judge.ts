import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as german from '@zxcvbn-ts/language-de'
import * as english from '@zxcvbn-ts/language-en'

/** From this score on a password needs more than 10^8 guesses: too many for whoever has to ask us for each. */
const leastScore = 3

/** Of a password that says who has it so many letters have to say something else. */
const leastOwnLetters = 8

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What is left of a password without what anybody may know of its owner, and without digits and signs. */
const ownLetters = (password: string, known: readonly string[]): number => {
  const words = known.flatMap((text) => plain(text).split(/[^\p{L}]+/u)).filter((word) => word.length > 2)
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))
  return rest.length === plain(password).length ? Number.POSITIVE_INFINITY : rest.replace(/[^\p{L}]/gu, '').length
}

/**
 * Whether a password withstands guessing, judged by word lists in German and English, names, keyboards, dates and
 * repetitions, as NIST SP 800-63B and OWASP ASVS 5.0 6.2 want it: no rules on kinds of characters.
 *
 * @param known what anybody may know of its owner: address, names, the house.
 */
export const isStrong = (password: string, known: readonly string[]): boolean => {
  const judge = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
    useLevenshteinDistance: false,
  })
  const words = known.flatMap((text) => [text, ...plain(text).split(/[^\p{L}\d]+/u)]).filter(Boolean)
  return judge.check(password, words).score >= leastScore && ownLetters(password, known) >= leastOwnLetters
}
