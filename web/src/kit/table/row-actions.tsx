import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Permission } from '@pietas/contract/kit'
import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n'

/** Something to do with one row; without the permission it does not exist. */
export interface RowAction<Row> {
  label: string
  icon: ReactNode
  permission?: Permission
  destructive?: boolean
  run: (row: Row) => void
}

export function RowActions<Row>({ row, actions }: { row: Row; actions: RowAction<Row>[] }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (action: RowAction<Row>) => {
    setAnchor(null)
    action.run(row)
  }
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={t('table.actions')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              sx={action.destructive ? { color: 'error.main' } : {}}
              onClick={() => choose(action)}
            >
              <ListItemIcon>{action.icon}</ListItemIcon>
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
