import { fieldsOf } from '../../kit/form'
import type { InheritanceValues } from './inheritance-values'

/** The fields of the form about what a person leaves behind. */
export const ofInheritance = fieldsOf<InheritanceValues>()('person')
