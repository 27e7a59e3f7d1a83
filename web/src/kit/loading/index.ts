export { inIdleTime } from './idle'
export { onTouch } from './touch'
export { type PartFacts, whenIdle, whenWanted } from './when-idle'
