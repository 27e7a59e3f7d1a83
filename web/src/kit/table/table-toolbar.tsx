import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n'

interface TableToolbarProps {
  search: string
  onSearch: (text: string) => void
  /** Filters beside the search, actions at the end. */
  filters?: ReactNode
  children?: ReactNode
}

export function TableToolbar({ search, onSearch, filters, children }: TableToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="table-toolbar">
      <label className="table-search">
        <Search size={18} aria-hidden />
        <input
          type="search"
          autoComplete="off"
          aria-label={t('table.search')}
          placeholder={t('table.search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      {filters}
      <div className="table-actions">{children}</div>
    </div>
  )
}
