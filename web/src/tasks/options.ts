import { preparationTypes, taskStatuses, taskTypes } from '@pietas/contract/tasks'
import { useMemo } from 'react'
import type { Option } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'

const values = { type: taskTypes, status: taskStatuses, preparationType: preparationTypes } as const

/** The choices of an enumeration with their labels. */
export function useTaskOptions(name: keyof typeof values): Option[] {
  const { t } = useTranslation()
  return useMemo(
    () => values[name].map((value) => ({ value, label: t(`task.${name}.${value}` as MessageKey) })),
    [name, t],
  )
}
