import { addDays, instantOf, wallTimeOf } from '@pietas/contract/kit'

const milliseconds = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
type Unit = keyof typeof milliseconds

/** When something is done again: every so often, or daily at a time `HH:mm` in Berlin. */
export type Schedule = { every: `${number} ${Unit}` | `${number} ${Unit}s` } | { daily: string }

const lengthOf = (every: string): number => {
  const [, count, unit] = /^(\d+) (minute|hour|day)s?$/.exec(every) ?? []
  const length = Number(count) * milliseconds[unit as Unit]
  if (!(length > 0)) throw new Error(`"${every}" is no time to wait`)
  return length
}

/** @returns the first moment of the schedule after this one, the same on every server. */
export const nextSlot = (schedule: Schedule, after: Date): Date => {
  if ('every' in schedule) {
    const length = lengthOf(schedule.every)
    return new Date((Math.floor(after.getTime() / length) + 1) * length)
  }
  const { day } = wallTimeOf(after.toISOString())
  const slots = [day, addDays(day, 1)].map((on) => new Date(instantOf({ day: on, time: schedule.daily })))
  return slots.find((slot) => slot > after) ?? new Date(instantOf({ day: addDays(day, 2), time: schedule.daily }))
}
