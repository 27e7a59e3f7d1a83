import type { ComponentType } from 'react'
import { type Drawers, provideDrawerCode, useDrawers, useOpenDrawer } from '../kit/drawer/use-drawers'
import { loadTexts } from '../kit/i18n'
import { type PartFacts, whenIdle } from '../kit/loading'
import type { DrawerFacts } from '../kit/page/facts'
import { useMaybeSession } from '../kit/session'
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
  process: aPart(drawers.process),
  note: aPart(drawers.note),
  task: aPart(drawers.task),
  item: aPart(drawers.item),
}

provideDrawerCode((name) => {
  const { chunk, texts } = drawers[name]
  void Promise.all([chunk(), loadTexts(texts)]).catch(() => undefined)
})

const DrawerShape = whenIdle(async () => (await import('./drawer-shape')).DrawerShape)

/** The one drawer that is open, if any; it works in the active legal entity. */
export function GlobalDrawers() {
  const open = useOpenDrawer()
  const { close } = useDrawers()
  const entity = useMaybeSession()?.legalEntity
  if (!open || !entity) return null
  const Part = parts[open.name] as Part<object>
  return <Part key={JSON.stringify(open)} {...open.props} waiting={<DrawerShape />} onMissing={close} />
}
