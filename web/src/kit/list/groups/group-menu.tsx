import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import type { Sort } from '../columns/column'
import * as toolbar from '../table/table-toolbar.module.css'
import { applies, type Grouping } from './grouping'
import { ungrouped } from './use-groups'

interface GroupMenuProps<Row> {
  groupings: readonly Grouping<Row>[]
  sort: Sort | null
  chosen: string
  onChoose: (id: string) => void
}

/** By what the rows are grouped; what says nothing in the order of the list cannot be chosen. */
export function GroupMenu<Row>({ groupings, sort, chosen, onChoose }: GroupMenuProps<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (id: string) => {
    setAnchor(null)
    onChoose(id)
  }
  return (
    <>
      <Button
        color="inherit"
        className={toolbar.tool}
        aria-label={t('table.group')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Rows3 size={18} aria-hidden />
        <span>{t('table.group')}</span>
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {groupings.map((grouping) => (
            <MenuItem
              key={grouping.id}
              role="menuitemradio"
              aria-checked={grouping.id === chosen}
              selected={grouping.id === chosen}
              disabled={!applies(grouping, sort)}
              onClick={() => choose(grouping.id)}
            >
              {t(grouping.label)}
            </MenuItem>
          ))}
          <MenuItem
            role="menuitemradio"
            aria-checked={chosen === ungrouped}
            selected={chosen === ungrouped}
            onClick={() => choose(ungrouped)}
          >
            {t('table.group-none')}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
