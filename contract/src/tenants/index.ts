export * from './fields'
export * from './routes'
