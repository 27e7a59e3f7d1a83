import { noAddress } from '@pietas/contract/kit/address-line'
import type { TaskType } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { usePermissions } from '../../kit/session'
import type { TaskValues } from './task-values'

/** A new transport of a case begins where the body is, as long as nobody has said otherwise. */
export function usePlaceOfProcess(type: TaskType, isNew: boolean) {
  const may = usePermissions()
  const { getValues, setValue } = useFormContext<TaskValues>()
  const processId = useWatch<TaskValues, 'processId'>({ name: 'processId' })
  const isAsked = isNew && type === 'TRANSPORTATION' && processId !== null && may('Process:List')
  const { data: process } = useQuery({
    queryKey: ['processes', 'any', processId],
    queryFn: ({ signal }) => client.processes.find(processId as number, { signal }),
    enabled: isAsked,
  })
  const suggested = useRef<unknown>(noAddress)
  useEffect(() => {
    if (!isAsked || process?.id !== processId) return
    const { currentPosition, placeOfDeath } = process.deceasedPerson
    const place = { ...noAddress, ...(currentPosition ?? placeOfDeath ?? {}) }
    // What stands there was typed, or came with the draft or the line.
    if (JSON.stringify(getValues('address')) !== JSON.stringify(suggested.current)) return
    suggested.current = place
    setValue('address', place, { shouldDirty: true })
  }, [isAsked, process, processId, getValues, setValue])
}
