import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './table-toolbar.module.css'

interface TableToolbarProps {
  /** Absent where nothing is searched. */
  search: string | undefined
  /** While a tab is edited nobody searches. */
  isLocked: boolean
  onSearch: (text: string) => void
  /** They stand below the search and the actions. */
  filters?: ReactNode
  children?: ReactNode
}

export function TableToolbar({ search, isLocked, onSearch, filters, children }: TableToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.toolbar}>
      {search !== undefined && (
        <label className={styles.search}>
          <Search size={18} aria-hidden />
          <input
            type="search"
            autoComplete="off"
            maxLength={200}
            aria-label={t('table.search')}
            placeholder={t('table.search')}
            value={search}
            disabled={isLocked}
            onChange={({ target }) => onSearch(target.value)}
          />
        </label>
      )}
      <div className={styles.actions}>{children}</div>
      {filters}
    </div>
  )
}
