import type { Demands, Hindrance } from '@pietas/contract/kit/access'
import type { Me } from '@pietas/contract/session'
import type { MessageKey } from '../../../kit/i18n'
import { type LinkFacts, type MenuFacts, menuGroups } from '../../../kit/page/facts'
import { listPages, pages } from '../../features'
import { links, parents } from './places'

const rows = Object.values({ ...pages, ...listPages, ...parents })

type Row = (typeof rows)[number]
type Path = Exclude<Row['path'], `${string}$${string}`>
type Installation = Me['installation']

/** One line of the menu. */
export interface Place {
  id: string
  /** Where it leads inside the app. */
  to?: Path
  url?: LinkFacts['url']
  demands: Demands
  menu: MenuFacts
  /** What stands below it; a place that exists for these alone is hidden without any. */
  below?: Place[]
}

/** Places that stand together, below a heading where there is room for one. */
export interface PlaceGroup {
  label: MessageKey
  places: Place[]
}

const inOrder = (places: Place[]): Place[] => places.toSorted((one, other) => one.menu.order - other.menu.order)

const isInMenu = (row: Row): row is Row & { path: Path; menu: MenuFacts } => row.menu !== undefined

const onPages = rows
  .filter(isInMenu)
  .map((row): Place => ({ id: row.path, to: row.path, demands: row, menu: row.menu }))
const outside = Object.entries(links).map(
  ([id, link]): Place => ({ id, url: link.url, demands: link, menu: link.menu }),
)

const isParent = ({ id }: Place) => Object.values(parents).some(({ path }) => path === id)

/** What stands below a place, in its order. */
export const placesBelow = (path: string): Place[] => inOrder(onPages.filter(({ menu }) => menu.under === path))

const withBelow = (place: Place): Place => {
  const below = placesBelow(place.id)
  return below.length > 0 || isParent(place) ? { ...place, below } : place
}

/** The menu from top to bottom, as the pages say it of themselves. */
export const navigation: PlaceGroup[] = menuGroups.map((group) => ({
  label: `nav.group-${group}` as const,
  places: inOrder([...onPages, ...outside].filter(({ menu }) => menu.group === group)).map(withBelow),
}))

/**
 * The part of the menu that somebody sees.
 *
 * @param hindrance what is in somebody's way to a place.
 */
export const shownPart = (
  groups: readonly PlaceGroup[],
  hindrance: (demands: Demands) => Hindrance | undefined,
  installation: Installation | undefined,
): PlaceGroup[] => {
  const shown = (places: readonly Place[]): Place[] =>
    places.flatMap((place) => {
      if (hindrance(place.demands)) return []
      if (place.url) return installation && place.url(installation) ? [place] : []
      if (!place.below) return [place]
      const below = shown(place.below)
      return below.length > 0 ? [{ ...place, below }] : []
    })
  return groups.map((group) => ({ ...group, places: shown(group.places) })).filter((group) => group.places.length > 0)
}
