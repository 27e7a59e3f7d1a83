export * from './device-name'
export * from './routes'
export * from './ways-in'
export { type Me, me } from './who'
