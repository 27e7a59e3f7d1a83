import { type ReactNode, Suspense } from 'react'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'

/** A drawer with its shape in its place until the code of it is there. */
export function OpenDrawer({ children }: { children: ReactNode }) {
  const { close } = useDrawers()
  const shape = (
    <SideDrawer size="large" title="" onClose={close}>
      <DrawerSkeleton />
    </SideDrawer>
  )
  return <Suspense fallback={shape}>{children}</Suspense>
}
