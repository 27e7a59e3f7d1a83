export * from './fields'
export * from './holidays'
export * from './routes'
