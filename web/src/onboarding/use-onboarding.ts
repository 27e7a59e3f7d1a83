import { useQuery } from '@tanstack/react-query'
import { client } from '../kit/api/client'

/** How far the house has come; counted anew whenever somebody looks. */
export const useOnboarding = (isAsked = true) =>
  useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => client.onboarding.get({ signal }),
    enabled: isAsked,
    staleTime: 0,
  })
