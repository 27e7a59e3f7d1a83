import { type Address, dayOf, formatAddress, startOfDay, wallTimeOf } from '@pietas/contract/kit'
import { isClosed, isLeave, type PreparationType, type Task, type TaskType, taskTypeOf } from '@pietas/contract/tasks'
import type { CalendarEvent, When } from '../kit/icalendar'

/** What an event is made of. */
export type EventTask = Pick<
  Task,
  | 'id'
  | 'type'
  | 'status'
  | 'title'
  | 'description'
  | 'dueDate'
  | 'startDate'
  | 'endDate'
  | 'preparationTime'
  | 'preparationType'
  | 'address'
  | 'destination'
  | 'processId'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>

/**
 * How much an event says. What a feed says lies on machines that are not the house's: of a case it names nobody unless
 * its owner wants that, and of a house that wants one-time codes it says when, and nothing else.
 */
export type Telling = 'everything' | 'no names' | 'times'

// What is written into a file is German, whatever language the screen of the person has.
const kinds: Record<TaskType, string> = {
  BASIC: 'Aufgabe',
  APPOINTMENT: 'Termin',
  WORK: 'Arbeit',
  TRANSPORTATION: 'Überführung',
  COMPLAINT: 'Beschwerde',
  FEEDBACK: 'Feedback',
  PRIVATE: 'Privat',
  VACATION: 'Urlaub',
  ABSENCE: 'Abwesenheit',
  SICK_DAY: 'Abwesenheit',
  SCHOOL_ABSENCE: 'Schule',
}
const preparations: Record<PreparationType, string> = {
  FAREWELL: 'Abschiednahme',
  LAYING_OUT: 'Aufbahrung',
  FUNERAL_SERVICE: 'Trauerfeier',
  BURIAL: 'Beisetzung',
}

const typeOf = ({ type }: EventTask): TaskType => taskTypeOf(type) ?? 'BASIC'

const hour = 3_600_000

/** When a task takes place, and whether it takes the whole time: what is only due leaves its day free. */
const timesOf = (task: EventTask): { when: When; isBusy: boolean } => {
  const { dueDate, startDate, endDate } = task
  if (startDate && endDate && isLeave(typeOf(task)))
    return { when: { firstDay: startDate, lastDay: endDate }, isBusy: true }
  if (startDate && endDate) return { when: { start: startDate, end: endDate }, isBusy: true }
  const due = dueDate ?? task.createdAt
  if (typeOf(task) === 'TRANSPORTATION')
    return { when: { start: due, end: new Date(Date.parse(due) + hour).toISOString() }, isBusy: true }
  return { when: { firstDay: dayOf(due), lastDay: dayOf(due) }, isBusy: false }
}

// Midnight stands for the whole day.
const dueWords = (dueDate: string): string => {
  const isWholeDay = Date.parse(dueDate) === Date.parse(startOfDay(dayOf(dueDate)))
  return isWholeDay ? 'Fällig: ' : `Fällig bis ${wallTimeOf(dueDate).time}: `
}

const plainName = (task: EventTask): string => {
  const kind = task.preparationType ? preparations[task.preparationType] : kinds[typeOf(task)]
  return task.processId === null ? kind : `${kind}, Vorgang ${task.processId}`
}

// What is free text may name somebody wherever there is a case. That somebody is ill is nobody else's business.
const nameOf = (task: EventTask, telling: Telling): string => {
  if (telling === 'times') return kinds[typeOf(task)]
  if (telling === 'everything') return task.title || kinds[typeOf(task)]
  if (isLeave(typeOf(task))) return kinds[typeOf(task)]
  return task.processId === null ? task.title : plainName(task)
}

const placeOf = (address: Address | null, telling: Telling): string | null => {
  if (!address || telling === 'times') return null
  const line = formatAddress(address)
  return (telling === 'everything' && address.name ? [address.name, line].filter(Boolean).join(', ') : line) || null
}

const detailsOf = (task: EventTask, telling: Telling): string | null => {
  if (telling === 'times') return null
  const { preparationTime, startDate } = task
  const begins = startDate && preparationTime ? new Date(Date.parse(startDate) - preparationTime * 60_000) : null
  const destination = placeOf(task.destination, telling)
  const lines = [
    begins ? `Vorbereitung ab ${wallTimeOf(begins.toISOString()).time}` : '',
    destination ? `Ziel: ${destination}` : '',
    telling === 'everything' ? (task.description ?? '') : '',
  ]
  return lines.filter(Boolean).join('\n') || null
}

const statusOf = (task: EventTask): CalendarEvent['status'] => {
  if (task.status === 'CANCELLED') return 'CANCELLED'
  return isLeave(typeOf(task)) && task.status !== 'DONE' ? 'TENTATIVE' : 'CONFIRMED'
}

/** @returns a task as an event. @param app where browsers find the house. */
export const eventOf = (
  task: EventTask,
  telling: Telling,
  { tenantId, app }: { tenantId: number; app: string },
): CalendarEvent => {
  const { when, isBusy } = timesOf(task)
  const isDue = !isBusy && task.dueDate !== null && !isClosed(task.status)
  return {
    // The moment of its making tells it from a task of the same number in another house somewhere else.
    uid: `task-${tenantId}-${task.id}-${Date.parse(task.createdAt)}@pietas`,
    sequence: task.version - 1,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    when,
    summary: `${isDue ? dueWords(task.dueDate ?? '') : ''}${nameOf(task, telling)}`,
    description: detailsOf(task, telling),
    location: placeOf(task.address, telling),
    url: `${app}/tasks?task=${task.id}`,
    status: statusOf(task),
    isBusy,
  }
}
