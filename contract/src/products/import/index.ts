export * from './routes'
export * from './rows'
