import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { NeededGoods } from '@pietas/contract/processes'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { type Translate, useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import * as styles from './goods.module.css'
import * as shared from './positions-tab.module.css'
import { refreshPositions } from './use-positions'

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
      onClick={() => void book(processId, one, t)}
      aria-label={t(`position.book-what.${kind}`, { name: one.name })}
    >
      {t(`position.book.${kind}`)}
    </Button>
  )
}

const move = (processId: number, { productId }: NeededGoods, open: number, ignoreStock: boolean) =>
  client.products.move(
    productId,
    { kind: open > 0 ? 'OUT' : 'IN', quantity: Math.abs(open), processId },
    { query: { ignoreStock } },
  )

async function book(processId: number, one: NeededGoods, t: Translate): Promise<void> {
  const open = openOf(one)
  try {
    try {
      await move(processId, one, open, false)
    } catch (error) {
      if (!isProblem(error, 'STOCK_EXCEEDED')) throw error
      const sure = await confirm({
        title: t('position.stock-exceeded'),
        description: t('position.stock-exceeded-hint', { name: one.name, count: one.stock }),
        confirm: t('position.stock-exceeded-anyway'),
      })
      if (!sure) return
      await move(processId, one, open, true)
    }
    toast.success('position.booked')
  } catch {
    toast.error('position.booked-not')
  } finally {
    await refreshPositions()
  }
}
