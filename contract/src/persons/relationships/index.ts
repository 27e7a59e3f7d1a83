export * from './fields'
export * from './kinds'
export * from './routes'
export * from './rules'
