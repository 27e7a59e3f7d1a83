import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useSession } from '../../kit/session'
import { useSetting } from '../../kit/settings'
import { type Days, limited } from '../views/days'

const anHour = 3_600_000

/** The public holidays of the house among some days, each with its name. */
export function useHolidays(days: Days): ReadonlyMap<string, string> {
  const language = useSetting('language')
  const { legalEntity } = useSession()
  const query = limited(days)
  const { data } = useQuery({
    queryKey: ['legal-entities', 'holidays', legalEntity?.id, query.from, query.to],
    queryFn: ({ signal }) =>
      client.legalEntities.listHolidays({ query, legalEntityId: legalEntity?.id as number, signal }),
    enabled: legalEntity !== undefined,
    staleTime: anHour,
  })
  return useMemo(() => new Map((data?.items ?? []).map(({ date, name }) => [date, name[language]])), [data, language])
}
