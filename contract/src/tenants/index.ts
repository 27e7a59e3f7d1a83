export * from './billing-statistics'
export * from './fields'
export * from './routes'
