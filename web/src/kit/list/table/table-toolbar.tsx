import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'

interface TableToolbarProps {
  search: string
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
    <div className="table-toolbar">
      <label className="table-search">
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
      <div className="table-actions">{children}</div>
      {filters}
    </div>
  )
}
