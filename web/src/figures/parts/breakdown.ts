import { type Figures, monthsOf } from '@pietas/contract/figures'
import { processTypes, recordingTypes } from '@pietas/contract/processes'
import type { Language, Translate } from '../../kit/i18n'
import { monthTitle } from '../../kit/time'

/** A part of what is counted, in the period and in the one before it; null = it is hidden. */
export interface Part {
  id: number
  name: string
  now: number | null
  before: number | null
}

/** What is counted by something: how many of each there are. */
export interface Breakdown {
  /** What its table is called in the name of a file. */
  id: 'types' | 'burial-types' | 'consultants' | 'sources' | 'tasks'
  parts: Part[]
  /** Of how many the parts are shares; null where that is hidden. */
  all: Record<'now' | 'before', number | null>
}

const partOf = (id: number, name: string, now: number | null, before: number | null): Part => ({
  id,
  name,
  now,
  before,
})

const isThere = ({ now, before }: Part): boolean => now !== 0 || before !== 0

// What is hidden is smaller than what is shown, or nearly so.
const bySize = (one: Part, other: Part): number =>
  (other.now ?? 1) - (one.now ?? 1) || (other.before ?? 1) - (one.before ?? 1)

/** @returns everything that the page breaks down, each part beside that of the period before. */
export const breakdownsOf = ({ now, before }: Figures, t: Translate): Breakdown[] => {
  const cases = { now: now.cases, before: before.cases }
  const deaths = { now: now.types.DEATH, before: before.types.DEATH }
  const tasks = (['inTime', 'late', 'open'] as const).map((state, at) =>
    partOf(at, t(`figures.tasks.${state}`), now.tasks[state], before.tasks[state]),
  )
  const sumOf = (which: 'now' | 'before') => tasks.reduce((all, part) => all + (part[which] ?? 0), 0)
  const breakdowns: Breakdown[] = [
    {
      id: 'types',
      all: cases,
      parts: processTypes.map((type, at) => partOf(at, t(`process.type.${type}`), now.types[type], before.types[type])),
    },
    {
      id: 'burial-types',
      all: deaths,
      parts: now.burialTypes.map(({ id, name, count }, at) =>
        partOf(id, name, count, before.burialTypes[at]?.count ?? 0),
      ),
    },
    {
      id: 'consultants',
      all: cases,
      parts: now.consultants.map(({ user, count }, at) => {
        const name = user ? `${user.firstName} ${user.lastName}` : t('figures.nobody')
        return partOf(user?.id ?? 0, name, count, before.consultants[at]?.count ?? 0)
      }),
    },
    {
      id: 'sources',
      all: cases,
      parts: recordingTypes.map((source, at) =>
        partOf(at, t(`process.recordingType.${source}`), now.sources[source], before.sources[source]),
      ),
    },
  ]
  return [
    ...breakdowns.map((one) => ({ ...one, parts: one.parts.filter(isThere).toSorted(bySize) })),
    { id: 'tasks', all: { now: sumOf('now'), before: sumOf('before') }, parts: tasks },
  ]
}

/** Cases by month and type, as a table has them. */
export interface MonthRow {
  id: number
  name: string
  /** For the axis of a chart, `Nov. 26`. */
  shortName: string
  types: Figures['now']['types']
  count: number | null
}

const shortMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', year: '2-digit' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** @returns the months of the period, and the types that occur in any of them. */
export const monthRowsOf = ({ now }: Figures, language: Language) => ({
  types: processTypes
    .filter((type) => now.months.some((month) => month.types[type] !== 0))
    .toSorted((one, other) => (now.types[other] ?? 1) - (now.types[one] ?? 1)),
  rows: monthsOf(now).map((month, at): MonthRow => {
    const { types, count } = now.months[at] as Figures['now']['months'][number]
    return { id: at, name: monthTitle(`${month}-01`, language), shortName: shortMonth(month, language), types, count }
  }),
})

/**
 * @returns what of each month is in none of the types that are told: without it a month would look smaller than it is.
 */
export const restOf = (rows: readonly MonthRow[]): (number | null)[] =>
  rows.map(({ types, count }) =>
    count === null ? null : count - Object.values(types).reduce<number>((all, one) => all + (one ?? 0), 0),
  )
