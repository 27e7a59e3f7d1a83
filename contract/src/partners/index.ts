export * from './fields'
export * from './import'
export * from './routes'
