export { inIdleTime } from './idle'
export { whenIdle } from './when-idle'
