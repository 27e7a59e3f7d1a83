import { type DocumentContext, type DocumentLabel, documentLabelsOf } from '@pietas/contract/documents'
import type { Translate } from '../kit/i18n'
import { everydayWords } from './everyday-words'
import { labelText } from './labels'

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The words of a name, as names of files spell them: `ScanTotenschein_Müller2.pdf` has scan, totenschein, mueller, 2. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/(\d+)/g, ' $1 ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** How a kind is called: its text, and what people say for it. */
export const namesOfLabel = (label: string, t: Translate): string[] => [
  labelText(label, t),
  ...(everydayWords[label as DocumentLabel] ?? []),
]

/**
 * The kind that the name of a file speaks of: the one with the longest name in it. Where nothing or several speak
 * alike, nothing is guessed.
 */
export function guessLabel(context: DocumentContext, fileName: string, t: Translate): string | null {
  const said = ` ${wordsOf(fileName)} `
  const found = documentLabelsOf(context).flatMap((label) =>
    namesOfLabel(label, t)
      .map(wordsOf)
      .filter((name) => said.includes(` ${name} `))
      .map((name) => ({ label, length: name.length })),
  )
  const longest = Math.max(...found.map(({ length }) => length))
  const best = new Set(found.filter(({ length }) => length === longest).map(({ label }) => label))
  return best.size === 1 ? ([...best][0] ?? null) : null
}
