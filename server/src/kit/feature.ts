import type { Demo } from './demo'
import type { JobKind } from './jobs'
import type { AddressSource } from './places'

/** The feature words under which screens keep the records of tables; null for a table that no screen shows. */
export type Kinds = Readonly<Record<string, string | null>>

/** What a feature hands to the app. */
export type Feature = {
  /** Its calls, by the words of the API that it owns. */
  handlers?: Readonly<Record<string, object>>
  /** Which of its records other records can belong to. */
  owners?: Readonly<Record<string, object>>
  /** What the search for addresses finds, by table. */
  addresses?: Readonly<Record<string, AddressSource>>
  /** Every table of tenants that it owns. */
  kinds?: Kinds
  /** What it does on a schedule or after a commit. */
  jobs?: readonly JobKind[]
  /** What it adds to the demo tenants. */
  demo?: Demo
}

/** States what a feature hands to the app; the type keeps every part exact. */
export const feature = <const F extends Feature>(row: F): F => row

/** One part of several features, put together. */
export type Gathered<
  Rows extends readonly Feature[],
  Part extends Exclude<keyof Feature, 'demo' | 'jobs'>,
> = Rows extends readonly [infer First, ...infer Rest extends readonly Feature[]]
  ? (First extends { [P in Part]: infer Own } ? Own : unknown) & Gathered<Rest, Part>
  : unknown

/**
 * Puts one part of several features together.
 *
 * @throws when two of them claim the same word.
 */
export const gather = <const Rows extends readonly Feature[], Part extends Exclude<keyof Feature, 'demo' | 'jobs'>>(
  rows: Rows,
  part: Part,
): Gathered<Rows, Part> => {
  const entries = rows.flatMap((row) => Object.entries(row[part] ?? {}))
  const words = entries.map(([word]) => word)
  const twice = words.find((word, at) => words.indexOf(word) !== at)
  if (twice !== undefined) throw new Error(`Two features claim ${twice} among their ${part}`)
  return Object.fromEntries(entries) as Gathered<Rows, Part>
}
