export * from './cells'
export * from './routes'
export * from './rows'
