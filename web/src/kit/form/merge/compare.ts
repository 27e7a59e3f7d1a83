import type { FieldValues } from 'react-hook-form'

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ, each as a whole. */
export function changedFields<Values extends FieldValues>(before: Values, now: Values): Partial<Values> {
  const changed = Object.entries(now).filter(([name, value]) => !alike(value, before[name]))
  return Object.fromEntries(changed) as Partial<Values>
}

/** What three versions of a record say about each other. */
interface Versions<Values> {
  /** What both sides began with. */
  before: Values
  own: Values
  theirs: Values
}

/** Names of the fields that both sides have changed, and not in the same way. */
export function contestedFields<Values extends FieldValues>({ before, own, theirs }: Versions<Values>): string[] {
  const ofOthers = changedFields(before, theirs)
  return Object.keys(changedFields(before, own)).filter((name) => name in ofOthers && !alike(own[name], theirs[name]))
}
