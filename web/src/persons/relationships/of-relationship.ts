import { fieldsOf } from '../../kit/form'
import type { PersonValues } from '../person-values'
import type { RelationshipValues } from './relationship-values'

const labels = 'person.relationship'

/** The fields of one relationship that is a record of its own. */
export const ofRelationship = fieldsOf<RelationshipValues>()(labels)

/** The same where they may as well stand among the relationships of a new person. */
export const ofRelationships = fieldsOf<RelationshipValues & Pick<PersonValues, 'relationships'>>()(labels)
