export { importFacts } from './facts'
export { ImportList } from './import-list'
export { ImportScreen } from './import-screen'
