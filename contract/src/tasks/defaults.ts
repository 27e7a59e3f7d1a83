import { isQuality, isTimed, type TaskType } from './enums'

/** Whom a legal entity names for its tasks. */
export interface DefaultUsers {
  tasksDefaultUserId: number | null
  qualityManagementDefaultUserId: number | null
}

/**
 * Who does a new task as long as nobody is chosen: spec 3 section 5.1.
 *
 * @param entity the legal entity of the task; null when it has none.
 * @param currentUserId who creates it.
 */
export const defaultAssignee = (type: TaskType, entity: DefaultUsers | null, currentUserId: number): number => {
  const forTasks = entity?.tasksDefaultUserId ?? currentUserId
  if (isQuality(type)) return entity?.qualityManagementDefaultUserId ?? forTasks
  return isTimed(type) ? forTasks : currentUserId
}
