import type { Wall } from '../events/wall'

const two = (part: number) => String(part).padStart(2, '0')

// The library hands moments over as if the browser stood in the zone that is shown: its parts are what is meant.
/** @returns the day that the library means, `YYYY-MM-DD`. */
export const dayOfLocal = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** @returns the moment on the wall that the library means. */
export const wallOfLocal = (date: Date): Wall => `${dayOfLocal(date)}T${two(date.getHours())}:${two(date.getMinutes())}`
