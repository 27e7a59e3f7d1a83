import type { ComponentType } from 'react'
import { isNew } from '../kit/drawer/address'
import { type Drawers, provideDrawers, useDrawers, useOpenDrawer } from '../kit/drawer/use-drawers'
import { loadTexts } from '../kit/i18n'
import { type PartFacts, whenIdle } from '../kit/loading'
import type { DrawerFacts } from '../kit/page/facts'
import { useMaybeSession, usePermissions } from '../kit/session'
import { ClosedDrawer } from './closed-drawer'
import { drawers } from './features'

type Part<Props> = ComponentType<Props & PartFacts>

/** The content of a drawer together with what it says. */
const aPart = <Props extends object>({ chunk, texts }: DrawerFacts<Props>): Part<Props> =>
  whenIdle(async () => {
    const [Content] = await Promise.all([chunk(), loadTexts(texts)])
    return Content
  })

const parts: { [Name in keyof Drawers]: Part<Drawers[Name]> } = {
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
  fetchCode: (name) => {
    const { chunk, texts } = drawers[name]
    void Promise.all([chunk(), loadTexts(texts)]).catch(() => undefined)
  },
})

const DrawerShape = whenIdle(async () => (await import('./drawer-shape')).DrawerShape)

/** The one drawer that is open, if any; it works in the active legal entity, unless it belongs to the platform. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const { close } = useDrawers()
  const may = usePermissions()
  const entity = useMaybeSession()?.legalEntity
  if (!open) return null
  const Part = parts[open.name] as Part<object>
  const {
    permission,
    reading,
    ofPlatform,
  }: Pick<DrawerFacts<never>, 'permission' | 'reading' | 'ofPlatform'> = drawers[open.name]
  if (!entity && !ofPlatform) return null
  // Whoever is sent a link comes without the button that asks for the right.
  const rights = [open.address.split('-').includes(isNew) ? permission : reading].flat()
  if (rights[0] && !rights.some((right) => right && may(right)))
    return <ClosedDrawer missing={rights[0]} onMissing={close} />
  return <Part key={`${open.name}-${open.address}`} {...open.props} waiting={<DrawerShape />} onMissing={close} />
}
