export { limitsFor, watchMemory } from './limits'
export { type HelperQueue, helperQueue } from './queue'
