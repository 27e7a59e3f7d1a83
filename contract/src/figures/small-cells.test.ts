import { describe, expect, test } from 'vitest'
import { hiddenCells, type Table } from './small-cells'

/** A line of parts; the sum stands last and is told. */
const line = (...parts: number[]): Table => ({
  cells: [...parts, parts.reduce((all, one) => all + one, 0)],
  lines: [{ sum: parts.length, parts: [...parts.keys()] }],
  open: [parts.length],
})

const shownOf = (table: Table): (number | null)[] => {
  const hidden = hiddenCells(table)
  return table.cells.map((count, cell) => (hidden.has(cell) ? null : count))
}

const x = null

describe('a line whose sum is known', () => {
  test.each([
    ['large cells and empty ones are told', [5, 0, 3], [5, 0, 3]],
    ['a small one takes the next larger one with it', [9, 2, 4, 7], [9, x, x, 7]],
    ['two small ones that differ still have a sum that tells too much', [9, 1, 2, 5], [9, x, x, x]],
    ['two alike would be halves of what is left', [9, 1, 1, 5], [9, x, x, x]],
    ['many small ones hide each other', [9, 1, 2, 1, 2, 1], [9, x, x, x, x, x]],
    ['where nothing larger is left the empty ones are hidden', [2, 0, 0], [x, x, x]],
    ['an only one says what the sum says', [2], [x]],
    ['nothing at all is no secret', [0, 0], [0, 0]],
    ['three is not small', [3, 3], [3, 3]],
  ])('%s', (_, parts, shown) => {
    expect(shownOf(line(...parts)).slice(0, -1)).toEqual(shown)
  })

  // Every line that reads the same is a line that it might be. Whoever knows the rule and the sum must be left with two.
  test('never tells how many cases a hidden cell has, whoever knows the rule', () => {
    const lines: number[][] = []
    const most = 9
    for (const length of [2, 3, 4])
      for (let n = 0; n < (most + 1) ** length; n += 1)
        lines.push(Array.from({ length }, (_, at) => Math.floor(n / (most + 1) ** at) % (most + 1)))
    const alike = new Map<string, number[][]>()
    for (const parts of lines) {
      const reads = JSON.stringify(shownOf(line(...parts)))
      alike.set(reads, [...(alike.get(reads) ?? []), parts])
    }
    for (const candidates of alike.values()) {
      const [first = []] = candidates
      // What lies beyond the largest number tried is missing among the candidates.
      if (first.reduce((all, one) => all + one, 0) > most) continue
      for (const cell of hiddenCells(line(...first)).keys()) {
        const values = new Set(candidates.map((parts) => parts[cell]))
        expect(values.size, `${JSON.stringify(candidates)} at ${cell}`).toBeGreaterThan(1)
      }
    }
  })
})

/** A table of rows with their sums, those of the columns, and the sum of all, which is told. */
const grid = (rows: number[][]): Table => {
  const cells: number[] = []
  const place = (count: number) => cells.push(count) - 1
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
  const inner = rows.map((row) => row.map(place))
  const rowSums = rows.map((row) => place(sum(row)))
  const columns = rows[0]?.keys() ?? []
  const columnSums = [...columns].map((at) => place(sum(rows.map((row) => row[at] ?? 0))))
  const all = place(sum(rows.flat()))
  return {
    cells,
    lines: [
      ...inner.map((parts, at) => ({ sum: rowSums[at] as number, parts })),
      ...columnSums.map((total, at) => ({ sum: total, parts: inner.map((row) => row[at] as number) })),
      { sum: all, parts: rowSums },
      { sum: all, parts: columnSums },
    ],
    open: [all],
  }
}

describe('a table of months and types', () => {
  test('hides in its column as well what is hidden in its row', () => {
    const [shown, width] = [
      shownOf(
        grid([
          [9, 2, 6],
          [8, 7, 5],
          [9, 9, 9],
        ]),
      ),
      3,
    ]
    const hiddenIn = (cells: (number | null)[]) => cells.filter((cell) => cell === null).length
    expect(shown[1]).toBeNull()
    for (const row of [0, 1, 2]) expect(hiddenIn(shown.slice(row * width, row * width + width))).not.toBe(1)
    for (const column of [0, 1, 2]) expect(hiddenIn([0, 3, 6].map((row) => shown[row + column] ?? null))).not.toBe(1)
  })

  test('a month of two cases tells neither them nor its sum', () => {
    const table = grid([
      [2, 0],
      [9, 8],
      [7, 6],
    ])
    const shown = shownOf(table)
    expect([shown[0], shown[6]]).toEqual([null, null])
    // Another month's sum is hidden with it, or the whole would tell.
    expect(shown.slice(6, 9).filter((sum) => sum === null).length).toBeGreaterThan(1)
    expect(shown.at(-1)).toBe(32)
  })

  test('leaves a month without a case empty, and the larger sums told, whatever the others hide', () => {
    const shown = shownOf(
      grid([
        [0, 0, 0, 0],
        [0, 1, 1, 1],
        [21, 2, 2, 0],
      ]),
    )
    expect(shown.slice(0, 4)).toEqual([0, 0, 0, 0])
    const [months, types] = [shown.slice(12, 15), shown.slice(15, 19)]
    expect([months, types]).toEqual([
      [0, 3, 25],
      [21, null, null, null],
    ])
  })

  test('leaves a table alone that has no small cell', () => {
    expect(
      hiddenCells(
        grid([
          [3, 4],
          [0, 12],
        ]),
      ).size,
    ).toBe(0)
  })
})
