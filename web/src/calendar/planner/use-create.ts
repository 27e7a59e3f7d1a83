import { dayOf, today } from '@pietas/contract/kit/days'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { usePermissions } from '../../kit/session'
import { durationOf } from '../../kit/time'
import type { Marked } from '../board/board-facts'
import { dayIn, instantAt, minutesBetween, plusDays, plusMinutes } from '../events/wall'
import { readRow } from '../rows/row-id'
import type { CalendarState } from './use-calendar'

type Preset = {
  startDate: string
  duration: string
  dueDate: string
  userId?: number
  carId?: number
  resourceIds?: number[]
}

// A day without an hour: what is planned on it begins in the morning.
const morning = '09:00'

/** What a new task starts from when somebody has marked some time; a day alone is an hour of its morning. */
export function presetOf({ start, end, allDay, row }: Marked): Preset {
  const from = allDay ? `${dayIn(start)}T${morning}` : start
  // A click marks no time at all; whoever marks over midnight means the day on which it begins.
  const lasts = allDay ? 60 : Math.max(minutesBetween(start, end), 0) || 60
  const midnight = plusDays(`${dayIn(from)}T00:00`, 1)
  const until = plusMinutes(from, lasts)
  const startDate = instantAt(from)
  const endDate = instantAt(until < midnight ? until : plusMinutes(midnight, -15))
  const of = readRow(row)
  return {
    startDate,
    duration: durationOf({ start: startDate, end: endDate }) ?? '01:00',
    dueDate: dayOf(startDate),
    ...(of?.kind === 'USER' ? { userId: of.id } : {}),
    ...(of?.kind === 'CAR' ? { carId: of.id } : {}),
    ...(of?.kind === 'RESOURCE' ? { resourceIds: [of.id] } : {}),
  }
}

/** Opens a new appointment at the time that somebody has marked; absent for who may not plan. */
export function useCreate({ days }: CalendarState) {
  const drawers = useDrawers()
  const mayCreate = usePermissions()('Task:Create')
  const create = (marked: Marked) =>
    void drawers.open('task', { preset: { type: 'APPOINTMENT' as const, ...presetOf(marked) } })
  const now = today()
  const day = days.from <= now && now <= days.to ? now : days.from
  const createOn = (one: string) => create({ start: `${one}T00:00`, end: `${one}T00:00`, allDay: true, row: undefined })
  return { create: mayCreate ? create : undefined, createOn, day }
}
