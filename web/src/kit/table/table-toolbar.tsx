import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
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
      <TextField
        className="table-search"
        type="search"
        placeholder={t('table.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('table.search'), autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      {filters}
      <div className="table-actions">{children}</div>
    </div>
  )
}
