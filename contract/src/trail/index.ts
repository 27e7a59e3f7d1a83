export * from './audit-entries'
export * from './routes'
