export * from './enums'
export * from './fields'
export * from './routes'
export * from './rules'
