export { inIdleTime } from './idle'
export { type PartFacts, whenIdle } from './when-idle'
