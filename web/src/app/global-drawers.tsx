import type { ComponentType, ReactNode } from 'react'
import { type Drawers, useDrawers, useOpenDrawer } from '../kit/drawer/use-drawers'
import { moreTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { useMaybeSession } from '../kit/session'

const load = {
  person: () => import('../persons/person-drawer').then((file) => file.PersonDrawer),
  process: async () => {
    const [file] = await Promise.all([import('../processes/process-drawer'), moreTexts()])
    return file.ProcessDrawer
  },
  note: async () => {
    const [file] = await Promise.all([import('../processes/notes/note-drawer'), moreTexts()])
    return file.NoteDrawer
  },
  task: async () => {
    const [file] = await Promise.all([import('../tasks/task-drawer'), moreTexts()])
    return file.TaskDrawer
  },
  item: async () => {
    const [file] = await Promise.all([import('./item-drawer'), moreTexts()])
    return file.AdminItemDrawer
  },
} satisfies { [Name in keyof Drawers]: () => Promise<ComponentType<Drawers[Name]>> }

const parts = {
  person: whenIdle(load.person),
  process: whenIdle(load.process),
  note: whenIdle(load.note),
  task: whenIdle(load.task),
  item: whenIdle(load.item),
}

/** For those who are faster than the idle time: keys typed while code is on its way are lost. */
export const preloadDrawer = (name: keyof Drawers) => void load[name]().catch(() => undefined)

const DrawerShape = whenIdle(async () => (await import('./drawer-shape')).DrawerShape)

/** The one drawer that is open, if any; it works in the active legal entity. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const { close } = useDrawers()
  const entity = useMaybeSession()?.legalEntity
  if (!open || !entity) return null
  const Part = parts[open.name] as ComponentType<{ waiting: ReactNode; onMissing: () => void }>
  return <Part key={JSON.stringify(open)} {...open.props} waiting={<DrawerShape />} onMissing={close} />
}
