/** One line of the table: what was measured, the figure, and the figures to keep. */
export type Row = {
  what: string
  figure: number
  unit: string
  must: number
  stretch: number
  isBetter: 'higher' | 'lower'
  note?: string
}

/** Which of the figures to keep is reached. */
export const verdictOf = ({ figure, must, stretch, isBetter }: Row): string => {
  const reaches = (goal: number): boolean => (isBetter === 'higher' ? figure >= goal : figure <= goal)
  if (reaches(stretch)) return 'stretch'
  return reaches(must) ? 'must' : 'MISSED'
}

export const numberOf = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Prints the figures beside what they must reach. */
export const printTable = (rows: readonly Row[]): void => {
  console.log(`\n${'What'.padEnd(48)} ${'figure'.padStart(9)} ${'must'.padStart(7)} ${'stretch'.padStart(8)}  reached`)
  for (const row of rows)
    console.log(
      `${row.what.padEnd(48)} ${`${numberOf(row.figure)} ${row.unit}`.padStart(9)} ${numberOf(row.must).padStart(7)} ${numberOf(row.stretch).padStart(8)}  ${verdictOf(row)}${row.note ? `  (${row.note})` : ''}`,
    )
}
