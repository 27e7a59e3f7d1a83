export * from './device-name'
export * from './routes'
