import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { NeededGoods } from '@pietas/contract/processes'
import { type Translate, useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { bookForProcess } from '../../products'
import * as styles from './goods.module.css'
import * as shared from './positions-tab.module.css'

interface GoodsProps {
  processId: number
  goods: readonly NeededGoods[]
}

/** What the process takes out of the store: what it waits for, and what it has been given. */
export function Goods({ processId, goods }: GoodsProps) {
  const { t } = useTranslation()
  const mayBook = usePermissions()('Warehouse:BookStock')
  return (
    <Paper component="section" variant="outlined" className={shared.panel} aria-label={t('position.goods')}>
      <header>
        <h2>{t('position.goods')}</h2>
      </header>
      <ul className={styles.goods}>
        {goods.map((one) => (
          <li key={one.productId}>
            <div className={styles.what}>
              <span dir="auto">{one.name}</span>
              <span data-short={isShort(one) || undefined}>{stateOf(one, t)}</span>
            </div>
            {mayBook && <BookButton processId={processId} one={one} />}
          </li>
        ))}
      </ul>
    </Paper>
  )
}

const openOf = ({ needed, booked }: NeededGoods): number => needed - Math.max(booked, 0)

const isShort = (one: NeededGoods): boolean => openOf(one) > one.stock

const stateOf = (one: NeededGoods, t: Translate): string => {
  const open = openOf(one)
  if (open > 0) return t(isShort(one) ? 'position.goods-short' : 'position.goods-open', { open, stock: one.stock })
  if (open < 0) return t('position.goods-over', { count: -open })
  return t('position.goods-given', { count: one.booked })
}

/** Gives out what is waited for, or takes back what is too much. */
function BookButton({ processId, one }: { processId: number; one: NeededGoods }) {
  const { t } = useTranslation()
  const open = openOf(one)
  if (open === 0) return null
  const kind = open > 0 ? 'OUT' : 'IN'
  return (
    <Button
      size="small"
      onClick={() => void bookForProcess({ ...one, id: one.productId }, processId, open)}
      aria-label={t(`position.book-what.${kind}`, { name: one.name })}
    >
      {t(`position.book.${kind}`)}
    </Button>
  )
}
