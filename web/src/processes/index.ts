export { clientName } from './client-name'
export { ProcessStatus, ProcessType } from './process-status'
