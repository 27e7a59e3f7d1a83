export * from './fields'
export { itemsOf } from './lists'
export * from './routes'
export * from './rules'
