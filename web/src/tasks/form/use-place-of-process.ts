import { noAddress } from '@pietas/contract/kit/address-line'
import type { TaskType } from '@pietas/contract/tasks'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TaskValues } from './task-values'
import { useCase } from './use-case'

/** A new transport of a case begins where the body is, as long as nobody has said otherwise. */
export function usePlaceOfProcess(type: TaskType, isNew: boolean) {
  const { getValues, setValue } = useFormContext<TaskValues>()
  const process = useCase()
  const isAsked = isNew && type === 'TRANSPORTATION'
  const suggested = useRef<unknown>(noAddress)
  useEffect(() => {
    if (!isAsked || !process) return
    const { currentPosition, placeOfDeath } = process.deceasedPerson
    const place = { ...noAddress, ...(currentPosition ?? placeOfDeath ?? {}) }
    // What stands there was typed, or came with the draft or the line.
    if (JSON.stringify(getValues('address')) !== JSON.stringify(suggested.current)) return
    suggested.current = place
    setValue('address', place, { shouldDirty: true })
  }, [isAsked, process, getValues, setValue])
}
