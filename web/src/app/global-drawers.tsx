import type { Permission } from '@pietas/contract/kit'
import { type ComponentType, useCallback, useEffect } from 'react'
import { isNew } from '../kit/drawer/address'
import { type Drawers, provideDrawers, useDrawers, useOpenDrawer } from '../kit/drawer/use-drawers'
import { loadTexts } from '../kit/i18n'
import { type PartFacts, whenIdle, whenWanted } from '../kit/loading'
import { inIdleTime } from '../kit/loading/idle'
import type { DrawerFacts } from '../kit/page/facts'
import { useMaybeSession, usePermissions } from '../kit/session'
import { ClosedDrawer } from './closed-drawer'
import { drawers } from './features'

type Part<Props> = ComponentType<Props & PartFacts>
type Name = keyof Drawers
type Said = Pick<DrawerFacts<never>, 'texts'>
type Access = Pick<DrawerFacts<never>, 'permission' | 'reading' | 'ofPlatform'>

/** The content of a drawer together with what it says. */
const codeOf = async <Content,>({ chunk, texts }: { chunk: () => Promise<Content> } & Said): Promise<Content> => {
  const [Content] = await Promise.all([chunk(), loadTexts(texts)])
  return Content
}

const aPart = <Props extends object>(facts: DrawerFacts<Props>): Part<Props> => whenWanted(() => codeOf(facts))

const parts: { [One in Name]: Part<Drawers[One]> } = {
  person: aPart(drawers.person),
  merge: aPart(drawers.merge),
  process: aPart(drawers.process),
  position: aPart(drawers.position),
  note: aPart(drawers.note),
  stock: aPart(drawers.stock),
  firstCall: aPart(drawers.firstCall),
  letter: aPart(drawers.letter),
  task: aPart(drawers.task),
  absence: aPart(drawers.absence),
  leave: aPart(drawers.leave),
  dayNote: aPart(drawers.dayNote),
  followUp: aPart(drawers.followUp),
  item: aPart(drawers.item),
  tenant: aPart(drawers.tenant),
  staff: aPart(drawers.staff),
  announcement: aPart(drawers.announcement),
  announcementEditor: aPart(drawers.announcementEditor),
}

provideDrawers({
  addresses: {
    person: drawers.person.address,
    merge: drawers.merge.address,
    process: drawers.process.address,
    position: drawers.position.address,
    note: drawers.note.address,
    stock: drawers.stock.address,
    firstCall: drawers.firstCall.address,
    letter: drawers.letter.address,
    task: drawers.task.address,
    absence: drawers.absence.address,
    leave: drawers.leave.address,
    dayNote: drawers.dayNote.address,
    followUp: drawers.followUp.address,
    item: drawers.item.address,
    tenant: drawers.tenant.address,
    staff: drawers.staff.address,
    announcement: drawers.announcement.address,
    announcementEditor: drawers.announcementEditor.address,
  },
  fetchCode: (name) => codeOf<unknown>(drawers[name]),
})

const DrawerShape = whenIdle(async () => (await import('./drawer-shape')).DrawerShape)

/** @returns says which right is missing to who has none of these; undefined = he may. */
function useMissingRight() {
  const may = usePermissions()
  return useCallback(
    (rights: readonly (Permission | undefined)[]) => (rights.some((right) => may(right)) ? undefined : rights[0]),
    [may],
  )
}

const fetched = new Set<Name>()

/** Fetches in idle time what somebody may open, and nothing of what he will never see. */
function useDrawersInIdleTime() {
  const missing = useMissingRight()
  const session = useMaybeSession()
  useEffect(() => {
    if (!session) return
    for (const name of Object.keys(drawers) as Name[]) {
      const { permission, reading }: Access = drawers[name]
      if (fetched.has(name) || missing([permission, reading].flat())) continue
      fetched.add(name)
      inIdleTime(() => codeOf<unknown>(drawers[name]))
    }
  }, [session, missing])
}

/** The one drawer that is open, if any; it works in the active legal entity, unless it belongs to the platform. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const { close } = useDrawers()
  useDrawersInIdleTime()
  const missing = useMissingRight()
  const entity = useMaybeSession()?.legalEntity
  if (!open) return null
  const Part = parts[open.name] as Part<object>
  const { permission, reading, ofPlatform }: Access = drawers[open.name]
  if (!entity && !ofPlatform) return null
  // Whoever is sent a link comes without the button that asks for the right.
  const right = missing([open.address.split('-').includes(isNew) ? permission : reading].flat())
  if (right) return <ClosedDrawer missing={right} onMissing={close} />
  return <Part key={`${open.name}-${open.address}`} {...open.props} waiting={<DrawerShape />} onMissing={close} />
}
