import type { Rolldown } from 'vite'

const entry = /[/](main[.]tsx|index[.]html|service-worker[.]ts)$/

/**
 * What every page loads, in two files instead of a hundred: gzip packs one large file far better than many small ones
 * (24 kB less in each first load). The libraries lie apart, because a browser keeps them from release to release.
 */
export const firstChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'house', tags: ['$initial'], test: (id) => !entry.test(id) },
]

/** Files that several screens load, put together as planned. */
export const sharedChunks = (plan: ReadonlyMap<string, string>): Rolldown.CodeSplittingGroup => ({
  debugName: 'shared',
  includeDependenciesRecursively: false,
  name: (id) => plan.get(id) ?? null,
})
