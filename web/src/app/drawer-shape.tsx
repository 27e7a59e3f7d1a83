import { DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'

/** A drawer in its place until the code of what stands in it is there. */
export function DrawerShape() {
  const { close } = useDrawers()
  return (
    <SideDrawer size="large" title="" onClose={close}>
      <DrawerSkeleton />
    </SideDrawer>
  )
}
