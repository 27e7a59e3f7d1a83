import type { TimelineRow } from '@pietas/contract/calendar'

type Kind = TimelineRow['kind']

const letters: Record<Kind, string> = { USER: 'u', CAR: 'c', RESOURCE: 'r' }

/** A row by its name among all rows of a timeline: a car and somebody may have the same number. */
export const rowId = ({ kind, id }: TimelineRow): string => `${letters[kind]}${id}`

export const userRow = (id: number): string => rowId({ kind: 'USER', id })
export const carRow = (id: number): string => rowId({ kind: 'CAR', id })
export const resourceRow = (id: number): string => rowId({ kind: 'RESOURCE', id })

/** @returns whom or what a row stands for; null for the head of a group, and for no row at all. */
export function readRow(row: string | undefined): TimelineRow | null {
  const kind = (Object.keys(letters) as Kind[]).find((one) => row?.startsWith(letters[one]))
  return kind && row ? { kind, id: Number(row.slice(1)) } : null
}
