export { clientName } from './client-name'
export { ProcessStatus, ProcessType } from './process-status'
export { processSource } from './source'
