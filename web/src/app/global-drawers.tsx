import { type ComponentType, lazy } from 'react'
import { type Drawers, useOpenDrawer } from '../kit/drawer/use-drawers'
import { whenIdle } from '../kit/loading'
import { useMaybeSession } from '../kit/session'

const load = {
  person: () => import('../persons/person-drawer').then((file) => file.PersonDrawer),
  process: () => import('../processes/process-drawer').then((file) => file.ProcessDrawer),
  item: () => import('./item-drawer').then((file) => file.AdminItemDrawer),
} satisfies { [Name in keyof Drawers]: () => Promise<ComponentType<Drawers[Name]>> }

const parts = {
  person: lazy(async () => ({ default: await load.person() })),
  process: lazy(async () => ({ default: await load.process() })),
  item: lazy(async () => ({ default: await load.item() })),
}

/** Keys typed while code is on its way are lost, so it comes when the pointer does. */
export const preloadDrawer = (name: keyof Drawers) => void load[name]()

const OpenDrawer = whenIdle(async () => (await import('./open-drawer')).OpenDrawer)

/** The one drawer that is open, if any; it works in the active legal entity. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const entity = useMaybeSession()?.legalEntity
  if (!open || !entity) return null
  const Part = parts[open.name] as ComponentType<object>
  return (
    <OpenDrawer>
      <Part key={JSON.stringify(open)} {...open.props} />
    </OpenDrawer>
  )
}
