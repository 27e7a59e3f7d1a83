import { useSyncExternalStore } from 'react'
import { queries } from './queries'

/** The instant at which the oldest part of what is on the screen was loaded, in ms; nothing when nothing was. */
const oldest = (): number | undefined => {
  const loaded = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return loaded.length > 0 ? Math.min(...loaded) : undefined
}

export const useOldest = () => useSyncExternalStore((listen) => queries.getQueryCache().subscribe(listen), oldest)
