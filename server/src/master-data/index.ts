export { insertDefaultLists, offerEverything } from './defaults'
export { masterDataHandlers } from './handlers'
export { lists } from './lists'
