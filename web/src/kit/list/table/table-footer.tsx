import Button from '@mui/material/Button'
import { mostCounted } from '@pietas/contract/kit/counted'
import { X } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../filters/value-range'
import type { BulkAction } from '../rows/row-actions'
import * as styles from './table-footer.module.css'

interface TableFooterProps<Row> {
  /** Undefined until something is loaded. */
  count: number | undefined
  hasMore: boolean
  /** How many there are in all, counted up to a limit; unknown as long as nobody has counted. */
  total: number | null | undefined
  isLoadingMore: boolean
  selected: Row[]
  bulkActions: BulkAction<Row>[]
  onClear: () => void
}

/** How much is loaded, and what can be done with the rows that are ticked. */
export function TableFooter<Row>({ count, hasMore, total, isLoadingMore, ...selection }: TableFooterProps<Row>) {
  const { t } = useTranslation()
  const { selected, bulkActions, onClear } = selection
  const isSelecting = selected.length > 0
  const offered = bulkActions
    .map((action) => ({ ...action, fitting: action.isFor ? selected.filter(action.isFor) : selected }))
    .filter(({ fitting, takes }) => (takes === undefined ? fitting.length > 0 : fitting.length === takes))
  return (
    <footer className={bulkActions.length > 0 ? `${styles.footer} ${styles.roomy}` : styles.footer}>
      <span aria-live="polite">
        {isSelecting && <strong>{t('table.selected', { count: selected.length })}</strong>}
        {!isSelecting && count !== undefined && <Count count={count} total={hasMore ? total : count} />}
        {isLoadingMore && ` · ${t('common.loading')}`}
      </span>
      {isSelecting && (
        <>
          {offered.map(({ label, icon, destructive, run, fitting }) => (
            <Button
              key={label}
              size="small"
              color={destructive ? 'error' : 'inherit'}
              startIcon={icon}
              onClick={() => run(fitting)}
            >
              {fitting.length < selected.length ? t('table.action-for', { label, count: fitting.length }) : label}
            </Button>
          ))}
          <Button size="small" color="inherit" startIcon={<X size={16} />} onClick={onClear}>
            {t('table.select-none')}
          </Button>
        </>
      )}
    </footer>
  )
}

/** How many rows are loaded, and of how many. */
function Count({ count, total }: { count: number; total: number | null | undefined }) {
  const { t } = useTranslation()
  if (total === count) return t('table.rows-all', { count })
  if (total === null || total === undefined) return t('table.rows-loaded', { count })
  if (total > mostCounted) return t('table.rows-of-more', { count, total: formatNumber(mostCounted) })
  return t('table.rows-of', { count, total: formatNumber(total) })
}
