import { AddressField } from '../../kit/address'
import { fieldsOf } from '../../kit/form'
import type { PreparationValues } from './facts'

/** The fields of the sections of the preparations. */
export const ofPreparation = fieldsOf<PreparationValues>()('preparation', { AddressField })
