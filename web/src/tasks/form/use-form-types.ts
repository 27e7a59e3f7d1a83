import type { TaskType } from '@pietas/contract/tasks'
import { usePermissions } from '../../kit/session'
import { formTypes } from './task-values'

const onlyPrivate: readonly TaskType[] = ['PRIVATE']

/** The kinds that the person may create; a private task needs no permission: spec 3 section 6. */
export const useFormTypes = (): readonly TaskType[] => (usePermissions()('Task:Create') ? formTypes : onlyPrivate)
