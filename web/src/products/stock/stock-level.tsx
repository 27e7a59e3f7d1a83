import type { Product } from '@pietas/contract/products'
import { useTranslation } from '../../kit/i18n'
import { SoftChip } from '../../kit/theme'
import * as styles from './stock-level.module.css'

/** How many there are, and that there should be more. */
export function StockLevel({ product }: { product: Product }) {
  const { t } = useTranslation()
  if (!product.stockTracked) return null
  return (
    <span className={styles.level}>
      {product.isLow && (
        <SoftChip tone={product.stock < 0 ? 'red' : 'orange'}>
          {t(product.stock < 0 ? 'stock.negative' : 'stock.low')}
        </SoftChip>
      )}
      <span className="numeric">{product.stock}</span>
    </span>
  )
}
