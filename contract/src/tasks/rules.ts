import { type Finding, required } from '../kit'
import { dayOf } from '../kit/days'
import { isLeave, isTimed, type TaskType } from './enums'
import type { TaskFields } from './fields'

type Draft = Partial<TaskFields>
type Check = (task: Draft) => Finding[]

const demand =
  (...fields: (keyof TaskFields)[]): Check =>
  (task) =>
    fields.filter((field) => !task[field]).map((field) => ({ field, message: required }))

// One without the other says nothing; midnight belongs to the next day.
const checkTimes: Check = ({ startDate, endDate }) => {
  if (!startDate && !endDate) return []
  if (!startDate || !endDate) return demand('startDate', 'endDate')({ startDate, endDate } as Draft)
  if (endDate <= startDate) return [{ field: 'endDate', message: 'task.validation.duration' }]
  const isOneDay = dayOf(startDate) === dayOf(endDate)
  return isOneDay ? [] : [{ field: 'startDate', message: 'task.validation.date-range' }]
}

const checkLeave: Check = ({ startDate, endDate }) =>
  startDate && endDate && endDate < startDate ? [{ field: 'endDate', message: 'task.validation.leave-range' }] : []

// A position alone is no place: nobody can read it.
const checkPlaces: Check = (task) =>
  (['address', 'destination'] as const)
    .filter((field) => !task[field]?.name && !task[field]?.street && !task[field]?.city)
    .map((field) => ({ field, message: required }))

const checksOf = (type: TaskType): Check[] => {
  const assignee = type === 'PRIVATE' ? [] : [demand('userId')]
  if (isLeave(type)) return [...assignee, demand('startDate', 'endDate'), checkLeave]
  if (type === 'APPOINTMENT') return [...assignee, demand('startDate', 'endDate'), checkTimes]
  const places = type === 'TRANSPORTATION' ? [checkPlaces] : []
  return [...assignee, demand('dueDate'), ...places, ...(isTimed(type) ? [checkTimes] : [])]
}

/**
 * Every rule on the completed or merged record; the form and the handler run the same one: spec 3 section 5.1.
 *
 * @param task leave names days, `YYYY-MM-DD`, in startDate and endDate; every other kind instants in UTC.
 * @returns one finding for each field, the first one wins.
 */
export const checkTask = (type: TaskType, task: Draft): Finding[] => {
  const findings = checksOf(type).flatMap((check) => check(task))
  return findings.filter(({ field }, index) => findings.findIndex((other) => other.field === field) === index)
}

/** Leave begins today at the earliest; who is ill may say so afterwards: decisions section 7. */
export const checkLeaveStart = (type: TaskType, startDate: string, today: string): Finding[] =>
  type === 'SICK_DAY' || startDate >= today ? [] : [{ field: 'startDate', message: 'task.validation.leave-past' }]

/** Nobody can be asked to have decided on leave before it was applied for: spec 3 section 5.1. */
export const checkLeaveDue = (dueDate: string | null | undefined, today: string): Finding[] =>
  dueDate && dayOf(dueDate) < today ? [{ field: 'dueDate', message: 'task.validation.leave-due-past' }] : []
