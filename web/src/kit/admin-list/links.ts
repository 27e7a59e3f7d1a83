import type { Permission } from '@pietas/contract/kit'
import { changeLoaded, refresh } from '../api'
import { toast } from '../feedback'
import { useSession } from '../session'
import type { LinkFacts, LinkTarget, ListFacts, ListItem } from './facts'

/** Adds a number to a list or takes it away. */
const withOrWithout = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id)

interface OfferCalls {
  assign(id: number, options: { legalEntityId: number }): Promise<unknown>
  unassign(id: number, options: { legalEntityId: number }): Promise<unknown>
}

/** The links of a list of which each legal entity offers some items. */
export const offeredBy = (
  calls: OfferCalls,
  permission: Permission,
): LinkFacts<ListItem & { legalEntityIds: number[] }> => ({
  title: 'list.offered-by',
  permission,
  levelOf: ({ id }) => id,
  useTargets: useLegalEntities,
  linked: (item) => item.legalEntityIds,
  changed: (item, { id }, on) => ({ legalEntityIds: withOrWithout(item.legalEntityIds, id, on) }),
  link: (id, legalEntityId) => calls.assign(id, { legalEntityId }),
  unlink: (id, legalEntityId) => calls.unassign(id, { legalEntityId }),
})

/** The legal entities of the tenant that the person may see. */
export const useLegalEntities = (): readonly LinkTarget[] => useSession().tenant?.legalEntities ?? []

let underWay = 0

/** Links an item or ends the link: shown at once, and taken back when the server refuses. */
export async function setLink(
  list: ListFacts,
  links: LinkFacts<ListItem>,
  item: ListItem,
  target: LinkTarget,
  on: boolean,
): Promise<void> {
  const show = (linked: boolean) =>
    changeLoaded(list.key(), item.id, (shown) => links.changed(shown as ListItem, target, linked))
  show(on)
  underWay++
  try {
    await (on ? links.link(item.id, target.id) : links.unlink(item.id, target.id))
  } catch {
    show(!on)
    toast.error('list.link-error')
  } finally {
    underWay--
  }
  // An answer that was made before the latest press would show it undone for a moment.
  if (underWay === 0) void refresh(...featuresOf(list))
}

/** Every feature whose cached records show items of the list. */
export const featuresOf = (list: ListFacts): string[] => [String(list.key()[0]), ...(list.alsoIn ?? [])]
