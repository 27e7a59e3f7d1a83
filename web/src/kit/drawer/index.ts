export { DrawerParts } from './drawer-parts'
export { DrawerSkeleton } from './drawer-skeleton'
export { drawerWidths, SideDrawer } from './side-drawer'
export { type Drawers, type OpenDrawer, useDrawers, useOpenDrawer } from './use-drawers'
