export { sealTrail, trailJobs } from './seal'
export { type Chain, verifyTrail } from './verify'
