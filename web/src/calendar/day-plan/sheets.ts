import { inOrderOfTime, type Task } from '@pietas/contract/tasks'

/** Whether a sheet is for somebody or for a car. */
export const sheetKinds = ['users', 'cars'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** What one person, or one car, does on a day. */
export interface Sheet {
  /** Of whom or what it is; null = nobody has been found yet. */
  id: number | null
  name: string
  tasks: Task[]
}

type Owner = Pick<Sheet, 'id' | 'name'>

const usersOf = ({ user, users }: Task): Owner[] => {
  const everybody = [...(user ? [user] : []), ...users]
  const once = new Map(everybody.map((one) => [one.id, one]))
  return [...once.values()].map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

const carsOf = ({ car }: Task): Owner[] => (car ? [{ id: car.id, name: `${car.name} · ${car.licensePlate}` }] : [])

const german = new Intl.Collator('de')

/**
 * One sheet for each person with a part in the tasks, or for each car; a task that several people do stands on the sheet
 * of each, in the order of time. Whatever has nobody yet comes last, on a sheet of its own; what needs no car stands on no sheet of cars.
 */
export function sheetsOf(tasks: readonly Task[], kind: SheetKind): Sheet[] {
  const sheets = new Map<number | null, Sheet>()
  for (const task of inOrderOfTime(tasks)) {
    const owners = kind === 'users' ? usersOf(task) : carsOf(task)
    const unowned: Owner[] = owners.length === 0 && kind === 'users' ? [{ id: null, name: '' }] : []
    for (const owner of [...owners, ...unowned]) {
      const sheet = sheets.get(owner.id) ?? { ...owner, tasks: [] }
      sheet.tasks.push(task)
      sheets.set(owner.id, sheet)
    }
  }
  return [...sheets.values()].toSorted(
    (one, other) => Number(one.id === null) - Number(other.id === null) || german.compare(one.name, other.name),
  )
}
