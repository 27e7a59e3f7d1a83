import type { Task } from '@pietas/contract/tasks'
import { joinParts } from '../../kit/i18n'
import { nameOf } from '../../tasks'

/** Who else comes, with which car and what: everything but whose sheet it stands on. */
export function withOthers({ user, users, car, resources }: Task, of: number | null): string {
  const people = [...(user ? [user] : []), ...users]
  const once = new Map(people.map((one) => [one.id, one]))
  once.delete(of ?? 0)
  return joinParts([...[...once.values()].map(nameOf), car?.name, ...resources.map(({ name }) => name)], ', ')
}
