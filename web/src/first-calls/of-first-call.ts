import { fieldsOf } from '../kit/form'
import type { FirstCallValues } from './first-call-values'

/** The fields of the sheet of a first call. */
export const ofFirstCall = fieldsOf<FirstCallValues>()('firstCall')
