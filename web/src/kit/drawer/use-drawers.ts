import { type HistoryLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DrawerAddress } from './address'

/** Drawers by name; a feature adds its own here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the features
export interface Drawers {}

export type OpenDrawer = { [Name in keyof Drawers]: { name: Name; props: Drawers[Name] } }[keyof Drawers]

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the address does not say of the open drawer, such as what a new record starts from. */
    drawer?: OpenDrawer | undefined
    /** The page below stands one step back in the history. */
    isAbovePage?: boolean | undefined
  }
}

/** What the app knows of all its drawers. */
interface KnownDrawers {
  addresses: { [Name in keyof Drawers]: DrawerAddress<Drawers[Name]> }
  fetchCode: (name: keyof Drawers) => Promise<unknown>
}

let known: KnownDrawers | undefined

/** Set once, by the app. */
export const provideDrawers = (facts: KnownDrawers) => {
  known = facts
}

/** For those who are faster than the idle time: keys typed while code is on its way are lost. */
export const preloadDrawer = (name: keyof Drawers) => known?.fetchCode(name).catch(() => undefined)

type Search = Readonly<Record<string, unknown>>
type Place = Pick<HistoryLocation, 'state'> & { search: Search }

const names = () => Object.keys(known?.addresses ?? {}) as (keyof Drawers)[]

const withoutDrawer = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names().includes(name as keyof Drawers)))

const addressOf = ({ name, props }: OpenDrawer): string =>
  (known?.addresses[name] as DrawerAddress<typeof props> | undefined)?.write(props) ?? ''

const withDrawer = (search: Search, drawer: OpenDrawer | undefined): Search => {
  const page = withoutDrawer(search)
  if (!drawer) return page
  const value = addressOf(drawer)
  if (!value) return page
  // A lone number stands in an address as it is; as a text it would stand in quotes.
  return { ...page, [drawer.name]: Number.isNaN(Number(value)) ? value : Number(value) }
}

const drawerIn = (search: Search): OpenDrawer | undefined => {
  for (const name of names()) {
    const value = search[name]
    const props =
      typeof value === 'string' || typeof value === 'number' ? known?.addresses[name].read(`${value}`) : null
    if (props) return { name, props } as OpenDrawer
  }
  return undefined
}

const openAt = ({ state, search }: Place) => state.drawer ?? drawerIn(search)

/**
 * One drawer is open at a time. It has an address, so that a reload and a link that somebody was sent open it again,
 * and it is an entry of the browser history, so that the back button closes it and the question about unsaved changes
 * is the same as for every other way out.
 */
export function useDrawers() {
  const router = useRouter()
  return useMemo(() => {
    const place = (): Place => router.state.location
    const isOpen = () => openAt(place()) !== undefined
    const show = (drawer: OpenDrawer | undefined, replace: boolean) =>
      router.navigate({
        to: '.',
        search: withDrawer(place().search, drawer) as never,
        hash: true,
        state: (state) => ({
          ...state,
          drawer,
          isAbovePage: drawer && (replace ? state.isAbovePage : true),
        }),
        replace,
        resetScroll: false,
      })
    return {
      open: <Name extends keyof Drawers>(name: Name, props: Drawers[Name]) =>
        show({ name, props } as OpenDrawer, isOpen()),
      /** The person wants it closed. Who came by a link has no page to go back to, but one below the drawer. */
      close: () => {
        if (!isOpen()) return
        if (place().state.isAbovePage) router.history.back()
        else void show(undefined, true)
      },
      /** The work in it is done; replacing leaves a pending step back of the person intact. */
      finish: () => {
        if (isOpen()) void show(undefined, true)
      },
      /** @returns the address of a drawer over the page that is shown, for a link. */
      hrefOf: <Name extends keyof Drawers>(name: Name, props: Drawers[Name]) =>
        router.buildLocation({
          to: '.',
          search: withDrawer(place().search, { name, props } as OpenDrawer) as never,
        }).href,
    }
  }, [router])
}

/** @returns whether a drawer is open at a place, and what is left of its search without it. */
export const belowDrawer = (place: Place): { isOpen: boolean; search: Search } => ({
  isOpen: openAt(place) !== undefined,
  search: withoutDrawer(place.search),
})

/** @returns the drawer that is open, if any, with what it is called in the address. */
export function useOpenDrawer() {
  const location = useRouterState({ select: (state) => state.location })
  const open = openAt(location)
  return open && { ...open, address: addressOf(open) }
}
