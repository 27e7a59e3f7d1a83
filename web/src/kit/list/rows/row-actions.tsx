import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Permission } from '@pietas/contract/kit'
import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './rows.module.css'

interface ActionFacts<Row> {
  label: string
  icon: ReactNode
  /** Without it the action does not exist. */
  permission?: Permission
  destructive?: boolean
  /** Absent = something to do with every row. */
  isFor?: (row: Row) => boolean
}

/** Something to do with one row. */
export interface RowAction<Row> extends ActionFacts<Row> {
  run: (row: Row) => void
}

/** Something to do with the rows that are ticked; where it is not for all of them, it says for how many and leaves out the rest. */
export interface BulkAction<Row> extends ActionFacts<Row> {
  /** How many rows it takes; absent = any number. */
  takes?: number
  run: (rows: Row[]) => void
}

interface RowActionsProps<Row> {
  row: Row
  actions: RowAction<Row>[]
  tabIndex: number
}

/** A plain button: while one scrolls, every new row makes one. */
export function RowActions<Row>({ row, actions, tabIndex }: RowActionsProps<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const fitting = actions.filter(({ isFor }) => isFor?.(row) ?? true)
  if (fitting.length === 0) return null
  const choose = (action: RowAction<Row>) => {
    setAnchor(null)
    action.run(row)
  }
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles.menuButton}
        aria-label={t('table.actions')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {fitting.map((action) => (
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
