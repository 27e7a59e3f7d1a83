import { type Address, instantOf } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { isTimed, type LinePart, type ReadLine } from '@pietas/contract/tasks'
import type { Session } from '../../kit/session'
import { durationOf } from '../../kit/time'
import { newTaskValues, type TaskPreset, type TaskValues, taskRules, taskSchema } from '../form/task-values'
import { assigneeFor, dueDateFor, usualDuration } from '../form/use-task-defaults'

type Place = Extract<LinePart, { what: 'place' }>

/** What a line says of a task, as its form takes it. */
export function presetOf(read: ReadLine, addressOf: (partnerId: number) => Address | undefined): TaskPreset {
  const { parts, type, title } = read
  const all = <What extends LinePart['what']>(what: What) =>
    parts.filter((part): part is Extract<LinePart, { what: What }> => part.what === what)
  const written = ({ id, written: text }: Place): Address => ({
    ...noAddress,
    ...(id === null ? text : addressOf(id)),
  })
  const placeAt = (role: Place['role']) => all('place').find((part) => part.role === role)
  const [assignee, ...others] = all('user').map(({ id }) => id)
  const process = all('process')[0]
  const car = all('car')[0]
  const address = placeAt('address')
  const destination = placeAt('destination')
  return {
    type,
    title,
    ...whenOf(read),
    ...(assignee ? { userId: assignee } : {}),
    ...(isTimed(type) ? { userIds: others, resourceIds: all('resource').map(({ id }) => id) } : {}),
    ...(process ? { processId: process.id } : {}),
    ...(car ? { carId: car.id } : {}),
    ...(address ? { address: written(address) } : {}),
    ...(destination ? { destination: written(destination) } : {}),
  }
}

/** What takes place begins at its time; of everything else the time is the one it is due at. */
function whenOf({ type, day, time, until }: ReadLine): Partial<TaskPreset> {
  if (day === null) return {}
  const moment = time ? instantOf({ day, time }) : day
  if (!isTimed(type)) return { dueDate: moment }
  const due = type === 'APPOINTMENT' ? {} : { dueDate: day }
  // Of an appointment the day alone is kept for the form, which then asks for the hour.
  if (!time) return type === 'APPOINTMENT' ? { startDate: day } : due
  const duration = until ? durationOf({ start: moment, end: instantOf({ day, time: until }) }) : usualDuration
  return { ...due, startDate: moment, duration }
}

/** The values of a task that a line says all of; undefined where the form has to ask for more. */
export function wholeValuesOf({ noteDraft: _draft, ...preset }: TaskPreset, session: Session): TaskValues | undefined {
  const type = preset.type ?? 'BASIC'
  const values = newTaskValues({ userId: assigneeFor(type, session), dueDate: dueDateFor(type), ...preset })
  const isWhole = taskRules(values).length === 0 && taskSchema(type).safeParse(values).success
  return isWhole ? values : undefined
}
