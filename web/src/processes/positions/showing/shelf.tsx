import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../kit/api/client'
import { DrawerSkeleton } from '../../../kit/drawer'
import { EmptyState } from '../../../kit/feedback'
import { useTranslation } from '../../../kit/i18n'
import { LoadMore } from '../../../kit/loading/load-more'
import { Segments } from '../../../kit/segments'
import { ArticleCard } from './article-card'
import * as styles from './showing.module.css'

interface ShelfProps {
  legalEntityId: number
  hasPrices: boolean
  /** How many are chosen of each article. */
  chosen: ReadonlyMap<number, number>
  onChoose: (productId: number, quantity: number) => void
}

const all = 'all'

/** What the house sells, category by category. */
export function Shelf({ legalEntityId, hasPrices, chosen, onChoose }: ShelfProps) {
  const { t } = useTranslation()
  const [category, setCategory] = useState(all)
  const categories = useQuery({
    queryKey: ['product-categories', 'all'],
    queryFn: ({ signal }) =>
      client.productCategories.list({ query: { limit: 200, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  })
  const filters = { legalEntityId, ...(category === all ? {} : { categoryId: Number(category) }) }
  const pages = useInfiniteQuery({
    queryKey: ['products', 'shelf', legalEntityId, category],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.products.list({ query: { cursor, filters, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  const articles = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const options = [
    { value: all, label: t('position.all-categories') },
    ...(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <>
      <Segments many options={options} value={category} onChoose={setCategory} label={t('position.categories')} />
      {pages.isPending && <DrawerSkeleton of="lines" />}
      {pages.isError && <EmptyState title={t('common.error')} />}
      {pages.isSuccess && articles.length === 0 && <EmptyState title={t('position.shelf-empty')} />}
      <ul className={styles.shelf}>
        {articles.map((product) => (
          <li key={product.id}>
            <ArticleCard
              product={product}
              hasPrice={hasPrices}
              quantity={chosen.get(product.id) ?? 0}
              onChoose={(quantity) => onChoose(product.id, quantity)}
            />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  )
}
