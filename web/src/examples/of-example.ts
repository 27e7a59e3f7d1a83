import { AddressField } from '../kit/address'
import { ContactDetails } from '../kit/contact'
import { fieldsOf } from '../kit/form'
import type { ExampleValues } from './form-values'

/** One field of each kind. Examples have no texts of their own, so every field is given its label. */
export const ofExample = fieldsOf<ExampleValues>()('example', { AddressField, ContactDetails })
