export { importCalls } from './calls'
export type { ImportLedger } from './ledger'
