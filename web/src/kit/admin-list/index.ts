export { type LinkFacts, type LinkTarget, type ListItem, listFacts } from './facts'
export { ItemDrawer } from './item-drawer'
export { offeredBy, useLegalEntities } from './links'
export { ListTable } from './list-table'
