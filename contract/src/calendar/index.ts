export * from './notes'
