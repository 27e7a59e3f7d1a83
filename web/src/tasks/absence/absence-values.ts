import { endOfDay, type Finding, required, startOfDay } from '@pietas/contract/kit'
import {
  checkLeaveStart,
  checkTask,
  leaveDay,
  type NewAbsence,
  newAbsence,
  type RequestedLeave,
} from '@pietas/contract/tasks'
import * as z from 'zod'

/** The fields of a request for leave. */
export interface AbsenceValues {
  type: RequestedLeave
  userId: number | null
  startDate: string | null
  endDate: string | null
  /** Asked for only where nobody leads the house: elsewhere it follows from the kind and the name. */
  title: string | null
  comment: string | null
}

export const absenceSchema = z.object({
  ...newAbsence.pick({ userId: true, title: true, comment: true }).shape,
  type: newAbsence.shape.type.unwrap(),
  startDate: leaveDay.nullable(),
  endDate: leaveDay.nullable(),
})

/** Every rule that compares fields; the same ones that the server keeps, and whether a title is asked for. */
export function absenceRules(
  { type, userId, startDate, endDate, title }: AbsenceValues,
  today: string,
  asksTitle = false,
): Finding[] {
  const untitled = asksTitle && !title ? [{ field: 'title', message: 'task.validation.title-required' }] : []
  const missing = [...(userId === null ? [{ field: 'userId', message: required }] : []), ...untitled]
  const days = checkTask(type, { userId: userId ?? 1, startDate, endDate })
  return [...missing, ...days, ...(startDate ? checkLeaveStart(type, startDate, today) : [])]
}

/** @returns the last day once the first one is chosen: that day where it was missing or would lie before it. */
export const endFrom = (startDate: string | null, endDate: string | null): string | null =>
  startDate && (!endDate || endDate < startDate) ? startDate : endDate

const instant = (moment: string): string => new Date(moment).toISOString()

/** The body: from the first moment of the first day to the last one of the last day, spec 3 section 5.1. */
export const absenceOf = (values: AbsenceValues, legalEntityId: number | undefined): NewAbsence => ({
  type: values.type,
  userId: values.userId ?? 0,
  startDate: instant(startOfDay(values.startDate ?? '')),
  endDate: instant(endOfDay(values.endDate ?? '')),
  comment: values.comment,
  ...(values.title ? { title: values.title } : {}),
  ...(legalEntityId === undefined ? {} : { legalEntityId }),
})
