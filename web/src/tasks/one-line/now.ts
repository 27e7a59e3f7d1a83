import { type WallTime, wallTimeOf } from '@pietas/contract/kit'

/** Day and time in Berlin. */
export const berlinNow = (): WallTime => wallTimeOf(new Date().toISOString())
