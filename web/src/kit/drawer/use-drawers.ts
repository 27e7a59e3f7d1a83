import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'

/** Drawers by name; a feature adds its own here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the features
export interface Drawers {}

export type OpenDrawer = { [Name in keyof Drawers]: { name: Name; props: Drawers[Name] } }[keyof Drawers]

declare module '@tanstack/react-router' {
  interface HistoryState {
    drawer?: OpenDrawer | undefined
  }
}

/**
 * One drawer is open at a time. It is an entry of the browser history, so that the back button closes it
 * and the question about unsaved changes is the same as for every other way out.
 */
export function useDrawers() {
  const router = useRouter()
  return useMemo(() => {
    const isOpen = () => router.state.location.state.drawer !== undefined
    const show = (drawer: OpenDrawer | undefined, replace: boolean) =>
      router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, drawer }),
        replace,
        resetScroll: false,
      })
    return {
      open: <Name extends keyof Drawers>(name: Name, props: Drawers[Name]) =>
        show({ name, props } as OpenDrawer, isOpen()),
      /** The person wants it closed. */
      close: () => {
        if (isOpen()) router.history.back()
      },
      /** The work in it is done; replacing leaves a pending step back of the person intact. */
      finish: () => {
        if (isOpen()) void show(undefined, true)
      },
    }
  }, [router])
}

export const useOpenDrawer = () => useRouterState({ select: (state) => state.location.state.drawer })

let fetchCode: ((name: keyof Drawers) => void) | undefined

/** Knows where the code of a drawer is; set by the app, which knows all of them. */
export const provideDrawerCode = (fetch: typeof fetchCode) => {
  fetchCode = fetch
}

/** For those who are faster than the idle time: keys typed while code is on its way are lost. */
export const preloadDrawer = (name: keyof Drawers) => fetchCode?.(name)
