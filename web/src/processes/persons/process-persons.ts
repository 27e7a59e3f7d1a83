import type { ProcessPerson, ProcessPersonFields } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { useMaybeSession } from '../../kit/session'

/** The persons with a role in a process; of a process that is not stored yet there are none, and nobody is asked. */
export function useProcessPersons(processId: number | undefined) {
  const entity = useMaybeSession()?.legalEntity?.id
  const { data, error } = useQuery({
    queryKey: ['processes', entity, 'persons', processId],
    queryFn: ({ signal }) => client.processPersons.list(processId as number, { query: { limit: 500 }, signal }),
    enabled: processId !== undefined && entity !== undefined,
  })
  const items: ProcessPerson[] = data?.items ?? []
  return { items, error, loading: processId !== undefined && !data && !error }
}

/** Gives roles and takes them; what went well or wrong is said here, and a failure goes on to the caller. */
export const storeProcessPersons = {
  async create(processId: number, fields: ProcessPersonFields, idempotencyKey: string): Promise<ProcessPerson> {
    try {
      const created = await client.processPersons.create(processId, fields, { idempotencyKey })
      // In these words: spec 3 section 8.
      if (!created) throw new Error('Process person create failed')
      toast.success('process-persons.messages.create-success')
      await refresh('processes')
      return created
    } catch (error) {
      toast.error('process-persons.messages.create-error')
      throw error
    }
  },
  async delete(id: number): Promise<void> {
    try {
      await client.processPersons.delete(id)
      toast.success('process-persons.messages.delete-success')
    } catch (error) {
      toast.error('process-persons.messages.delete-error')
      throw error
    } finally {
      await refresh('processes')
    }
  },
}
