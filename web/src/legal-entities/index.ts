export { branchSource } from './source'
