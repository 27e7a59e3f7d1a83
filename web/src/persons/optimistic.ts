import type { Page } from '@pietas/contract/kit'
import type { PersonRow } from '@pietas/contract/persons'
import type { InfiniteData } from '@tanstack/react-query'
import { queries } from '../kit/api'

type Pages = InfiniteData<Page<PersonRow>>

const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data

/** Shows changes in every loaded list before the server has answered. Returns the way back. */
export function showAtOnce(personId: number, changes: object): () => void {
  const before = queries.getQueriesData<unknown>({ queryKey: ['persons'] })
  for (const [key, data] of before) {
    if (!isPages(data)) continue
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((row) => (row.id === personId ? { ...row, ...changes } : row)),
    }))
    queries.setQueryData(key, { ...data, pages })
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}
