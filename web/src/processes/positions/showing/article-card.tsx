import IconButton from '@mui/material/IconButton'
import type { Product } from '@pietas/contract/products'
import { Check, Minus, Package, Plus } from 'lucide-react'
import { useTranslation } from '../../../kit/i18n'
import { documentUrls } from '../../../kit/media'
import { priceText } from '../../../products'
import * as styles from './article-card.module.css'

interface ArticleCardProps {
  product: Product
  hasPrice: boolean
  /** How many are chosen. */
  quantity: number
  onChoose: (quantity: number) => void
}

/** One article as relatives see it: a press chooses it, another one puts it back. */
export function ArticleCard({ product, hasPrice, quantity, onChoose }: ArticleCardProps) {
  const { t } = useTranslation()
  const { name, description } = product
  const isChosen = quantity > 0
  return (
    <div className={styles.card} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? 0 : 1)}
      >
        <Picture product={product} />
        {isChosen && (
          <span className={styles.sign}>
            <Check size={18} aria-hidden />
          </span>
        )}
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        {description && (
          <span dir="auto" className={styles.description}>
            {description}
          </span>
        )}
        {hasPrice && <span className={`${styles.price} numeric`}>{priceText(product)}</span>}
      </button>
      {isChosen && (
        <div className={styles.count}>
          <IconButton aria-label={t('position.fewer', { text: name })} onClick={() => onChoose(quantity - 1)}>
            <Minus size={18} aria-hidden />
          </IconButton>
          <output>{quantity}</output>
          <IconButton aria-label={t('position.more', { text: name })} onClick={() => onChoose(quantity + 1)}>
            <Plus size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}

function Picture({ product: { documentAccessToken } }: { product: Product }) {
  return (
    <span className={styles.picture}>
      {documentAccessToken ? (
        <img src={documentUrls.thumbnail(documentAccessToken, 300)} alt="" loading="lazy" />
      ) : (
        <Package size={48} strokeWidth={1} aria-hidden />
      )}
    </span>
  )
}
