export { type PartFacts, whenIdle, whenWanted } from './when-idle'
