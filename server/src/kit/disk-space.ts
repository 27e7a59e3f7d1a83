import { statfs } from 'node:fs/promises'

// Of the file system, a quota, and PostgreSQL.
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** @returns whether something could not be written because there was no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))

/** @returns the megabytes that are free for us where a folder lies, or null where nobody can tell. */
export const freeMegabytes = async (folder: string): Promise<number | null> => {
  const found = await statfs(folder).catch(() => null)
  return found && (found.bavail * found.bsize) / 1e6
}

/** @returns a question that is answered yes at most once in so many milliseconds. */
export const seldom = (milliseconds: number, now: () => number = Date.now): (() => boolean) => {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - last < milliseconds) return false
    last = now()
    return true
  }
}
