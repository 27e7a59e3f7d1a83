import { maxPageSize, type Page } from '@pietas/contract/kit/paging'
import type { Product } from '@pietas/contract/products'

type Asked = { filters: { stockTracked: true }; sortBy: 'NAME'; sortDirection: 'ASC'; limit: number; cursor?: string }

/** Every article of which a stock is kept: a sheet with a part of them would leave the rest uncounted. */
export async function allTracked(list: (query: Asked) => Promise<Page<Product>>): Promise<Product[]> {
  const found: Product[] = []
  const query: Asked = { filters: { stockTracked: true }, sortBy: 'NAME', sortDirection: 'ASC', limit: maxPageSize }
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page<Product> = await list(cursor === '' ? query : { ...query, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  }
  return found
}
