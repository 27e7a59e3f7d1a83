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
  comment: string | null
}

export const absenceSchema = z.object({
  ...newAbsence.pick({ userId: true, comment: true }).shape,
  type: newAbsence.shape.type.unwrap(),
  startDate: leaveDay.nullable(),
  endDate: leaveDay.nullable(),
})

/** Every rule that compares fields; the same ones that the server keeps. */
export function absenceRules({ type, userId, startDate, endDate }: AbsenceValues, today: string): Finding[] {
  const missing = userId === null ? [{ field: 'userId', message: required }] : []
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
  ...(legalEntityId === undefined ? {} : { legalEntityId }),
})
