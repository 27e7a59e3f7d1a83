import Button from '@mui/material/Button'
import type { Product } from '@pietas/contract/products'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { bookForProcess } from './book-for-process'
import * as styles from './stock-drawer.module.css'

/** The open processes that wait for an article; goods are given out to each of them. */
export function Reservations({ product, mayBook }: { product: Product; mayBook: boolean }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['products', 'reservations', product.id],
    queryFn: ({ signal }) => client.products.listReservations(product.id, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.movements} aria-label={t('stock.reservations')}>
      <h3 className={styles.title}>{t('stock.reservations')}</h3>
      <ul className={styles.reservations}>
        {data.items.map((one) => (
          <li key={one.processId}>
            <span>{t('stock.reservation', { id: one.processId, open: one.open })}</span>
            {mayBook && (
              <Button
                size="small"
                disabled={product.stock < one.open}
                aria-label={t('stock.give-out-to', { id: one.processId })}
                onClick={() => void bookForProcess(product, one.processId, one.open)}
              >
                {t('stock.give-out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
