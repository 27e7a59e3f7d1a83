import * as z from 'zod'
import { id, isoInstant, optionalText } from '../kit'
import { dayOf, formatDay } from '../kit/days'
import { hasPermission } from '../kit/permissions'
import type { Asker, JudgedTask } from './rights'

/** Kinds of leave that somebody asks for. */
export const requestedLeave = ['SICK_DAY', 'SCHOOL_ABSENCE', 'VACATION'] as const
export type RequestedLeave = (typeof requestedLeave)[number]

/** A day of leave: named as such, or by an instant that lies in it in Berlin. */
export const leaveDay = z.union([z.iso.date(), isoInstant.transform(dayOf)])

/** The body of a request for leave. */
export const newAbsence = z.object({
  type: z.enum(requestedLeave).default('VACATION'),
  /** Absent = the first legal entity of whoever is away. */
  legalEntityId: id.nullish(),
  userId: id,
  startDate: leaveDay,
  endDate: leaveDay,
  /** Absent = what it is and whose: {@link leaveTitle}. */
  title: optionalText(200).optional(),
  comment: optionalText(5000).optional(),
})
export type NewAbsence = z.input<typeof newAbsence>

// What is stored is German, whatever language the screen of the person has.
const labels: Record<RequestedLeave, string> = {
  VACATION: 'Urlaub',
  SICK_DAY: 'Krankmeldung',
  SCHOOL_ABSENCE: 'Schulabwesenheit',
}

/** @returns `Urlaub von Anna Beispiel`: spec 3 section 5.1. */
export const leaveTitle = (
  type: RequestedLeave,
  { firstName, lastName }: { firstName: string; lastName: string },
): string => `${labels[type]} von ${firstName} ${lastName}`.slice(0, 200)

/** @returns what a request says: its days, and what the person has added: spec 3 section 5.1. */
export const leaveDescription = (startDate: string, endDate: string, comment: string | null | undefined): string =>
  [`Zeitraum: ${formatDay(startDate)} - ${formatDay(endDate)}`, 'Kommentar:', ...(comment ? [comment] : [])].join('\n')

/**
 * Whether somebody may accept leave. His own he may only where nobody else could: decisions section 10.
 *
 * @param others whether anybody else may accept it.
 */
export const mayAcceptLeave = ({ userId, grants }: Asker, leave: JudgedTask, others: boolean): boolean =>
  hasPermission(grants, 'Task:CreateAbsence', leave.legalEntityId ?? 'tenant') && (leave.userId !== userId || !others)
