import Button from '@mui/material/Button'
import { X } from 'lucide-react'
import { useTranslation } from '../../i18n'
import type { BulkAction } from '../rows/row-actions'
import * as styles from './table-footer.module.css'

interface TableFooterProps<Row> {
  /** Undefined until something is loaded. */
  count: number | undefined
  hasMore: boolean
  isLoadingMore: boolean
  selected: Row[]
  bulkActions: BulkAction<Row>[]
  onClear: () => void
}

/** How much is loaded, and what can be done with the rows that are ticked. */
export function TableFooter<Row>({ count, hasMore, isLoadingMore, ...selection }: TableFooterProps<Row>) {
  const { t } = useTranslation()
  const { selected, bulkActions, onClear } = selection
  const isSelecting = selected.length > 0
  const offered = bulkActions
    .map((action) => ({ ...action, fitting: action.isFor ? selected.filter(action.isFor) : selected }))
    .filter(({ fitting }) => fitting.length > 0)
  return (
    <footer className={bulkActions.length > 0 ? `${styles.footer} ${styles.roomy}` : styles.footer}>
      <span aria-live="polite">
        {isSelecting && <strong>{t('table.selected', { count: selected.length })}</strong>}
        {!isSelecting && count !== undefined && t(hasMore ? 'table.rows-loaded' : 'table.rows-all', { count })}
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
