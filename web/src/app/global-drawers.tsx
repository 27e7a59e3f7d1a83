import { type ComponentType, lazy, Suspense } from 'react'
import { DrawerSkeleton, type Drawers, SideDrawer, useDrawers, useOpenDrawer } from '../kit/drawer'
import { useMaybeSession } from '../kit/session'

const load = {
  person: () => import('../persons/person-drawer').then((file) => file.PersonDrawer),
  process: () => import('../processes/process-drawer').then((file) => file.ProcessDrawer),
} satisfies { [Name in keyof Drawers]: () => Promise<ComponentType<Drawers[Name]>> }

const parts = {
  person: lazy(async () => ({ default: await load.person() })),
  process: lazy(async () => ({ default: await load.process() })),
}

/** Keys typed while code is on its way are lost, so it comes when the pointer does. */
export const preloadDrawer = (name: keyof Drawers) => void load[name]()

/** The one drawer that is open, if any; it works in the active legal entity. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const entity = useMaybeSession()?.legalEntity
  const { close } = useDrawers()
  if (!open || !entity) return null
  const Part = parts[open.name] as ComponentType<object>
  return (
    <Suspense
      fallback={
        <SideDrawer size="large" title="" onClose={close}>
          <DrawerSkeleton />
        </SideDrawer>
      }
    >
      <Part key={JSON.stringify(open)} {...open.props} />
    </Suspense>
  )
}
