export * from './routes'
export * from './types'
