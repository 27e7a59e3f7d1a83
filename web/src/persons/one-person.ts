import { queryOptions } from '@tanstack/react-query'
import { queries } from '../kit/api'
import { client } from '../kit/api/client'
import { activeLegalEntityId } from '../kit/session'

export const onePerson = (personId: number) =>
  queryOptions({
    queryKey: ['persons', activeLegalEntityId(), 'one', personId],
    queryFn: ({ signal }) => client.persons.get(personId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks for a person while the drawer that shows him is still being built. */
export const askAhead = (personId: number): void => void queries.prefetchQuery(onePerson(personId))
