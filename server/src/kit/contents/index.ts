export { keepContent, refuseHarmful, releaseContent, type ScanState, useContent } from './contents'
export { contentJobs } from './jobs'
