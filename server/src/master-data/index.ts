export { insertDefaultLists, offerEverything } from './defaults'
export { globalCategoryHandlers } from './global-categories'
export { masterDataHandlers } from './handlers'
export { lists } from './lists'
