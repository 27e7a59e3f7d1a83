import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LoadPage, Sort } from './column'

/** All pages loaded so far, as one list of rows. */
export function usePages<Row>(cacheKey: readonly unknown[], load: LoadPage<Row>, query: string, sort: Sort | null) {
  const pages = useInfiniteQuery({
    queryKey: [...cacheKey, 'table', { query, ...sort }],
    queryFn: ({ pageParam, signal }) => load({ cursor: pageParam, query, ...sort }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  const { data } = pages
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  return { ...pages, rows }
}
