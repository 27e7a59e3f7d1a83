export { landOf } from './gazetteer'
export { drawsMaps } from './google'
export { placesHandlers } from './handlers'
export type { AddressSource } from './own-addresses'
