import type { PreparationChanges, ProcessPreparations } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { queries, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { activeLegalEntityId } from '../../kit/session'

/** What is prepared for a process, under the name by which screens keep it. */
export const preparationsQuery = (processId: number) => ({
  queryKey: ['processes', activeLegalEntityId(), 'preparations', processId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.processPreparations.get(processId, { signal }),
})

/** What is prepared for a process, and a way to store changes of it. */
export function usePreparations(processId: number) {
  const query = preparationsQuery(processId)
  const { data, error } = useQuery(query)
  const save = async (changes: PreparationChanges, version?: number): Promise<ProcessPreparations> => {
    const options = version === undefined ? {} : { ifMatch: version }
    const saved = await client.processPreparations.update(processId, changes, options)
    // Every section shows the new version at once, so that the next save of another one is not taken for an old one.
    queries.setQueryData(query.queryKey, saved)
    // Tasks show what is to be prepared.
    void refresh('tasks')
    return saved
  }
  return { preparations: data, error, save }
}
