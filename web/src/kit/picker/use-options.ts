import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../api/use-debounced'
import type { PickerSource } from './source'

/** The record of a chosen id, deleted or not. */
export const useChosen = <Item extends { id: number }>(source: PickerSource<Item>, id: number | null) =>
  useQuery({
    queryKey: [...source.key, 'chosen', id],
    queryFn: async () => (await source.byIds([id as number]))[0] ?? null,
    enabled: id !== null,
  })

/** The options for what is typed, page by page, and the chosen record even when it is on no page. */
export function useOptions<Item extends { id: number }>(
  source: PickerSource<Item>,
  typed: string,
  open: boolean,
  value: number | null,
) {
  const query = useDebounced(typed)
  const pages = useInfiniteQuery({
    queryKey: [...source.key, 'options', query],
    queryFn: ({ pageParam, signal }) => source.list(query, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: open,
    placeholderData: keepPreviousData,
    // A record made in another tab a moment ago must be found.
    staleTime: 0,
  })
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  const listed = items.find((item) => item.id === value)
  const chosen = useChosen(source, listed ? null : value)
  return {
    items,
    chosen: value === null ? null : (listed ?? chosen.data ?? null),
    loading: pages.isFetching || (value !== null && !listed && chosen.isLoading),
    failed: pages.isError,
    more: () => {
      if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
    },
  }
}
