import { fieldsOf } from '../kit/form'
import type { ProcessValues } from './process-values'

/** The fields of the form of a process. */
export const ofProcess = fieldsOf<ProcessValues>()('process')
