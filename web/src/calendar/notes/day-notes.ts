import type { DispositionNote } from '@pietas/contract/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { usePermissions, useSession } from '../../kit/session'
import type { Days } from '../views/days'

export const refreshNotes = () => refresh('disposition-notes')

/** The notes of some days by their day; none for who may not plan. */
export function useDayNotes({ from, to }: Days): ReadonlyMap<string, DispositionNote> {
  const { tenant } = useSession()
  const mayRead = usePermissions()('Task:ListAll')
  const { data } = useQuery({
    queryKey: ['disposition-notes', tenant?.id, from, to],
    queryFn: ({ signal }) => client.dispositionNotes.list({ query: { startDate: from, endDate: to }, signal }),
    enabled: mayRead,
  })
  return useMemo(() => new Map((data?.items ?? []).map((note) => [note.noteDate, note])), [data])
}

/** The note of one day. */
export const noteQuery = (day: string) => ({
  queryKey: ['disposition-notes', 'one', day],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.dispositionNotes.get(day, { signal }),
})

/** Who has written a note last. */
export const authorQuery = (userId: number | null) => ({
  queryKey: ['users', 'named', userId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await client.users.list({ query: { filterIds: [userId as number] }, signal })).items[0] ?? null,
  enabled: userId !== null,
})

/** So much of a note is read in passing: spec 3 section 9. */
const previewLength = 150

/** @returns the beginning of a note, with an ellipsis where there is more. */
export const previewOf = (text: string): string => {
  const letters = [...text]
  return letters.length > previewLength ? `${letters.slice(0, previewLength).join('')}…` : text
}
