import type { Process, ProcessCounts } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { client } from '../kit/api/client'

/** How much there is of what belongs to a process; undefined while it is not known. */
export function useProcessCounts({
  id,
  legalEntityId,
}: Pick<Process, 'id' | 'legalEntityId'>): ProcessCounts | undefined {
  const { data } = useQuery({
    queryKey: ['process-counts', legalEntityId, id],
    queryFn: ({ signal }) => client.processes.counts(id, { legalEntityId, signal }),
  })
  return data
}
