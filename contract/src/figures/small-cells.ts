/** Fewer cases than these could be told apart, and so are not shown by themselves. */
export const leastShown = 3

/** A line of a table that adds up: the cells of its parts come to the one of its sum. Cells are named by their place. */
export type Line = { sum: number; parts: readonly number[] }

/** Cells that say how many cases there are, and the lines in which they add up. */
export type Table = {
  cells: readonly number[]
  lines: readonly Line[]
  /** Cells that are told whatever they hold: how many cases there are in all. */
  open?: readonly number[]
}

/**
 * Nobody can tell the hidden parts of a line whose sum is known: there are several of them, they are not all alike, and
 * some may be empty, or together they are more than one each. Else subtracting, or trying what is left, would tell.
 */
const isHardToTell = (hidden: readonly number[]): boolean => {
  const sum = hidden.reduce((all, one) => all + one, 0)
  return hidden.length >= 2 && new Set(hidden).size > 1 && (hidden.includes(0) || sum >= hidden.length + 2)
}

/** What else has to be hidden, so that nothing of a line can be told from the rest of it. */
const alsoHidden = (
  { cells, lines, open = [] }: Table,
  hidden: ReadonlySet<number>,
  { sum, parts }: Line,
): number[] => {
  const value = (cell: number): number => cells[cell] ?? 0
  const covered = parts.filter((cell) => hidden.has(cell))
  if (covered.length === 0 && !hidden.has(sum)) return []
  if (hidden.has(sum) ? covered.length > 0 : isHardToTell(covered.map(value))) return []
  const shown = parts.filter((cell) => !hidden.has(cell))
  const next = Math.min(...shown.map(value).filter((count) => count > 0))
  // All that are as large: which of them was taken would tell.
  if (next < Number.POSITIVE_INFINITY) return shown.filter((cell) => value(cell) === next)
  // Where a sum says that there is nothing at all, each of its parts is known to be empty.
  const isKnown = (cell: number) =>
    lines.some((line) => value(line.sum) === 0 && !hidden.has(line.sum) && line.parts.includes(cell))
  const empty = shown.filter((cell) => !isKnown(cell))
  return empty.length > 0 || open.includes(sum) || hidden.has(sum) ? empty : [sum]
}

/**
 * Decides which cells of a table of cases stay hidden: those with one or two cases, and with them as many others as it
 * takes that no line tells by subtraction what they hold; the next larger ones first, then the empty ones that are not known
 * to be so, then the sum of the line. A line of a single part can hide no more than its sum does.
 *
 * It looks at one table: whoever asks for two periods that differ by a day may still subtract one from the other.
 *
 * @param table counts of cases, and how they add up: pages, /kpi.
 * @returns the places of the cells that are not to be told.
 */
export const hiddenCells = (table: Table): ReadonlySet<number> => {
  const { cells, lines, open = [] } = table
  const hidden = new Set<number>()
  for (const [cell, count] of cells.entries())
    if (count > 0 && count < leastShown && !open.includes(cell)) hidden.add(cell)
  for (let size = -1; size < hidden.size; ) {
    size = hidden.size
    for (const line of lines) for (const cell of alsoHidden(table, hidden, line)) hidden.add(cell)
  }
  return hidden
}
