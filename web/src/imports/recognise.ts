import type { ImportFacts } from './facts'
import type { Sheet } from './read-sheet'

/** What each column of a file fills; null = it is left out. */
export type Mapping = (string | null)[]

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A heading without case, umlauts and signs: `Straße / Nr.` becomes `strassenr`. */
const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^a-z\d]/g, '')

/** Recognises columns by their headings; of two that mean the same field the first fills it. */
export function recognise({ columns, heads: names }: ImportFacts, heads: readonly string[]): Mapping {
  const taken = new Set<string>()
  return heads.map((head) => {
    const found = columns.find((column) => names[column]?.includes(plainHead(head)))
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

/** The rows of a file as records, the way the API takes them. */
export const recordsOf = ({ recordOf }: ImportFacts, sheet: Sheet, mapping: Mapping): Record<string, unknown>[] =>
  sheet.rows.map((row) =>
    recordOf(Object.fromEntries(mapping.flatMap((column, at) => (column ? [[column, row[at] ?? '']] : [])))),
  )
