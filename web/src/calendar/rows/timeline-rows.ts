import type { BoardGroup } from '../board/board-facts'
import type { PlannedTask } from '../planned-task'
import { type RowGroup, rowGroups } from '../views/calendar-address'
import { carRow, resourceRow, userRow } from './row-id'

type User = NonNullable<PlannedTask['user']>
type Car = NonNullable<PlannedTask['car']>
type Resource = PlannedTask['resources'][number]

/** Who and what a house has to plan with. */
export interface Means {
  users: readonly User[]
  cars: readonly Car[]
  resources: readonly Resource[]
}

export const noMeans: Means = { users: [], cars: [], resources: [] }

interface Row {
  id: string
  title: string
}

const german = new Intl.Collator('de', { numeric: true })
const byTitle = (one: Row, other: Row) => german.compare(one.title, other.title) || german.compare(one.id, other.id)

// Whoever has been deleted stands there as long as he is needed.
const together = <Item extends { id: number; deleted: boolean }>(offered: readonly Item[], used: readonly Item[]) => [
  ...new Map([...offered.filter(({ deleted }) => !deleted), ...used].map((item) => [item.id, item])).values(),
]

/** Everybody and everything that tasks need, and what the house has besides. */
export function meansOf(offered: Means, tasks: readonly PlannedTask[]): Means {
  return {
    users: together(
      offered.users,
      tasks.flatMap(({ user, users }) => (user ? [user, ...users] : users)),
    ),
    cars: together(
      offered.cars,
      tasks.flatMap(({ car }) => car ?? []),
    ),
    resources: together(
      offered.resources,
      tasks.flatMap(({ resources }) => resources),
    ),
  }
}

const rowsOf: Record<RowGroup, (means: Means) => Row[]> = {
  '1_users': ({ users }) =>
    users.map(({ id, firstName, lastName }) => ({ id: userRow(id), title: `${firstName} ${lastName}` })),
  '2_cars': ({ cars }) =>
    cars.map(({ id, name, licensePlate }) => ({
      id: carRow(id),
      title: licensePlate ? `${name} · ${licensePlate}` : name,
    })),
  '3_resources': ({ resources }) => resources.map(({ id, name }) => ({ id: resourceRow(id), title: name })),
}

/**
 * The rows of a timeline in their groups, each in the order of the German alphabet; those without a task as well:
 * spec 3 section 2.5.
 *
 * @param only the one group that is to be shown; absent = all of them.
 * @param titleOf what a group is called.
 */
export const timelineGroups = (
  means: Means,
  only: RowGroup | undefined,
  titleOf: (group: RowGroup) => string,
): BoardGroup[] =>
  rowGroups
    .filter((group) => only === undefined || group === only)
    .map((id) => ({ id, title: titleOf(id), rows: rowsOf[id](means).toSorted(byTitle) }))
    .filter(({ rows }) => rows.length > 0)
