import { AddressField } from '../../kit/address'
import { fieldsOf } from '../../kit/form'
import type { TaskValues } from './task-values'

/** The fields of the form of a task. */
export const ofTask = fieldsOf<TaskValues>()('task', { AddressField })
