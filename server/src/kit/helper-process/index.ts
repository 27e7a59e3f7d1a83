export { limitsFor, watchMemory } from './limits'
export { helperQueue } from './queue'
