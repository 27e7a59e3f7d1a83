export { type CaseOfDay, type Dashboard, linesOfTile } from './records'
export * from './routes'
