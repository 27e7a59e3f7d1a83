import { type ProcessType, processTypes, recordingTypes } from '../processes'
import type { FiguresOfPeriod } from './records'
import { hiddenCells, type Line, leastShown } from './small-cells'

type Consultant = FiguresOfPeriod['consultants'][number]['user']
type ByType = Record<ProcessType, number>
type BySource = Record<(typeof recordingTypes)[number], number>

/** What was counted of a period, before anything of it is hidden. */
export type CountedFigures = Omit<
  FiguresOfPeriod,
  'cases' | 'types' | 'months' | 'burialTypes' | 'burials' | 'funerals' | 'consultants' | 'sources' | 'absences'
> & {
  months: { month: string; types: ByType }[]
  burialTypes: { id: number; name: string; isCremation: boolean; count: number }[]
  funerals: { count: number; averageDays: number | null; medianDays: number | null }
  consultants: { user: Consultant; count: number }[]
  sources: BySource
  absences: { days: number; people: number }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** Lays the cells of one period in one table: a case stands in several of them, and one must not tell another. */
const tableOf = () => {
  const cells: number[] = []
  const lines: Line[] = []
  const place = (count: number): number => cells.push(count) - 1
  const places = (counts: readonly number[]): number[] => counts.map(place)
  const add = (sum: number, parts: readonly number[]): readonly number[] => {
    lines.push({ sum, parts })
    return parts
  }
  return { cells, lines, place, places, add }
}

/**
 * @param counted the counts of one period as they are.
 * @returns them with the sums, and without what could be told of one or two cases: all breakdowns are judged together,
 *   as they add up to the same cases.
 */
export const toldFigures = (counted: CountedFigures): FiguresOfPeriod => {
  const { from, to, tasks, funerals } = counted
  const { averageDays, medianDays } = funerals
  const { cells, lines, place, places, add } = tableOf()
  const rows = counted.months.map(({ types }) => processTypes.map((type) => types[type]))
  const typeSums = processTypes.map((_, at) => sumOf(rows.map((row) => row[at] ?? 0)))

  const all = place(sumOf(typeSums))
  const types = add(all, places(typeSums))
  const months = add(all, places(rows.map(sumOf)))
  const inMonths = rows.map((row, at) => add(months[at] as number, places(row)))
  for (const at of processTypes.keys())
    add(
      types[at] as number,
      inMonths.map((row) => row[at] as number),
    )

  const deaths = types[processTypes.indexOf('DEATH')] as number
  const kinds = places(counted.burialTypes.map(({ count }) => count))
  const kindsOf = (isCremation: boolean) =>
    kinds.filter((_, at) => counted.burialTypes[at]?.isCremation === isCremation)
  const [cremation, earth] = [true, false].map((is) => {
    const parts = kindsOf(is)
    const sum = place(sumOf(parts.map((cell) => cells[cell] ?? 0)))
    add(sum, parts)
    return sum
  }) as [number, number]
  add(deaths, [cremation, earth])

  const consultants = add(all, places(counted.consultants.map(({ count }) => count)))
  const sources = add(all, places(recordingTypes.map((source) => counted.sources[source])))

  const hidden = hiddenCells({ cells, lines, open: [all] })
  const told = (cell: number | undefined) => (cell === undefined || hidden.has(cell) ? null : (cells[cell] ?? 0))
  const byType = (row: readonly number[] | undefined) =>
    Object.fromEntries(processTypes.map((type, at) => [type, told(row?.[at])])) as FiguresOfPeriod['types']
  const { days, people } = counted.absences
  const fewPeople = people > 0 && people < leastShown
  return {
    from,
    to,
    cases: cells[all] ?? 0,
    types: byType(types),
    months: counted.months.map(({ month }, at) => ({ month, count: told(months[at]), types: byType(inMonths[at]) })),
    burialTypes: counted.burialTypes.map((one, at) => ({ ...one, count: told(kinds[at]) })),
    burials: { cremation: told(cremation), earth: told(earth) },
    funerals: funerals.count < leastShown ? { averageDays: null, medianDays: null } : { averageDays, medianDays },
    consultants: counted.consultants.map(({ user }, at) => ({ user, count: told(consultants[at]) })),
    sources: Object.fromEntries(
      recordingTypes.map((source, at) => [source, told(sources[at])]),
    ) as FiguresOfPeriod['sources'],
    tasks,
    absences: fewPeople ? { days: null, people: null } : { days, people },
  }
}
