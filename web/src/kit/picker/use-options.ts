import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { queries } from '../api'
import { useDebounced } from '../api/use-debounced'
import type { PickerSource } from './source'
import { useMayRead } from './use-may-read'

/** The record of a chosen id, deleted or not. */
export function useChosen<Item extends { id: number }>(source: PickerSource<Item>, id: number | null) {
  const mayRead = useMayRead(source)
  const found = useQuery({
    queryKey: [...source.key, 'chosen', id],
    queryFn: async () => (await source.byIds([id as number]))[0] ?? null,
    enabled: id !== null && mayRead,
  })
  const atHand = source.atHand?.find((item) => item.id === id)
  return { data: found.data ?? atHand, isLoading: found.isLoading }
}

/** Keeps a record that comes from elsewhere than the list, so that its name stands there as soon as it is chosen. */
export const keepChosen = <Item extends { id: number }>(source: PickerSource<Item>, item: Item) =>
  queries.setQueryData([...source.key, 'chosen', item.id], item)

const says = (label: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

/** The options for what is typed, page by page. */
function usePages<Item extends { id: number }>(source: PickerSource<Item>, typed: string, open: boolean) {
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
  // What was found for an earlier text may only be chosen where it fits this one: somebody types and presses Enter
  // faster than the server answers.
  const isEarlier = query !== typed || pages.isPlaceholderData
  return {
    items: isEarlier ? items.filter((item) => says(source.label(item), typed)) : items,
    loading: pages.isFetching || isEarlier,
    failed: pages.isError,
    /** What is listed was found for what is typed now. */
    answered: pages.isSuccess && !isEarlier,
    more: () => {
      if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
    },
  }
}

/** The options, and the chosen record even when it is on no page. */
export function useOptions<Item extends { id: number }>(
  source: PickerSource<Item>,
  typed: string,
  open: boolean,
  value: number | null,
) {
  const pages = usePages(source, typed, open)
  const listed = pages.items.find((item) => item.id === value)
  const chosen = useChosen(source, listed ? null : value)
  return {
    ...pages,
    chosen: value === null ? null : (listed ?? chosen.data ?? null),
    loading: pages.loading || (value !== null && !listed && chosen.isLoading),
  }
}

/** The options, and the chosen records in their order even when they are on no page. */
export function useManyOptions<Item extends { id: number }>(
  source: PickerSource<Item>,
  typed: string,
  open: boolean,
  ids: readonly number[],
) {
  const pages = usePages(source, typed, open)
  // What has been seen once stays known, whatever the next search leaves out.
  const seen = useRef(new Map<number, Item>())
  const mayRead = useMayRead(source)
  for (const item of source.atHand ?? []) if (!seen.current.has(item.id)) seen.current.set(item.id, item)
  const missing = ids.filter((id) => !pages.items.some((item) => item.id === id) && !seen.current.has(id))
  const found = useQuery({
    queryKey: [...source.key, 'chosen', missing],
    queryFn: () => source.byIds(missing),
    enabled: missing.length > 0 && mayRead,
    placeholderData: keepPreviousData,
  })
  for (const item of [...(found.data ?? []), ...pages.items]) seen.current.set(item.id, item)
  const chosen = ids.flatMap((id) => seen.current.get(id) ?? [])
  // The same list as long as nothing of it changes: the field takes another one for a choice and clears what is typed.
  const kept = useRef(chosen)
  if (JSON.stringify(kept.current) !== JSON.stringify(chosen)) kept.current = chosen
  return { ...pages, chosen: kept.current }
}
