import { AddressField } from '../kit/address'
import { ContactRows } from '../kit/contact'
import { fieldsOf } from '../kit/form'
import type { PartnerValues } from './partner-values'

/** The fields of the form of a business partner. */
export const ofPartner = fieldsOf<PartnerValues>()('partner', { AddressField, ContactRows })
