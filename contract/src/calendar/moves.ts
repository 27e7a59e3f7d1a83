import { instantOf, type WallTime, wallTimeOf } from '../kit/instants'
import { isLeave, isTimed, type TaskChanges, type TaskRow, taskTypeOf } from '../tasks'
import type { busyKinds } from './busy'
import { instantBehind, laterInstant, laterOnWall, wallMinutes } from './wall-clock'

/** A row of the timeline: somebody, a car or a thing. */
export type TimelineRow = { kind: (typeof busyKinds)[number]; id: number }

/** What a calendar has to know of a task to move it. */
export type MovableTask = Pick<
  TaskRow,
  'type' | 'startDate' | 'endDate' | 'dueDate' | 'preparationTime' | 'userId' | 'carId'
> & { users: readonly { id: number }[]; resources: readonly { id: number }[] }

/** A drag, as the screen sees it. What is missing has not changed. */
export type Move = {
  /** Where the block begins now, its preparation included. */
  toStart?: WallTime | undefined
  fromRow?: TimelineRow | null | undefined
  toRow?: TimelineRow | null | undefined
}

/** What takes place at no stated hour takes one from when it is due: decisions section 7. */
const usualMinutes = 60

type Times = { startDate: string; endDate: string }

/** When a task takes place, without its preparation; null for what is no part of a day: leave, and what is only due. */
const timesOf = ({ type, startDate, endDate, dueDate }: MovableTask): Times | null => {
  const kind = taskTypeOf(type)
  if (!kind || !isTimed(kind)) return null
  if (startDate && endDate) return { startDate, endDate }
  return dueDate ? { startDate: dueDate, endDate: laterInstant(dueDate, usualMinutes) } : null
}

/** Where the block of a task begins on the screen: with its preparation. Null for what is no part of a day. */
export const shownStart = (task: MovableTask): WallTime | null => {
  const times = timesOf(task)
  return times && wallTimeOf(laterInstant(times.startDate, -(task.preparationTime ?? 0)))
}

// Start and end keep their place on the wall. In the night in which the clocks skip an hour the end may so come to lie
// before the start; then the task keeps its length instead.
const shifted = ({ startDate, endDate }: Times, minutes: number): Times => {
  const start = instantOf(laterOnWall(wallTimeOf(startDate), minutes))
  const end = instantBehind(start, laterOnWall(wallTimeOf(endDate), minutes))
  const length = (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return { startDate: start, endDate: end > start ? end : laterInstant(start, length) }
}

const movedTimes = (task: MovableTask, toStart: WallTime | undefined): Partial<Times> => {
  const [times, from] = [timesOf(task), shownStart(task)]
  if (!toStart || !times || !from) return {}
  const minutes = wallMinutes(from, toStart)
  return minutes === 0 && task.startDate ? {} : shifted(times, minutes)
}

/** What a drag changes about whom and what a task needs. */
type Needs = { userId?: number; carId?: number; userIds?: number[]; resourceIds?: number[] }

const replaced = (ids: readonly number[], from: number | null, to: number): number[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
]

const movedUser = (task: MovableTask, from: number | null, to: number): Needs => {
  const ids = task.users.map(({ id }) => id)
  const isPart = to === task.userId || ids.includes(to)
  // From elsewhere: nobody is let go for him.
  if (from === null) return isPart ? {} : { userIds: [...ids, to] }
  if (from === task.userId) {
    const others = ids.filter((id) => id !== to && id !== from)
    return others.length === ids.length ? { userId: to } : { userId: to, userIds: others }
  }
  if (!ids.includes(from)) return {}
  return { userIds: replaced(ids, from, to).filter((id) => id !== task.userId) }
}

const movedResource = (task: MovableTask, from: number | null, to: number): Needs => {
  const ids = task.resources.map(({ id }) => id)
  if (from !== null && ids.includes(from)) return { resourceIds: replaced(ids, from, to) }
  return ids.includes(to) ? {} : { resourceIds: [...ids, to] }
}

const isSameRow = (one: TimelineRow, other: TimelineRow): boolean => one.kind === other.kind && one.id === other.id

const movedNeeds = (task: MovableTask, { fromRow, toRow }: Move): Needs => {
  if (!toRow || (fromRow && isSameRow(fromRow, toRow))) return {}
  const from = fromRow?.kind === toRow.kind ? fromRow.id : null
  if (toRow.kind === 'CAR') return toRow.id === task.carId ? {} : { carId: toRow.id }
  if (toRow.kind === 'RESOURCE') return movedResource(task, from, toRow.id)
  // What lay beside the timeline is given to whom it is put to.
  if (!fromRow) return toRow.id === task.userId ? {} : movedUser(task, task.userId, toRow.id)
  return movedUser(task, from, toRow.id)
}

const changesOf = (task: MovableTask, changes: Partial<Times> & Needs): TaskChanges | null => {
  const kind = taskTypeOf(task.type)
  if (!kind || isLeave(kind) || Object.keys(changes).length === 0) return null
  return { [task.type]: changes } as TaskChanges
}

/**
 * What a drag changes: decisions section 10. The time on the wall is kept across the change of clocks; the preparation
 * before the start is shown and never written back. Out of the row of a participant another one takes his place, out of
 * that of one resource another one does; a row of another kind is added.
 *
 * @returns the body of the PATCH; null where nothing changes, and for leave, which nobody moves.
 */
export const movedTask = (task: MovableTask, move: Move): TaskChanges | null =>
  changesOf(task, { ...movedTimes(task, move.toStart), ...movedNeeds(task, move) })

/** What pulling the lower edge changes. @returns the body of the PATCH; null where nothing changes, and for leave. */
export const resizedTask = (task: MovableTask, toEnd: WallTime): TaskChanges | null => {
  const times = timesOf(task)
  if (!times || wallMinutes(wallTimeOf(times.endDate), toEnd) === 0) return null
  const endDate = instantBehind(times.startDate, toEnd)
  return changesOf(task, task.startDate ? { endDate } : { startDate: times.startDate, endDate })
}
