export { placesHandlers } from './handlers'
