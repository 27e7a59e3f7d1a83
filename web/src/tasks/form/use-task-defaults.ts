import { dayOf, today } from '@pietas/contract/kit/days'
import { defaultAssignee, type TaskType } from '@pietas/contract/tasks'
import { useCallback, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Session, useSession } from '../../kit/session'
import { isInstant } from '../../kit/time'
import type { TaskValues } from './task-values'

/** Who does a new task of a kind until somebody is chosen; people of the platform are no staff of the house. */
export function assigneeFor(type: TaskType | null, { me, legalEntity }: Session): number | null {
  const assignee = defaultAssignee(type ?? 'BASIC', legalEntity ?? null, me.user.id)
  return assignee === me.user.id && me.platformRole ? null : assignee
}

/** When a new task of a kind is due until somebody says so: today; an appointment takes place and need not be due. */
export const dueDateFor = (type: TaskType | null): string | null => (type === 'APPOINTMENT' ? null : today())

/** How long something takes until somebody says so. */
export const usualDuration = '01:00'

/**
 * Fills what follows from the kind and from the start of a new task, as long as nobody has said otherwise.
 *
 * @returns what to call when somebody chooses a kind, and when somebody chooses who does it.
 */
export function useTaskDefaults(isNew: boolean) {
  const session = useSession()
  const { clearErrors, getValues, setValue } = useFormContext<TaskValues>()
  const startDate = useWatch<TaskValues, 'startDate'>({ name: 'startDate' })
  const latestType = useRef(getValues('type'))
  const latestStart = useRef(startDate)
  const suggestedDue = useRef(getValues('dueDate'))
  const picked = useRef(false)

  const suggestDue = useCallback(
    (day: string | null) => {
      if (getValues('dueDate') !== suggestedDue.current) return
      suggestedDue.current = day
      setValue('dueDate', day, { shouldDirty: true })
    },
    [getValues, setValue],
  )

  useEffect(() => {
    if (!isNew || startDate === latestStart.current) return
    latestStart.current = startDate
    if (!isInstant(startDate)) return
    if (getValues('duration') === null) setValue('duration', usualDuration, { shouldDirty: true })
    if (getValues('type') !== 'APPOINTMENT') suggestDue(dayOf(startDate))
  }, [isNew, startDate, getValues, setValue, suggestDue])

  return {
    typeChosen: (type: TaskType | null) => {
      if (!isNew) return
      // A draft may have brought somebody back who was picked before.
      const isDefault = getValues('userId') === assigneeFor(latestType.current, session)
      if (isDefault && !picked.current) setValue('userId', assigneeFor(type, session), { shouldDirty: true })
      latestType.current = type
      suggestDue(dueDateFor(type))
      // The title had the focus from the start; who goes on to the kind by the keyboard has not passed it over.
      if (!getValues('title')) clearErrors('title')
    },
    assigneeChosen: () => {
      picked.current = true
    },
  }
}
