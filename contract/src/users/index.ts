export * from './fields'
export * from './grants'
export * from './roles'
export * from './routes'
