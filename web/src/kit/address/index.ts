export { AddressField } from './address-field'
export type { AddressHit } from './hit'
export { TakeOverAddress } from './take-over'
