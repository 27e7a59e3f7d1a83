import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { usePermissions } from '../../kit/session'
import type { TaskValues } from './task-values'

/** @returns the case that the task in the form belongs to, as soon as it is there and if it may be read. */
export function useCase(): Process | undefined {
  const may = usePermissions()
  const processId = useWatch<TaskValues, 'processId'>({ name: 'processId' })
  const { data } = useQuery({
    queryKey: ['processes', 'any', processId],
    queryFn: ({ signal }) => client.processes.find(processId as number, { signal }),
    enabled: processId !== null && may('Process:List'),
  })
  return data?.id === processId ? data : undefined
}
