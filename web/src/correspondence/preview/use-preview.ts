import type { Preview } from '@pietas/contract/correspondence'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, letterPages } from '../../kit/api/client'
import { useDebounced } from '../../kit/api/use-debounced'

export type PreviewBody = Parameters<typeof client.correspondence.preview>[0]

// As long as somebody is thinking of the next word.
const pause = 700

/** The text once typing rests; where it reads the same, it is the same. */
function useRested(body: PreviewBody | undefined): { body: PreviewBody | undefined; key: string } {
  const key = useDebounced(JSON.stringify(body ?? null), pause)
  return { key, body: (JSON.parse(key) as PreviewBody | null) ?? undefined }
}

/** What a text says in a process, in words; what was known before stays while newer words are on their way. */
export function usePreviewWords(body: PreviewBody | undefined): Preview | undefined {
  const rested = useRested(body)
  const { data } = useQuery({
    queryKey: ['letter-preview', 'words', rested.key],
    queryFn: ({ signal }) => client.correspondence.preview(rested.body as PreviewBody, { signal }),
    enabled: rested.body !== undefined,
    placeholderData: keepPreviousData,
  })
  return rested.body && data
}

/** The finished pages; the ones before stay while newer ones are made. */
export function usePreviewPages(body: PreviewBody | undefined) {
  const rested = useRested(body)
  const { data, error, isFetching } = useQuery({
    queryKey: ['letter-preview', 'pages', rested.key],
    queryFn: ({ signal }) => letterPages(rested.body as PreviewBody, signal),
    enabled: rested.body !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  return { file: rested.body && data, error, isFetching }
}
