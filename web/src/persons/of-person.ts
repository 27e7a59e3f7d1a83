import { AddressField } from '../kit/address'
import { ContactDetails } from '../kit/contact'
import { fieldsOf } from '../kit/form'
import type { PersonValues } from './person-values'

/** The fields of the form of a person. */
export const ofPerson = fieldsOf<PersonValues>()('person', { AddressField, ContactDetails })
