export { importCalls, type PlannedRow, type StoredImport } from './calls'
export { type ImportLedger, insertRows, rememberCreated, updateRows } from './ledger'
