export { type PartFacts, whenIdle } from './when-idle'
