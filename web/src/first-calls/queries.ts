import { client } from '../kit/api/client'
import { activeLegalEntityId } from '../kit/session'

/** The calls of the active legal entity that are neither finished nor discarded, the latest first. */
export const openCallsQuery = () => ({
  queryKey: ['first-calls', activeLegalEntityId(), 'open'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.firstCalls.list({ query: { limit: 50 }, signal }),
})

/** One call as it is stored now, for the form that starts from it. */
export const firstCallQuery = (firstCallId: number) => ({
  queryKey: ['first-calls', 'one', firstCallId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.firstCalls.get(firstCallId, { signal }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})
