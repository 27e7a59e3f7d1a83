export { landOf } from './gazetteer'
export { placesHandlers } from './handlers'
export type { AddressSource } from './own-addresses'
