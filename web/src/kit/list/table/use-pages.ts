import { mostCounted } from '@pietas/contract/kit/counted'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LoadPage, Sort } from '../columns/column'
import type { Filter, FilterValues } from '../filters/filter'
import { activeValues } from '../filters/filter-values'
import { wireFilters } from '../filters/wire-filters'

/** What a table shows at the moment. */
export interface Shown {
  query: string
  sort: Sort | null
  filters: readonly Filter[]
  values: FilterValues
}

// Who reads on gets more at once: fewer requests on the way through a long list.
const laterPages = 100

// To read again means every page loaded so far: whoever comes back to the window is not worth hundreds of requests.
const isShort = (query: { state: { data?: { pages: unknown[] } | undefined } }): boolean =>
  (query.state.data?.pages.length ?? 0) <= 5

/** The request behind what is shown, without cursor and page size. */
export async function requestOf({ query, sort, filters, values }: Shown) {
  const wired = await wireFilters(filters, values)
  return { query, ...sort, ...(wired ? { filters: wired } : {}) }
}

/** All pages loaded so far, as one list of rows. */
export function usePages<Row>(cacheKey: readonly unknown[], load: LoadPage<Row>, shown: Shown) {
  const { query, sort } = shown
  const queryKey = [...cacheKey, 'table', { query, ...sort, values: activeValues(shown.filters, shown.values) }]
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const request = await requestOf(shown)
      return load({ ...request, cursor: pageParam, ...(pageParam ? { limit: laterPages } : {}) }, signal)
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  })
  const { data } = pages
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  // The list does not wait for it, and one that is loaded whole knows it already.
  const { data: total } = useQuery({
    queryKey: [...queryKey, 'total'],
    queryFn: async ({ signal }) => {
      const request = await requestOf(shown)
      return (await load({ ...request, cursor: '', limit: 1, countUpTo: mostCounted }, signal)).total ?? null
    },
    enabled: pages.hasNextPage && !pages.isPlaceholderData,
  })
  return { ...pages, rows, total }
}
