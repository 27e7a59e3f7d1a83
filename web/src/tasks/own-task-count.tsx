import { useQuery } from '@tanstack/react-query'
import { client } from '../kit/api/client'
import { CountBadge } from '../kit/page/count-badge'
import { useMaybeSession } from '../kit/session'

/** How many tasks the person has yet to finish at the active legal entity; more than 99 are not told apart. */
export function OwnTaskCount() {
  const entity = useMaybeSession()?.legalEntity
  const { data } = useQuery({
    queryKey: ['tasks', 'own-count', entity?.id],
    queryFn: ({ signal }) => client.tasks.countOwn({ signal }),
    enabled: entity !== undefined,
  })
  return <CountBadge count={data?.count} />
}
