export { AddressField } from './address-field'
export type { AddressHit } from './hit'
export type { AddressSources } from './sources'
export { TakeOverAddress } from './take-over'
