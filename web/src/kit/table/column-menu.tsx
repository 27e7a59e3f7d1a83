import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, Columns3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../i18n'
import type { Column } from './column'

interface ColumnMenuProps<Row> {
  columns: Column<Row>[]
  visible: Column<Row>[]
  onChange: (visibility: Record<string, boolean>) => void
}

/** Shows and hides columns; the last one stays. */
export function ColumnMenu<Row>({ columns, visible, onChange }: ColumnMenuProps<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isShown = (column: Column<Row>) => visible.includes(column)
  const toggle = (column: Column<Row>) => {
    if (isShown(column) && visible.length === 1) return
    onChange(Object.fromEntries(columns.map((each) => [each.id, each === column ? !isShown(each) : isShown(each)])))
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Columns3 size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('table.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={isShown(column)}
            dense
            onClick={() => toggle(column)}
          >
            <Check size={18} aria-hidden className={isShown(column) ? undefined : 'table-unchecked'} />
            {t(column.header)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
